extension EmailDomains {
  /// What people of a country most likely have: its own providers, then those of the world.
  public init(locale: LocaleFacts) {
    self.init(Self.once(Self.providers(of: locale.region) + Self.everywhere))
  }

  /// A list as an option gives it: `example.com, example.org`; `default` stands for the locale's domains, `none` alone for no
  /// domain at all. Each domain is kept once.
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
    self.init(Self.once(domains))
  }

  private static func once(_ domains: [String]) -> [String] {
    var seen: Set<String> = []
    return domains.filter { seen.insert($0).inserted }
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
