extension Vault {
  /// The sign-ins for a site and for those under it (`example.com` has `login.example.com`'s, too), the one used last
  /// first. Found by an index: the time does not grow with the store.
  /// - Parameter site: a domain, such as the registrable one of the page. Whoever asks for a public suffix (`co.uk`) gets
  ///   what is under it.
  public func signIns(for site: String) -> [StoredSignIn] {
    guard let name = SiteName.domain(of: site) else { return [] }
    return Self.lastUsedFirst(
      index.candidates(for: name).compactMap { record($0, Record.signIn).map { signIn($0) } }.filter { signIn in
        signIn.domains.contains { $0 == name || $0.hasSuffix(".\(name)") }
      })
  }

  /// All sign-ins, in the order in which they were added.
  public var signIns: [StoredSignIn] { records(Record.signIn).map { signIn($0) } }

  /// A sign-in by its number.
  public func signIn(_ id: UInt64) -> StoredSignIn? { record(id, Record.signIn).map { signIn($0) } }

  /// The sign-in of an account of a site, exactly as they are written.
  public func signIn(account: String, domain: String) -> StoredSignIn? {
    guard let name = SiteName.domain(of: domain) else { return nil }
    return signIns(for: name).first { $0.account == account && $0.domains.contains(name) }
  }

  /// A sign-in's password.
  public func password(of id: UInt64) -> SecretText? {
    guard let record = record(id, Record.signIn) else { return nil }
    guard let range = arena.field(Record.Tag.secret, of: record) else { return SecretText("") }
    return arena.secret(range)
  }

  /// The owner's notes on a sign-in, which may be as secret.
  func note(of id: UInt64) -> SecretText? {
    guard let record = record(id, Record.signIn) else { return nil }
    return arena.field(Record.Tag.note, of: record).map { arena.secret($0) }
  }

  /// Adds a sign-in; nobody looks whether there is another one for the same account.
  /// - Parameters:
  ///   - domains: or addresses (`https://…`) of the sites it is for.
  ///   - lastUsed: seconds since 1970.
  /// - Returns: its number.
  /// - Throws: `invalid`: a domain that is none, a text that is too long, a full store.
  @discardableResult
  public mutating func addSignIn(
    account: String, password: borrowing SecretText, domains: [String], title: String = "", lastUsed: Int64? = nil
  ) throws(VaultError) -> UInt64 {
    try addSignIn(
      account: account, password: password, domains: domains, title: title, note: SecretText(copying: []),
      lastUsed: lastUsed)
  }

  /// The same with the owner's notes, which may be as secret as the password.
  mutating func addSignIn(
    account: String, password: borrowing SecretText, domains: [String], title: String, note: borrowing SecretText,
    lastUsed: Int64?
  ) throws(VaultError) -> UInt64 {
    let names = try checked(account: account, domains: domains, title: title)
    try check("a password", password)
    try check("a note", note)
    let id = try add(Record.signIn, lastUsed: lastUsed) { arena in
      arena.appendField(Record.Tag.name, account)
      arena.appendField(Record.Tag.secret, password)
      for name in names { arena.appendField(Record.Tag.domain, name) }
      arena.appendField(Record.Tag.title, title)
      if !note.isEmpty { arena.appendField(Record.Tag.note, note) }
    }
    addToIndex(id)
    return id
  }

  /// Gives a sign-in another password; the old one is overwritten.
  /// - Returns: whether there is such a sign-in.
  @discardableResult
  public mutating func setPassword(of id: UInt64, to password: borrowing SecretText) throws(VaultError) -> Bool {
    try check("a password", password)
    guard let place = place(id), records[place].kind == Record.signIn else { return false }
    rewrite(place) { arena, old in
      arena.appendField(Record.Tag.secret, password)
      arena.appendFields(of: old) { $0 != Record.Tag.secret }
    }
    return true
  }

  /// Gives a sign-in another account, other sites or another title.
  /// - Returns: whether there is such a sign-in.
  @discardableResult
  public mutating func update(
    _ id: UInt64, account: String, domains: [String], title: String
  ) throws(VaultError) -> Bool {
    let names = try checked(account: account, domains: domains, title: title)
    guard let place = place(id), records[place].kind == Record.signIn else { return false }
    rewrite(place) { arena, old in
      arena.appendField(Record.Tag.name, account)
      for name in names { arena.appendField(Record.Tag.domain, name) }
      arena.appendField(Record.Tag.title, title)
      arena.appendFields(of: old) { ![Record.Tag.name, Record.Tag.domain, Record.Tag.title].contains($0) }
    }
    index.remove(id: id)
    addToIndex(id)
    return true
  }

  private func checked(account: String, domains: [String], title: String) throws(VaultError) -> [String] {
    try check("an account", account)
    if account.unicodeScalars.contains(where: { $0.properties.generalCategory == .control }) {
      throw VaultError(.invalid, "an account has a line's end, a tab or another control character in it")
    }
    try check("a title", title)
    var names: [String] = []
    for domain in domains {
      guard let name = SiteName.domain(of: domain) else {
        throw VaultError(.invalid, "“\(domain.prefix(100))” is no domain of a site")
      }
      if !names.contains(name) { names.append(name) }
    }
    return names
  }

  private mutating func addToIndex(_ id: UInt64) {
    guard let record = record(id, Record.signIn) else { return }
    var domains: [Range<Int>] = []
    arena.eachField(of: record) { tag, range in if tag == Record.Tag.domain { domains.append(range) } }
    for range in domains {
      unsafe arena.withBytes(range) { unsafe index.add($0, id: id) }
    }
  }

  private func signIn(_ record: Record) -> StoredSignIn {
    var found = StoredSignIn(id: record.id, account: "", domains: [], title: "", lastUsed: arena.lastUsed(record))
    arena.eachField(of: record) { tag, range in
      switch tag {
      case Record.Tag.name: found.account = arena.text(range)
      case Record.Tag.domain: found.domains.append(arena.text(range))
      case Record.Tag.title: found.title = arena.text(range)
      default: break
      }
    }
    return found
  }

  private static func lastUsedFirst(_ signIns: [StoredSignIn]) -> [StoredSignIn] {
    signIns.sorted { ($0.lastUsed ?? .min, $1.id) > ($1.lastUsed ?? .min, $0.id) }
  }
}
