/// A sign-in as it may be shown: everything but the password.
public struct StoredSignIn: Sendable, Hashable {
  /// Its number in the store, which it keeps.
  public var id: UInt64
  /// The user name or e-mail address; may be empty.
  public var account: String
  /// The sites it is for, the first one first: `login.example.com`; none where it belongs to none.
  public var domains: [String]
  /// What its owner calls it; may be empty.
  public var title: String
  /// When it was last used, in seconds since 1970; nil: never.
  public var lastUsed: Int64?

  /// The site it was made for; empty where it belongs to none.
  public var domain: String { domains.first ?? "" }
}
