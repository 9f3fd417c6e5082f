/// Scheme, host and port of a document.
public struct WebOrigin: Sendable, Hashable, CustomStringConvertible {
  /// In lower case: `https`.
  public var scheme: String
  /// In lower case: `example.com`.
  public var host: String
  /// Nil: the scheme's usual one.
  public var port: Int?

  /// Parts that are known; A to Z are made small, a scheme's usual port becomes nil.
  public init(scheme: String = "https", host: String, port: Int? = nil) {
    self.scheme = ASCII.lowercased(scheme)
    self.host = ASCII.lowercased(host)
    self.port = port == Self.usualPort(self.scheme) ? nil : port
  }

  /// Reads an address, of which nothing after the port counts, or a mere host (and port), which is taken for https's.
  ///
  /// Nil where no host can be in it.
  public init?(_ text: String) {
    var rest = Array(text.utf8)[...]
    var scheme = "https"
    if let colon = rest.firstIndex(of: 0x3a), rest[colon...].starts(with: "://".utf8) {
      scheme = String(decoding: rest[..<colon], as: UTF8.self)
      rest = rest[(colon + 3)...]
    }
    rest = rest.prefix { !"/?#\\".utf8.contains($0) }
    if let at = rest.lastIndex(of: 0x40) { rest = rest[(at + 1)...] }
    var port: Int?
    let bracket = rest.lastIndex(of: 0x5d) ?? rest.startIndex
    if let colon = rest[bracket...].lastIndex(of: 0x3a) {
      let digits = rest[(colon + 1)...]
      guard digits.allSatisfy(ASCII.isDigit) else { return nil }
      if !digits.isEmpty {
        guard let number = UInt16(String(decoding: digits, as: UTF8.self)) else { return nil }
        port = Int(number)
      }
      rest = rest[..<colon]
    }
    guard !rest.isEmpty, !scheme.isEmpty, !rest.contains(where: { $0 <= 0x20 || $0 == 0x7f }) else { return nil }
    self.init(scheme: scheme, host: String(decoding: rest, as: UTF8.self), port: port)
  }

  /// As it is written: `https://example.com`, `http://example.com:8080`.
  public var description: String { "\(scheme)://\(host)" + (port.map { ":\($0)" } ?? "") }

  private static func usualPort(_ scheme: String) -> Int? {
    scheme == "https" ? 443 : scheme == "http" ? 80 : nil
  }

  /// HTML's "same origin", and its "same site", which minds the scheme but neither port nor subdomain.
  func fit(_ other: WebOrigin, registrableDomain: (String) -> String?) -> OneTimeCodeFit {
    guard scheme == other.scheme else { return .none }
    if host == other.host { return port == other.port ? .origin : .site }
    guard let domain = registrableDomain(host), let others = registrableDomain(other.host) else { return .none }
    return ASCII.lowercased(domain) == ASCII.lowercased(others) ? .site : .none
  }
}
