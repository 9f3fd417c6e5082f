/// A one-time code that a message brought.
public struct OfferedCode: Sendable, Hashable {
  /// What is typed.
  public var code: String
  /// When the message came.
  public var received: Instant
  /// The site that the message binds it to, where only the site and not the whole origin is known to be the same: people
  /// should see it then. Nil: nothing is to be shown.
  public var site: String?

  /// A code that belongs into the focused field.
  public init(code: String, received: Instant, site: String? = nil) {
    self.code = code
    self.received = received
    self.site = site
  }
}
