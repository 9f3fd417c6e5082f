/// Why nothing can be spoken.
public struct SpeechError: Error, Sendable, Hashable, CustomStringConvertible {
  /// For people: what was tried, and the remedy.
  public let description: String

  /// An error says what was tried and the remedy.
  public init(_ description: String) {
    self.description = description
  }
}
