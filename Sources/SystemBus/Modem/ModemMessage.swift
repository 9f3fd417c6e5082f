/// A text message that the machine's modem has received.
public struct ModemMessage: Sendable, Hashable, CustomStringConvertible, CustomDebugStringConvertible {
  /// What it says: read once, never kept or shown.
  public var text: String

  /// A message of this text.
  public init(text: String) {
    self.text = text
  }

  /// Without the text.
  public var description: String { "a message of \(text.utf8.count) bytes" }
  /// The same.
  public var debugDescription: String { description }
}
