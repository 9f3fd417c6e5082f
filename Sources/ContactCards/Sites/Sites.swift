/// Which hosts belong to one site, by the public suffix list.
public struct Sites: Sendable {
  private let suffixes: SuffixList

  /// The newest list of the machine: the package `publicsuffix`, else the one that libpsl was built with.
  public init() {
    suffixes = SuffixList()
  }

  /// A host as hosts are compared: in small letters, names of other scripts in the ASCII form of UTS #46, no dot at the end.
  /// - Parameter text: a host, or a web address, of which scheme, user, port and path are left out.
  /// - Returns: nil for a text that names no host.
  public static func host(_ text: String) -> String? { HostName.read(text)?.text }

  /// The part of a host that somebody registered: `example.co.uk` of `www.example.co.uk`.
  /// - Returns: nil for addresses in numbers, `localhost`, and names that are a public suffix themselves.
  public func registrableDomain(of host: String) -> String? {
    guard let host = HostName.read(host), !host.isAddress else { return nil }
    return suffixes.registrableDomain(of: host.text)
  }

  /// Under which name sign-ins of a host are kept: its registrable domain; the host itself where there is none.
  /// - Returns: nil for a text that names no host.
  public func site(of host: String) -> String? {
    registrableDomain(of: host) ?? Self.host(host)
  }

  /// Whether two hosts are of one site: they share a registrable domain, or have none and are the same.
  public func areSameSite(_ one: String, _ other: String) -> Bool {
    guard let one = site(of: one), let other = site(of: other) else { return false }
    return one == other
  }

  /// Whether everybody may register names below a name: `com`, `co.uk`, `github.io`.
  func isPublicSuffix(_ host: String) -> Bool {
    suffixes.isSuffix(host)
  }
}
