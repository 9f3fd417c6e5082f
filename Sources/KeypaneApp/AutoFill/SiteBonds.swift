import ContactCards
import KeyboardCore

/// What binds programs to sites: the sites' own files, what somebody has added to them, and the browsers, which show every
/// site's own pages.
struct SiteBonds: Sendable {
  var files: Associations
  /// Programs beside those of the files, by the site.
  private var added: [String: Set<String>] = [:]

  /// Sites beside those of the files that share their accounts.
  private var shared: [[String]] = []

  init(_ files: Associations = Associations()) {
    self.files = files
  }

  /// Programs whose pages belong to the site that they name.
  static let browsers: Set<String> = [
    "brave", "chrome", "chromium", "chromium-browser", "cog", "epiphany", "falkon", "firefox", "firefox-esr",
    "google-chrome", "konqueror", "librewolf", "midori", "org.gnome.epiphany", "org.mozilla.firefox", "qutebrowser",
    "vivaldi",
  ]

  var sites: Sites { files.sites }

  /// The site says that the program is one of its own.
  mutating func add(_ app: String, to domain: String) {
    added[Sites.host(domain) ?? domain, default: []].insert(app)
  }

  /// Two sites share their accounts.
  mutating func share(_ one: String, _ other: String) {
    shared.append([one, other].map { Sites.host($0) ?? $0 })
  }

  /// Domains of other sites whose sign-ins may be offered, with their origin shown.
  func sharing(with domain: String) -> [String] {
    let host = Sites.host(domain) ?? domain
    return files.sharing(domain) + shared.filter { $0.contains(host) }.flatMap { $0 }.filter { $0 != host }
  }

  /// What binds a program to the site that its form names; a program without a name is the site's own page.
  func bond(app: String, domain: String?) -> SiteBond {
    guard let domain else { return .none }
    // What anybody on the way can read and change is not the site (part 5.3 has it so for codes).
    if domain.lowercased().hasPrefix("http://") { return .named }
    if app.isEmpty || Self.browsers.contains(app.lowercased()) { return .associated }
    return names(app, domain) ? .associated : .named
  }

  /// Whether a site names the program as one of its own.
  func names(_ app: String, _ domain: String) -> Bool {
    guard !app.isEmpty else { return false }
    return files.isAssociated(app: app, domain: domain) || added[Sites.host(domain) ?? domain]?.contains(app) == true
  }
}
