/// What a held key offers, drawn over the keyboard and, where need be, over the screen above it.
public struct KeyPopup: Sendable, Hashable {
  /// How the items are arranged.
  public enum Style: Sendable, Hashable {
    /// Beside each other in one bubble that grows out of the key: the alternates of a long press.
    case alternates
    /// One below the other: the keyboards that the globe key lists.
    case menu
    /// Around the key, where the finger must go: a flick key.
    case petals
  }

  /// One thing that is offered.
  public struct Item: Sendable, Hashable {
    /// Where it stands, in keyboard units.
    public var rect: KeyRect
    /// What stands there.
    public var label: String

    /// An item at its place.
    public init(rect: KeyRect, label: String) {
      self.rect = rect
      self.label = label
    }
  }

  /// How the items are arranged.
  public var style: Style
  /// The cap that it grows out of.
  public var key: KeyRect
  /// The whole of it, the items with the margin around them; it may reach above the keyboard's frame.
  public var frame: KeyRect
  /// What is offered.
  public var items: [Item]
  /// The item that is typed when the finger leaves now.
  public var selected: Int?

  /// A pop-up; where it stands is the keyboard's decision.
  public init(style: Style, key: KeyRect, frame: KeyRect, items: [Item], selected: Int? = nil) {
    self.style = style
    self.key = key
    self.frame = frame
    self.items = items
    self.selected = selected
  }
}
