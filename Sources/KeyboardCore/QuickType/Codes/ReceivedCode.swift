/// A code that has come, and when.
public struct ReceivedCode: Sendable, Hashable, Identifiable {
  /// Its number among all that have come; later ones are greater.
  public let id: Int
  /// What is typed.
  public let code: String
  /// The sites that it is for; nil: the message does not say.
  public let boundTo: OneTimeCodeOrigin?
  /// When the message came.
  public let received: Instant
}

extension ReceivedCode: CustomStringConvertible, CustomDebugStringConvertible {
  /// Without the code.
  public var description: String { "code \(id)\(boundTo.map { " for \($0)" } ?? "")" }
  /// The same.
  public var debugDescription: String { description }
}
