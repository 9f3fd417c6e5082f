/// The quirks of many sites, found by domain.
public struct PasswordQuirks: Sendable, Hashable {
  private var byDomain: [String: PasswordQuirk] = [:]

  /// The quirks of a list; of two for one domain the last one holds.
  public init(_ quirks: [PasswordQuirk] = []) {
    for quirk in quirks { byDomain[Self.normal(quirk.domain)] = quirk }
  }

  /// How many domains have one.
  public var count: Int { byDomain.count }

  /// The quirk that holds for a domain: its own, else that of the nearest domain above it that is for subdomains, too.
  /// Upper and lower case are the same, and a dot at the end means nothing.
  public func quirk(for domain: String) -> PasswordQuirk? {
    let domain = Self.normal(domain)
    // No host name is longer (RFC 1035); it also bounds the work.
    guard !domain.isEmpty, domain.utf8.count <= 253 else { return nil }
    if let own = byDomain[domain] { return own }
    var rest = Substring(domain)
    while let dot = rest.firstIndex(of: ".") {
      rest = rest[rest.index(after: dot)...]
      if let quirk = byDomain[String(rest)], !quirk.isForExactDomainOnly { return quirk }
    }
    return nil
  }

  private static func normal(_ domain: String) -> String {
    let lower = domain.lowercased()
    return lower.hasSuffix(".") ? String(lower.dropLast()) : lower
  }
}
