/// What is to be seen of the keyboard at one moment: a value, compared key by key to find what must be drawn anew.
public struct KeyboardPicture: Sendable, Hashable {
  /// The whole keyboard, bar included.
  public var frame: KeyRect
  /// The QuickType bar; empty where the field has none.
  public var bar: KeyRect
  /// What the bar offers, in the order in which it is offered.
  public var barItems: [BarCap]
  /// The shown plane's keys, in the order of `PlacedPlane.keys`.
  public var keys: [KeyCap]
  /// The pressed key shown large above the finger.
  public var preview: KeyPreview?
  /// What a held key offers, above everything else.
  public var popup: KeyPopup?
  /// The bar waits for what it is to offer.
  public var isLoading = false
  /// Light, dark or of high contrast; never `default`.
  public var appearance: KeyboardAppearance
  /// Pixels a point: sizes of letters, radii and lines grow with it.
  public var scale: Double

  /// A light keyboard of one pixel a point with no key pressed large, where not told otherwise.
  public init(
    frame: KeyRect, bar: KeyRect, barItems: [BarCap] = [], keys: [KeyCap], preview: KeyPreview? = nil,
    popup: KeyPopup? = nil, appearance: KeyboardAppearance = .light, scale: Double = 1
  ) {
    self.frame = frame
    self.bar = bar
    self.barItems = barItems
    self.keys = keys
    self.preview = preview
    self.popup = popup
    self.appearance = appearance
    self.scale = scale
  }
}

/// One key as it is drawn.
public struct KeyCap: Sendable, Hashable {
  /// How a key's ground is coloured.
  public enum Style: Sendable, Hashable {
    /// A key that types: white in the light appearance.
    case character
    /// A key that does something: grey.
    case function
    /// A return key that carries out an action: coloured.
    case action
    /// Nothing is drawn.
    case blank
  }

  /// What stands on a key.
  public enum Symbol: Sendable, Hashable {
    /// The key's label.
    case text
    /// Shift, not on: hollow arrow.
    case shiftOff
    /// Shift for one letter: filled arrow on a light key.
    case shiftOn
    /// Caps lock: filled arrow with a line beneath.
    case shiftLocked
    /// Deleting backwards.
    case delete
    /// Return: the key's label, or an icon where it has none or no font has its letters.
    case `return`
    /// The next keyboard.
    case globe
    /// The emoji keyboard.
    case emoji
    /// Putting the keyboard away.
    case hide
    /// Searching the emoji.
    case search
    /// What is looked for: the label, behind a magnifier.
    case query
    /// The page before.
    case pageUp
    /// The page behind.
    case pageDown
  }

  /// `LayoutKey.id`.
  public var id: String
  /// The cap itself, without the gap around it.
  public var rect: KeyRect
  /// How its ground is coloured.
  public var style: Style
  /// Whether the label stands on it, or which icon.
  public var symbol: Symbol
  /// What stands on it where `symbol` is `text`, in the case that shift has chosen.
  public var label: String
  /// Small letters under the label.
  public var hint: String
  /// Small and pale above the label.
  public var secondary: String
  /// A finger holds it; never told of the characters of a secret.
  public var isPressed: Bool
  /// It does something when it is touched; drawn pale where not.
  public var isEnabled: Bool
  /// A modifier that holds until it is tapped again.
  public var isLocked: Bool
  /// The one of its row that is shown, or a modifier that is on.
  public var isChosen: Bool

  /// A key at rest that types and shows its label, where not told otherwise.
  public init(
    id: String, rect: KeyRect, style: Style = .character, symbol: Symbol = .text, label: String = "", hint: String = "",
    secondary: String = "", isPressed: Bool = false, isEnabled: Bool = true, isLocked: Bool = false,
    isChosen: Bool = false
  ) {
    self.id = id
    self.rect = rect
    self.style = style
    self.symbol = symbol
    self.label = label
    self.hint = hint
    self.secondary = secondary
    self.isPressed = isPressed
    self.isEnabled = isEnabled
    self.isLocked = isLocked
    self.isChosen = isChosen
  }
}

/// The bubble above a pressed key.
public struct KeyPreview: Sendable, Hashable {
  /// The cap that it stands over.
  public var key: KeyRect
  /// What stands on that cap, drawn large.
  public var label: String

  /// A bubble; whether a key has one is the keyboard's decision.
  public init(key: KeyRect, label: String) {
    self.key = key
    self.label = label
  }
}
