/// A one-time code as a message told it: a secret while it lives, so that no description shows it.
public struct OneTimeCode: Sendable, Hashable {
  /// What is typed into the field: as it stood where the message binds it to a site; else without what only groups it.
  public var code: String
  /// The sites that the message binds it to; nil: it binds it to none.
  public var boundTo: OneTimeCodeOrigin?

  /// A code that somebody has read.
  public init(code: String, boundTo: OneTimeCodeOrigin? = nil) {
    self.code = code
    self.boundTo = boundTo
  }
}

extension OneTimeCode: CustomStringConvertible, CustomDebugStringConvertible {
  /// Without the code.
  public var description: String { boundTo.map { "a code for \($0)" } ?? "a code" }
  /// The same.
  public var debugDescription: String { description }
}
