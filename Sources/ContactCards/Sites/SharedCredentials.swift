/// Sites that know the same accounts: one entry of a `shared-credentials` file.
struct SharedCredentials: Sendable, Hashable {
  /// Domains whose sign-ins are offered, in ASCII.
  let from: [String]
  /// Domains to whose fields they are offered, in ASCII.
  let to: [String]

  /// All whose sign-ins are offered: those to which others offer also offer to each other, they are one service of several
  /// names.
  var offers: [String] { to + from }
}
