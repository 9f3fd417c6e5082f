/// What a site wants of passwords without saying so itself.
public struct PasswordQuirk: Sendable, Hashable {
  /// The site: `example.com`.
  public var domain: String
  /// A text of the `passwordrules` language.
  public var rules: String
  /// It does not hold for the domain's subdomains.
  public var isForExactDomainOnly: Bool

  /// A quirk of a domain, and of its subdomains unless said otherwise.
  public init(domain: String, rules: String, isForExactDomainOnly: Bool = false) {
    self.domain = domain
    self.rules = rules
    self.isForExactDomainOnly = isForExactDomainOnly
  }
}
