/// The domains with which e-mail addresses are completed.
public struct EmailDomains: Sendable, Hashable {
  /// In the order of preference.
  public var domains: [String]

  /// - Parameter domains: in the order of preference.
  public init(_ domains: [String]) {
    self.domains = domains
  }

  /// What completes an address whose `@` has been typed.
  /// - Returns: whole addresses, and how many characters behind the `@` give way to what of them.
  public func completions(of address: String) -> [(whole: String, domain: String, typed: Int)] {
    guard let at = address.lastIndex(of: "@"), at != address.startIndex else { return [] }
    let name = address[..<at]
    guard !name.contains(where: { $0 == "@" || $0.isWhitespace }) else { return [] }
    let typed = address[address.index(after: at)...]
    let lower = typed.lowercased()
    return domains.filter { $0.hasPrefix(lower) && $0 != lower }.map { ("\(name)@\($0)", $0, typed.count) }
  }
}
