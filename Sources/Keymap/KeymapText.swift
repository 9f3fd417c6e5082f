/// A whole keymap as XKB's text, format v1: what a compositor sends and `xkbcomp` writes.
public struct KeymapText: Hashable, Sendable {
  /// The longest that is looked at, in bytes; what X servers and compositors send is a tenth of it.
  public static let limit = 1 << 20

  /// `xkb_keymap { … }`.
  public var text: String

  /// Takes a text as it is; whether it is a keymap is seen when one is made of it.
  public init(_ text: String) {
    self.text = text
  }
}
