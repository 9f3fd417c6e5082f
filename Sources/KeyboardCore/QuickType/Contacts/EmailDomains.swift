/// The domains that an e-mail field completes after `@`.
public struct EmailDomains: Sendable, Hashable {
  /// In small letters, the likeliest first.
  public let domains: [String]

  /// A list of domains; each is kept once.
  public init(_ domains: [String]) {
    var seen: Set<String> = []
    self.domains = domains.map { $0.lowercased() }.filter { seen.insert($0).inserted }
  }

  /// What people of a country most likely have: its own providers, then those of the world.
  public init(locale: LocaleFacts) {
    self.init(Self.providers(of: locale.region) + Self.everywhere)
  }

  /// A list as an option gives it: `example.com, example.org`; `default` stands for the locale's domains, `none` alone for no
  /// domain at all.
  public init(list: String, locale: LocaleFacts) throws(EmailDomainError) {
    var domains: [String] = []
    let entries = list.split(separator: ",", omittingEmptySubsequences: false).map(Self.trimmed)
    for entry in entries where entries != ["none"] {
      if entry == "default" {
        domains += EmailDomains(locale: locale).domains
      } else if Self.isDomain(entry) {
        domains.append(entry)
      } else {
        throw EmailDomainError(entry: entry)
      }
    }
    self.init(domains)
  }

  /// Whole addresses that begin with what was typed, in the order of the list; nothing before an `@` with something in front
  /// of it, nothing behind a domain that is complete.
  public func completions(of typed: String) -> [String] {
    guard let at = typed.firstIndex(of: "@"), at > typed.startIndex else { return [] }
    let begun = typed[typed.index(after: at)...].lowercased()
    if begun.contains("@") || typed.contains(where: \.isWhitespace) { return [] }
    return domains.filter { $0.hasPrefix(begun) && $0 != begun }.map { typed[...at] + $0 }
  }

  private static func trimmed(_ entry: Substring) -> String {
    var entry = entry.drop { $0 == " " }
    while entry.last == " " { entry.removeLast() }
    return entry.lowercased()
  }

  /// Labels of letters, digits and hyphens, at least two of them.
  private static func isDomain(_ text: String) -> Bool {
    let labels = text.split(separator: ".", omittingEmptySubsequences: false)
    return labels.count > 1
      && labels.allSatisfy { label in
        !label.isEmpty && label.first != "-" && label.last != "-"
          && label.allSatisfy { $0.isLetter || $0.isNumber || $0 == "-" }
      }
  }
}
