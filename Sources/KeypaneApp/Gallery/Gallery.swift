import Display
import KeyboardCore
import Posix

/// `keypane picture --gallery DIR`: every keyboard type on phone and tablet in every appearance, with a page that shows
/// them side by side.
struct Gallery {
  private let field: FieldOptions
  private let screen: ScreenOptions
  private let library: LayoutLibrary
  private let data: DataFolder

  init(_ arguments: Arguments) throws(AppError) {
    data = try DataFolder(arguments)
    library = LayoutLibrary.announced(data, for: arguments)
    field = try FieldOptions(arguments, layouts: library.facts)
    screen = try ScreenOptions(arguments)
  }

  /// Writes all pictures, `index.html` and `sheet.png`, the light phone's keyboards on one picture.
  func write(to folder: String, progress: (_ done: Int, _ all: Int) -> Void) throws(AppError) {
    do { try Files.makeFolder(folder) } catch { throw .unwritable(error, folder) }
    let pictures = pictures
    let painter: KeyboardPainter
    do { painter = KeyboardPainter(artwork: try Artwork(assets: data.assets, theme: screen.theme)) } catch {
      throw AppError(error)
    }
    let onSheet = pictures.filter { $0.idiom == .phone && $0.appearance == .light && $0.section == .types }
    var height = 1
    for picture in onSheet { height = max(height, try keyboard(picture).plan.geometry.frame.height) }
    let cell = KeySize(width: Self.size(.phone).width, height: height)
    do {
      var sheet = try ContactSheet(columns: 3, cell: cell, count: onSheet.count)
      for (index, picture) in pictures.enumerated() {
        let canvas = try draw(picture, painter)
        try canvas.writePNG(to: "\(folder)/\(picture.file)")
        if onSheet.contains(picture) { sheet.add(canvas) }
        progress(index + 1, pictures.count)
      }
      try sheet.write(to: "\(folder)/sheet.png")
    } catch {
      switch error {
      case let error as AppError: throw error
      case let error as DisplayError: throw AppError(error)
      default: throw AppError(.software, "\(error)")
      }
    }
    let page = GalleryPage(title: "Keypane: keyboards of \(field.locale)", pictures: pictures)
    do { try Files.write("\(folder)/index.html", Array(page.html.utf8)) } catch {
      throw .unwritable(error, "\(folder)/index.html")
    }
  }

  // MARK: - What is shown

  private static let appearances: [KeyboardAppearance] = [.light, .dark, .highContrast]

  /// A phone of 390 x 844 points with two pixels a point, a tablet of 1180 x 820 with one.
  private static func size(_ idiom: Idiom) -> KeySize {
    idiom == .phone ? KeySize(width: 780, height: 1688) : KeySize(width: 1180, height: 820)
  }

  private var pictures: [GalleryPicture] {
    var pictures: [GalleryPicture] = []
    for idiom in Idiom.allCases {
      for appearance in Self.appearances {
        for type in KeyboardType.allCases {
          pictures.append(
            GalleryPicture(
              section: .types, idiom: idiom, appearance: appearance, title: type.name, keyboardType: type))
        }
        for plane in ["numbers", "symbols"] + (EmojiFiles(data).exist ? ["emoji"] : []) {
          pictures.append(
            GalleryPicture(
              section: .planes, idiom: idiom, appearance: appearance, title: plane, keyboardType: .default,
              plane: plane))
        }
        for state in GalleryState.allCases {
          pictures.append(
            GalleryPicture(
              section: .states, idiom: idiom, appearance: appearance, title: state.title, keyboardType: .default,
              state: state))
        }
      }
    }
    return pictures
  }

  // MARK: - Drawing

  private func draw(_ shown: GalleryPicture, _ painter: KeyboardPainter) throws -> Canvas {
    var keyboard = try keyboard(shown)
    switch shown.state {
    case .pressed: try touchLetter(&keyboard, .press) { _ in true }
    case .longPress: try touchLetter(&keyboard, .hold) { !$0.longPress.isEmpty }
    case .shift: try keyboard.show(.on)
    case .locked: try keyboard.show(.locked)
    case .disabled, .action, .loading, nil: break
    }
    var picture = keyboard.picture()
    if shown.state == .loading { picture.isLoading = true }
    return try painter.canvas(of: picture)
  }

  private func keyboard(_ shown: GalleryPicture) throws(AppError) -> Keyboard {
    var field = field
    field.idiom = shown.idiom
    field.traits = TextInputTraits()
    field.traits.keyboardType = shown.keyboardType
    field.traits.keyboardAppearance = shown.appearance
    if shown.state == .disabled { field.traits.enablesReturnKeyAutomatically = true }
    if shown.state == .action { field.traits.returnKeyType = .go }
    var screen = screen
    screen.size = Self.size(shown.idiom)
    screen.scale = shown.idiom == .phone ? 2 : 1
    var rack = KeyboardRack(field, screen: screen, library: library, emoji: EmojiFiles(data))
    var keyboard = try rack.keyboard(for: KeyboardRack.Field(traits: field.traits))
    guard let plane = shown.plane else { return keyboard }
    if plane == "emoji" {
      var effects = Effects()
      _ = try rack.take(KeyAction(time: .zero, key: "emoji", command: .emoji), on: &keyboard, into: &effects)
    } else if let index = keyboard.plan.plane(plane) {
      keyboard = Keyboard(plan: keyboard.plan, traits: keyboard.traits, plane: index)
    }
    return keyboard
  }

  /// A letter in the middle of the row that has most of them, so that the preview is seen.
  private func touchLetter(
    _ keyboard: inout Keyboard, _ touch: Keyboard.Touch, where suits: (LayoutKey) -> Bool
  ) throws(AppError) {
    let keys = keyboard.plan.planes[keyboard.plane].keys.filter { $0.key.role == .character && suits($0.key) }
    guard !keys.isEmpty else { return }
    try keyboard.touch(keys[keys.count / 2].key.id, touch)
  }
}
