/// Sites that know the same accounts: one entry of a `shared-credentials` file.
struct SharedCredentials: Sendable, Hashable {
  /// Domains whose sign-ins are offered.
  let from: [String]
  /// Domains to whose fields they are offered.
  let to: [String]

  /// The domains whose sign-ins may be offered to a host. Those to which others offer also offer to each other: they are one
  /// service of several names.
  func offers(to host: String, sites: Sites) -> [String] {
    guard to.contains(where: { sites.domain($0, covers: host) }) else { return [] }
    return (to + from).filter { !sites.domain($0, covers: host) }
  }
}
