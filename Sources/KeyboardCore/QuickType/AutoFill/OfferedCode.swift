/// A one-time code that belongs into the focused field.
public struct OfferedCode: Sendable, Hashable {
  /// Its number among all that have come.
  public var id: ReceivedCode.ID
  /// What is typed.
  public var code: String
  /// The site that the message binds it to, where only the site and not the whole origin is known to be the same: people
  /// should see it then. Nil: nothing is to be shown.
  public var site: String?

  /// A code that belongs into the field.
  public init(id: ReceivedCode.ID, code: String, site: String? = nil) {
    self.id = id
    self.code = code
    self.site = site
  }
}
