/// The emoji that were typed last, newest first. They are in memory alone, and the end of a session forgets them.
public struct EmojiRecents: Sendable, Hashable {
  /// No more than these are remembered.
  public static let most = 30

  /// Each once.
  public private(set) var emoji: [String] = []

  /// Nothing has been typed yet.
  public init() {}

  /// An emoji was typed.
  public mutating func typed(_ text: String) {
    emoji.removeAll { $0 == text }
    emoji.insert(text, at: 0)
    if emoji.count > Self.most { emoji.removeLast() }
  }

  /// The next person has typed nothing.
  public mutating func forget() {
    emoji = []
  }
}
