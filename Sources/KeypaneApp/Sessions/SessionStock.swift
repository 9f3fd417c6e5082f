import KeyboardCore

/// What a session's machine has to offer: its store, its contact card, and which programs belong to which sites.
struct SessionStock: Sendable, Hashable {
  /// A stored sign-in.
  struct SignIn: Sendable, Hashable {
    var domain: String
    var account: String
    var password: String
  }

  /// A stored card.
  struct Card: Sendable, Hashable {
    var number: String
    var expiry: String
    var holder: String
  }

  /// A pair of words, such as a site and a program.
  struct Pair: Sendable, Hashable {
    var first: String
    var second: String
  }

  /// A vCard file beside the session.
  var contact: String?
  var signIns: [SignIn] = []
  var cards: [Card] = []
  /// Sites and programs of theirs.
  var associations: [Pair] = []
  /// Sites that share their accounts.
  var shared: [Pair] = []
  /// Sites and what they want of passwords.
  var rules: [Pair] = []
  var profile: AutoFillProfile?
  /// What secrets are confirmed with, and what opens the store.
  var pin: String?
  /// The store waits for the PIN.
  var isLocked = false
  /// The line of the first of them.
  var line: Int?

  /// The words that such lines begin with.
  static let words = [
    "contact", "signin", "card", "associate", "share", "rules", "profile", "pin", "locked",
  ]

  /// Whether there is a store.
  var hasStore: Bool { !signIns.isEmpty || !cards.isEmpty || pin != nil || profile == .personal }

  /// Takes a line in.
  /// - Returns: what is wrong with it; nil: nothing.
  mutating func take(_ word: Substring, _ rest: Substring) -> String? {
    guard let words = SessionWords.split(rest) else { return "a quotation mark is not closed" }
    func needs(_ count: Int, _ form: String) -> String? { words.count == count ? nil : "\(word) is written \(form)" }
    switch word {
    case "contact":
      if let wrong = needs(1, "contact FILE.vcf") { return wrong }
      contact = words[0]
    case "signin":
      if let wrong = needs(3, "signin DOMAIN ACCOUNT PASSWORD") { return wrong }
      signIns.append(SignIn(domain: words[0], account: words[1], password: words[2]))
    case "card":
      if let wrong = needs(3, "card NUMBER MM/YY 'NAME'") { return wrong }
      cards.append(Card(number: words[0], expiry: words[1], holder: words[2]))
    case "associate":
      if let wrong = needs(2, "associate DOMAIN APP") { return wrong }
      associations.append(Pair(first: words[0], second: words[1]))
    case "share":
      if let wrong = needs(2, "share DOMAIN DOMAIN") { return wrong }
      shared.append(Pair(first: words[0], second: words[1]))
    case "rules":
      if let wrong = needs(2, "rules DOMAIN 'RULES'") { return wrong }
      rules.append(Pair(first: words[0], second: words[1]))
    case "profile":
      if let wrong = needs(1, "profile kiosk, or profile personal") { return wrong }
      guard let profile = AutoFillProfile(rawValue: words[0]) else { return "a profile is kiosk or personal" }
      self.profile = profile
    case "pin":
      if let wrong = needs(1, "pin DIGITS") { return wrong }
      pin = words[0]
    default:
      if let wrong = needs(0, "locked") { return wrong }
      isLocked = true
    }
    return nil
  }

  /// As it stands in a file.
  var lines: [String] {
    func line(_ word: String, _ words: String...) -> String {
      ([word] + words.map(SessionWords.quoted)).joined(separator: " ")
    }
    var lines: [String] = []
    if let contact { lines.append(line("contact", contact)) }
    lines += signIns.map { line("signin", $0.domain, $0.account, $0.password) }
    lines += cards.map { line("card", $0.number, $0.expiry, $0.holder) }
    lines += associations.map { line("associate", $0.first, $0.second) }
    lines += shared.map { line("share", $0.first, $0.second) }
    lines += rules.map { line("rules", $0.first, $0.second) }
    if let profile { lines.append(line("profile", profile.rawValue)) }
    if let pin { lines.append(line("pin", pin)) }
    if isLocked { lines.append("locked") }
    return lines
  }
}
