import KeyboardCore

/// What happens to text that is wider than its field.
public enum TextOverflow: String, NamedTrait {
  /// It is cut at the field's edge.
  case clip
  /// It goes on in the next line.
  case wrap
  /// An ellipsis stands for its beginning.
  case truncateHead
  /// An ellipsis stands for its middle.
  case truncateMiddle
  /// An ellipsis stands for its end.
  case truncateTail

  /// As the form file spells it.
  public var name: String { rawValue }

  /// As the form file spells it; nil for any other text.
  public init?(name: String) { self.init(rawValue: name) }

  private static let ellipsis = "…"

  /// A text of which so many characters have room.
  func shortened(_ text: String, keeping kept: Int) -> String {
    switch self {
    // What is cut off is one column of pixels, not one character: give a few more.
    case .clip, .wrap: String(text.prefix(kept + 3))
    case .truncateTail: text.prefix(kept) + Self.ellipsis
    case .truncateHead: Self.ellipsis + text.suffix(kept)
    case .truncateMiddle: text.prefix(kept - kept / 2) + Self.ellipsis + text.suffix(kept / 2)
    }
  }
}
