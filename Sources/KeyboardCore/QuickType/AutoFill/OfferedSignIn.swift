/// A stored sign-in as the bar may show it: without its password.
public struct OfferedSignIn: Sendable, Hashable {
  /// Its number in the store.
  public var id: UInt64
  /// The account's name; empty where the site asks for none.
  public var account: String
  /// The site that it was stored for.
  public var domain: String
  /// It was stored for another site that shares its accounts with this one: only offered, with that site shown.
  public var isShared: Bool

  /// What a store says of a sign-in.
  public init(id: UInt64, account: String, domain: String, isShared: Bool = false) {
    self.id = id
    self.account = account
    self.domain = domain
    self.isShared = isShared
  }
}
