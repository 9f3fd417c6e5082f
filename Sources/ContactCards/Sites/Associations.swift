/// Which programs belong to which sites, and which sites know the same accounts.
public struct Associations: Sendable {
  /// The list by which hosts belong to sites.
  public let sites: Sites
  /// By domain, in ASCII: the programs that it names.
  private var programs: [String: Set<String>] = [:]
  private var groups: [SharedCredentials] = []
  /// By domain, in ASCII: the groups that offer to it, by their place.
  private var offering: [String: [Int]] = [:]

  /// Without any association.
  public init(sites: Sites = Sites()) {
    self.sites = sites
  }

  /// Whether a program belongs to a domain: the domain's own file, or that of a domain above it in the same site, names the
  /// program.
  /// - Parameters:
  ///   - app: as the focus message names it: a whole identifier (`TEAMID1234.com.example.app`), one without the team
  ///     (`com.example.app`), or a program's name (`example`). Capitals count.
  ///   - domain: a host.
  public func isAssociated(app: String, domain: String) -> Bool {
    if app.isEmpty { return false }
    return coverers(of: domain).contains { programs[$0]?.contains(app) == true }
  }

  /// Domains of other sites whose sign-ins may be offered to a host, with their origin shown, never filled in unasked.
  /// - Returns: in the order of the file, each once.
  public func sharing(_ domain: String) -> [String] {
    let own = coverers(of: domain)
    var places = own.flatMap { offering[$0, default: []] }
    places.sort()
    var seen = Set(own)
    return places.flatMap { groups[$0].offers }.filter { other in
      seen.insert(other).inserted && !sites.areSameSite(other, domain)
    }
  }

  /// Adds the programs that a domain names.
  mutating func add(_ apps: [AppIdentifier], to domain: String) {
    for app in apps { programs[domain, default: []].formUnion(app.names) }
  }

  /// Adds groups of sites.
  mutating func add(_ groups: [SharedCredentials]) {
    for group in groups {
      for domain in group.to { offering[domain, default: []].append(self.groups.count) }
      self.groups.append(group)
    }
  }

  /// The domain, then those above it in its site.
  private func coverers(of domain: String) -> [String] {
    guard let host = Sites.host(domain) else { return [] }
    guard let site = sites.registrableDomain(of: host) else { return [host] }
    var found = [host]
    var rest = host[...]
    while rest != site, let dot = rest.firstIndex(of: ".") {
      rest = rest[rest.index(after: dot)...]
      found.append(String(rest))
    }
    return found
  }
}
