import ContactCards
import KeyboardCore
import Posix
import Vault

/// `keypane vault add` and `remove`.
enum VaultItems {
  /// A vCard with a picture in it.
  private static let largestContact = 1 << 20

  static func add(_ arguments: Arguments, _ path: String) throws(AppError) {
    let kinds = ["site", "card", "contact"].filter { arguments.has($0) }
    guard kinds.count == 1 else {
      throw .usage("vault add needs --site SITE, --card or --contact VCARD, one of them; \(VaultCommand.spec.seeHelp)")
    }
    let options = ["site": ["account", "title"], "card": ["name", "expires"]]
    for (kind, own) in options where kind != kinds[0] {
      for option in own where arguments.has(option) { throw .usage("--\(option) goes with --\(kind)") }
    }
    switch kinds[0] {
    case "card": try addCard(arguments, path)
    case "contact": try setContact(arguments, path)
    default: try addSignIn(arguments, path)
    }
  }

  private static func addSignIn(_ arguments: Arguments, _ path: String) throws(AppError) {
    let sites = arguments.values("site")
    for site in sites where SiteName.domain(of: site) == nil {
      throw .usage("--site “\(site)” is no site: example.com, or its address")
    }
    let account = arguments.value("account") ?? ""
    let title = arguments.value("title") ?? ""
    var vault = try VaultSecrets.open(arguments, path)
    for site in sites {
      guard let known = vault.signIn(account: account, domain: site) else { continue }
      throw AppError(.data, "\(path) has a sign-in of this account for \(site): remove number \(known.id) first")
    }
    let password = try VaultSecrets.new("Password: ")
    if password.isEmpty { throw AppError(.data, "an empty password is none") }
    try VaultSecrets.told { () throws(VaultError) in
      try vault.addSignIn(account: account, password: password, domains: sites, title: title)
      try vault.save()
    }
  }

  private static func addCard(_ arguments: Arguments, _ path: String) throws(AppError) {
    var expiry: CardExpiry?
    if let text = arguments.value("expires") {
      expiry = CardExpiry(text)
      if expiry == nil { throw .usage("--expires takes a month such as 03/28, not “\(text)”") }
    }
    let name = arguments.value("name") ?? ""
    var vault = try VaultSecrets.open(arguments, path)
    let number = try VaultSecrets.read("Card number: ")
    guard let card = CardNumber(number.text), card.isValid, let brand = card.brand else {
      throw AppError(
        .data, "that is no card's number: its check digit or its length is wrong, or nobody issues such cards")
    }
    if let known = vault.card(number: number) {
      throw AppError(.data, "\(path) has this card: remove number \(known.id) first")
    }
    try VaultSecrets.told { () throws(VaultError) in
      try vault.addCard(number: number, name: name, expiry: expiry, brand: brand.rawValue)
      try vault.save()
    }
  }

  private static func setContact(_ arguments: Arguments, _ path: String) throws(AppError) {
    let file = arguments.value("contact") ?? ""
    let bytes: [UInt8]
    do { bytes = try Files.read(file, limit: largestContact, takesPipes: true) } catch {
      throw .unreadable(error, file)
    }
    guard let text = String(validating: bytes, as: UTF8.self) else { throw AppError(.data, "\(file) is not UTF-8") }
    do throws(ContactCardError) { _ = try VCardReader.read(bytes, name: file) } catch {
      throw AppError(.data, error.description)
    }
    var vault = try VaultSecrets.open(arguments, path)
    try VaultSecrets.told { () throws(VaultError) in
      try vault.setContact(text)
      try vault.save()
    }
  }

  static func remove(_ arguments: Arguments, _ path: String) throws(AppError) {
    var numbers: [UInt64] = []
    for word in arguments.words.dropFirst(2) {
      guard let number = UInt64(word) else { throw .usage("“\(word)” is no number of vault list") }
      numbers.append(number)
    }
    var vault = try VaultSecrets.open(arguments, path)
    for number in numbers where !vault.remove(number) {
      throw AppError(.data, "\(path) has nothing of the number \(number); nothing was removed")
    }
    try VaultSecrets.told { () throws(VaultError) in try vault.save() }
  }
}
