/// A line of a file of words that is none.
public struct WordsError: Error, Sendable, Hashable {
  /// The first is 1.
  public let line: Int
  /// What is wrong with it.
  public let reason: String
}
