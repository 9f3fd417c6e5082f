import KeyboardCore

/// One picture of the gallery: which keyboard it shows and the file that it stands in.
struct GalleryPicture: Sendable, Hashable {
  /// The part of the page that it belongs to.
  enum Section: Sendable, Hashable {
    /// The keyboard types, each as it opens.
    case types
    /// The other planes of the plain keyboard.
    case planes
    /// Keys under fingers, locked, disabled.
    case states
  }

  var section: Section
  var idiom: Idiom
  var appearance: KeyboardAppearance
  /// What stands over it: a keyboard type, a plane, a state.
  var title: String
  var keyboardType: KeyboardType
  /// Nil: the plane that the type opens on.
  var plane: String?
  var state: GalleryState?

  /// The file's name; no two pictures of a gallery share one.
  var file: String {
    let name = title.map { $0.isLetter || $0.isNumber ? $0 : "-" }
    return "\(idiom.rawValue)-\(String(name))-\(appearance.name).png"
  }
}

/// What has happened to the keyboard of a picture before it was taken.
enum GalleryState: String, Sendable, CaseIterable {
  /// A letter under a finger, with its preview.
  case pressed
  /// A letter that has been held, with what it offers beside itself.
  case longPress
  /// Shift for one letter.
  case shift
  /// Caps lock.
  case locked
  /// A return key that waits for the field to have text.
  case disabled
  /// A return key that ends the form.
  case action
  /// The bar waits for what it is to offer.
  case loading

  var title: String {
    switch self {
    case .pressed: "key pressed"
    case .longPress: "long press"
    case .shift: "shift"
    case .locked: "caps lock"
    case .disabled: "return disabled"
    case .action: "return as an action"
    case .loading: "suggestions loading"
    }
  }
}
