/// Why a message bus gave no answer.
public struct BusError: Error, Sendable, Hashable, CustomStringConvertible {
  /// For people: what was asked of whom, and what came of it.
  public let description: String

  /// An error says what was asked and what came of it.
  public init(_ description: String) {
    self.description = description
  }
}
