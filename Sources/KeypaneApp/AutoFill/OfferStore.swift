import ContactCards
import KeyboardCore
import Posix
import Vault

/// The store behind the bar: its sign-ins and cards as the bar shows them, and what is kept in it. While there is none, or
/// it is locked, it has nothing.
package struct OfferStore: ~Copyable {
  private var vault: Vault?
  /// The file and its key's file, where a PIN opens it.
  private var pinned: (path: String, keyFile: String)?
  /// Only for the visitor who has typed the PIN.
  private let isOpenedByPIN: Bool
  /// Where it lies, when it is only for a while.
  private let folder: ScratchFolder?
  /// Values were learnt that the file does not have.
  private var isAhead = false
  /// What the system has not permitted, for people.
  let notices: [String]

  /// No store.
  init() {
    vault = nil
    pinned = nil
    isOpenedByPIN = false
    folder = nil
    notices = []
  }

  /// A store in a file.
  /// - Parameters:
  ///   - keyFile: a path, or `credential:NAME`.
  ///   - isLocked: only the PIN opens it, and nobody has typed that yet.
  ///   - folder: goes with it.
  package init(
    _ path: String, keyFile: String, isLocked: Bool = false, in folder: consuming ScratchFolder? = nil
  ) throws(VaultError) {
    if isLocked {
      vault = nil
      pinned = (path, keyFile)
      notices = []
    } else {
      let vault = try Vault(opening: path, with: .keyFile(KeyFile.read(keyFile)))
      pinned = vault.hasPIN ? (path, keyFile) : nil
      notices = vault.notices
      self.vault = consume vault
    }
    isOpenedByPIN = isLocked
    self.folder = folder
  }

  /// Something can be looked up, and kept.
  var isOpen: Bool {
    switch vault {
    case .some: true
    case .none: false
    }
  }

  /// Somebody may show with a PIN that the secrets are theirs.
  var hasPIN: Bool { pinned != nil }

  /// Opens the store with a PIN, whether it was open before or not: only the right one does. The digits are overwritten.
  /// - Throws: `wrongKey`; `mustWait` after too many wrong ones.
  mutating func open(pin digits: inout [UInt8]) throws(VaultError) {
    guard let pinned else { throw VaultError(.wrongKey, "there is no PIN") }
    let other = try Vault(
      opening: pinned.path, with: .pin(SecretText(taking: &digits), keyFile: KeyFile.read(pinned.keyFile)))
    // What is in memory may be newer than the file: it is not put in the file's place.
    if isOpen { return }
    vault = consume other
  }

  /// The visitor has gone: what was learnt is saved, what their PIN has opened is locked again.
  mutating func endSession() throws(VaultError) {
    defer { if isOpenedByPIN { vault = nil } }
    guard isAhead else { return }
    isAhead = false
    try vault?.save()
  }

  // MARK: - What was learnt

  /// What was typed into fields of a kind, the last one first.
  func learnt(_ kind: String) -> [String] {
    switch vault {
    case .none: []
    case .some(let vault): vault.learnt(kind)
    }
  }

  /// A value was typed: it is in the file with what is saved next, or at the session's end. One that the store does not
  /// take is not learnt.
  mutating func learn(_ value: String, for kind: String) {
    guard isOpen, learnt(kind).first != value else { return }
    do throws(VaultError) {
      try vault?.learn(value, for: kind)
      isAhead = true
    } catch {}
  }

  // MARK: - Sign-ins

  /// More sign-ins than this are not offered for one field: the bar shows three, what is typed narrows them.
  static let most = 100

  /// Those of a site, the one used last first, then those of sites that share accounts with it.
  func signIns(for domain: String, bonds: SiteBonds, isSharing: Bool) -> [OfferedSignIn] {
    switch vault {
    case .none: return []
    case .some(let vault):
      let site = bonds.sites.site(of: domain) ?? domain
      var found = vault.signIns(for: site).map { OfferedSignIn($0, domain: $0.domain(in: site)) }
      if isSharing {
        for other in bonds.sharing(with: domain) {
          found += vault.signIns(for: other).map { OfferedSignIn($0, domain: $0.domain(in: other), isShared: true) }
        }
      }
      return Array(found.prefix(Self.most))
    }
  }

  /// A sign-in's password, in memory that nobody overwrites: only for what is typed at once.
  func password(of signIn: OfferedSignIn) -> String? {
    switch vault {
    case .none: return nil
    case .some(let vault):
      guard let password = vault.password(of: signIn.id) else { return nil }
      return password.text
    }
  }

  /// Whether a sign-in has this password.
  func has(_ password: String, for signIn: OfferedSignIn) -> Bool {
    switch vault {
    case .none: return false
    case .some(let vault):
      guard let stored = vault.password(of: signIn.id) else { return false }
      return stored.isSame(as: SecretText(password))
    }
  }

  /// What it has, an item a line, for people; no secrets.
  var summary: [String] {
    switch vault {
    case .none: return []
    case .some(let vault):
      let signIns = vault.signIns.map { "\($0.account) \($0.domains.joined(separator: " "))" }
      return signIns
        + vault.cards.map { card in
          ([card.brand, "…" + card.ending, card.name] + (card.expiry.map { [$0.text] } ?? [])).filter { !$0.isEmpty }
            .joined(separator: " ")
        }
    }
  }

  // MARK: - Cards

  /// All cards.
  var cards: [OfferedCard] {
    switch vault {
    case .none: []
    case .some(let vault): vault.cards.map { OfferedCard(id: $0.id, brand: $0.brand, ending: $0.ending) }
    }
  }

  /// Everything that a card says.
  func card(_ card: OfferedCard) -> TypedCard? {
    switch vault {
    case .none: return nil
    case .some(let vault):
      guard let stored = vault.card(card.id), let number = vault.number(of: card.id) else { return nil }
      return TypedCard(
        number: number.text, holder: stored.name, month: stored.expiry?.month, year: stored.expiry?.year,
        brand: stored.brand)
    }
  }

  /// Whether there is a card of this number.
  func has(_ card: TypedCard) -> Bool {
    switch vault {
    case .none: return false
    case .some(let vault): return vault.card(number: SecretText(card.number)) != nil
    }
  }

  /// The vCard that is kept with the sign-ins.
  var contact: String? {
    switch vault {
    case .none: nil
    case .some(let vault): vault.contact
    }
  }

  // MARK: - Keeping

  /// Stores what somebody has agreed to store, and writes the file.
  mutating func keep(_ proposal: SavingProposal) throws(VaultError) {
    guard vault != nil else { throw VaultError(.locked, "the store is locked") }
    switch proposal {
    case .add(let account, let domain, let password):
      try vault!.addSignIn(
        account: account, password: SecretText(password), domains: [domain], lastUsed: Vault.now)
    case .update(let signIn, let password):
      try vault!.setPassword(of: signIn.id, to: SecretText(password))
      vault!.markUsed(signIn.id)
    case .card(let card):
      let expiry = card.month.flatMap { month in card.year.flatMap { CardExpiry(month: month, year: $0) } }
      try vault!.addCard(number: SecretText(card.number), name: card.holder, expiry: expiry, brand: card.brand)
    }
    try vault!.save()
    isAhead = false
  }

  /// An item was filled: it comes first from now on, and in the file with what is saved next.
  mutating func markUsed(_ id: UInt64) { vault?.markUsed(id) }
}

extension StoredSignIn {
  /// Which of its sites lies in one.
  func domain(in site: String) -> String {
    domains.first { $0 == site || $0.hasSuffix(".\(site)") } ?? domain
  }
}

extension OfferedSignIn {
  init(_ stored: StoredSignIn, domain: String, isShared: Bool = false) {
    self.init(id: stored.id, account: stored.account, domain: domain, isShared: isShared)
  }
}
