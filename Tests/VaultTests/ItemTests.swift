import Posix
import TestSupport
import Testing

@testable import Vault

/// Items are found, changed and removed; nothing of what was stays behind.
@Suite struct ItemTests {
  private func make(_ folder: borrowing TemporaryFolder) throws -> Vault {
    try Vault(creating: folder.file("store"), with: .keyFile(SecretText(copying: [UInt8](repeating: 7, count: 32))))
  }

  private func reopened(_ folder: borrowing TemporaryFolder) throws -> Vault {
    try Vault(opening: folder.file("store"), with: .keyFile(SecretText(copying: [UInt8](repeating: 7, count: 32))))
  }

  /// Whether the plain content, what was overwritten included, has this text.
  private func holds(_ vault: borrowing Vault, _ text: String) -> Bool {
    let wanted = Array(text.utf8)
    return unsafe vault.arena.withBytes(0..<vault.arena.count) { bytes in
      bytes.count >= wanted.count
        && (0...(bytes.count - wanted.count)).contains { start in
          unsafe bytes[start..<(start + wanted.count)].elementsEqual(wanted)
        }
    }
  }

  @Test func whatIsChangedOrRemovedIsOverwritten() throws {
    let folder = try TemporaryFolder("vault")
    var vault = try make(folder)
    let id = try vault.addSignIn(
      account: "anna", password: SecretText("old-secret"), domains: ["example.com"], title: "T", note: SecretText("N"),
      lastUsed: nil)
    #expect(holds(vault, "old-secret") == true)
    #expect(try vault.setPassword(of: id, to: SecretText("new-secret")))
    #expect(
      vault.password(of: id)?.text == "new-secret" && vault.note(of: id)?.text == "N" && !holds(vault, "old-secret"))
    #expect(
      vault.signIn(id) == StoredSignIn(id: id, account: "anna", domains: ["example.com"], title: "T", lastUsed: nil))
    #expect(try vault.update(id, account: "ben", domains: ["example.org", "example.net"], title: "U"))
    #expect(vault.password(of: id)?.text == "new-secret" && vault.note(of: id)?.text == "N" && !holds(vault, "anna"))
    #expect(vault.signIns(for: "example.com").isEmpty)
    #expect(vault.signIns(for: "example.net").map(\.account) == ["ben"])
    try vault.save()
    #expect(try reopened(folder).signIns(for: "example.org").map(\.account) == ["ben"])
    #expect(vault.remove(id) && !vault.remove(id))
    #expect(!holds(vault, "new-secret") && !holds(vault, "ben") && vault.count == 0)
    #expect(vault.signIns(for: "example.org").isEmpty && vault.password(of: id) == nil)
    // A number is never given to something else.
    #expect(try vault.addSignIn(account: "cara", password: SecretText("x"), domains: []) == id + 1)
  }

  @Test func aSiteHasItsSignInsAndNoOthers() throws {
    let folder = try TemporaryFolder("vault")
    var vault = try make(folder)
    for domain in [
      "example.com", "www.example.com", "a.b.example.com", "notexample.com", "example.com.evil.net", "192.0.2.7",
      "[2001:db8::1]", "localhost",
    ] {
      try vault.addSignIn(account: domain, password: SecretText("x"), domains: [domain])
    }
    func accounts(_ site: String) -> [String] { vault.signIns(for: site).map(\.account) }
    #expect(accounts("example.com") == ["example.com", "www.example.com", "a.b.example.com"])
    #expect(accounts("https://EXAMPLE.com/sign-in") == ["example.com", "www.example.com", "a.b.example.com"])
    #expect(accounts("b.example.com") == ["a.b.example.com"])
    #expect(accounts("evil.net") == ["example.com.evil.net"])
    for none in ["com", "net", "xample.com", "2.7", "0.2.7", "x.localhost", "", "a b", "example.com." + "x"] {
      #expect(accounts(none) == [], "\(none)")
    }
    #expect(accounts("192.0.2.7") == ["192.0.2.7"])
    #expect(accounts("http://[2001:db8::1]:80/") == ["[2001:db8::1]"])
    #expect(accounts("localhost") == ["localhost"])
    vault.markUsed(3, at: 50)
    vault.markUsed(2, at: 40)
    #expect(accounts("example.com") == ["a.b.example.com", "www.example.com", "example.com"])
    #expect(vault.signIn(account: "example.com", domain: "https://example.com")?.id == 1)
    #expect(vault.signIn(account: "Example.com", domain: "example.com") == nil)
  }

  @Test(
    arguments: [
      ("example.com", "example.com"), ("https://Example.COM", "example.com"),
      ("http://a@b:c@example.com:80/p?q#f", "example.com"),
      ("example.com.", "example.com"), ("xn--bcher-kva.example", "xn--bcher-kva.example"),
      ("bücher.example", "bücher.example"),
      ("https://[::1]:8/", "::1"), ("my_host", "my_host"), ("https://example.com\\@evil.net", "example.com"),
      ("ftp://example.com", nil), ("android://x@com.example/", nil), ("", nil), (".", nil), ("a..b", nil), (".a", nil),
      ("https://", nil), ("a b.com", nil), ("a:b", nil), ("[]", nil), ("[x]", nil), ("exa\u{0}mple", nil),
      ("a\u{85}b", nil),
      (String(repeating: "a.", count: 127) + "b", nil), ("javascript:alert(1)", nil),
    ] as [(String, String?)]) func aSiteHasOneSpelling(_ text: String, _ domain: String?)
  {
    #expect(SiteName.domain(of: text) == domain)
  }

  @Test func cardsShowTheirEndAndNoMore() throws {
    let folder = try TemporaryFolder("vault")
    var vault = try make(folder)
    let id = try vault.addCard(
      number: SecretText("4111-1111 1111 1234"), name: "A", expiry: CardExpiry("1/2030"), brand: "Visa")
    #expect(vault.cards.map(\.ending) == ["1234"] && !"\(vault.cards)".contains("4111"))
    #expect(vault.number(of: id)?.text == "4111111111111234" && vault.password(of: id) == nil)
    #expect(vault.card(number: SecretText("4111111111111234"))?.id == id)
    #expect(vault.card(number: SecretText("4111111111111235")) == nil)
    for number in ["", "1234567", "12345678901234567890", "4111x1111111", "４１１１１１１１１１１１"] {
      #expect(throws: VaultError(.invalid, "a card's number is 8 to 19 digits")) {
        try vault.addCard(number: SecretText(number), name: "", expiry: nil)
      }
    }
    #expect(try vault.updateCard(id, name: "B", expiry: nil))
    #expect(vault.card(id) == StoredCard(id: id, name: "B", expiry: nil, ending: "1234", brand: "Visa", lastUsed: nil))
    #expect(vault.number(of: id)?.text == "4111111111111234")
  }

  @Test(
    arguments: [
      ("03/28", "03/2028"), ("3/2028", "03/2028"), ("12-99", "12/2099"), ("00/28", nil), ("13/28", nil),
      ("03/1999", nil),
      ("03/028", nil), ("3", nil), ("", nil), ("003/28", nil), ("03/28/1", nil), ("+3/28", nil), ("٣/28", nil),
    ] as [(String, String?)]) func aMonthIsRead(_ text: String, _ month: String?)
  {
    #expect(CardExpiry(text)?.text == month)
  }

  @Test func whatWasTypedIsLearntLastFirst() throws {
    let folder = try TemporaryFolder("vault")
    var vault = try make(folder)
    for number in 0..<25 { try vault.learn("value \(number)", for: "email", at: Int64(1000 + number)) }
    try vault.learn("value 20", for: "email", at: 2000)
    try vault.learn("other", for: "tel", at: 10)
    #expect(
      vault.learnt("email").count == Vault.mostLearnt
        && vault.learnt("email").prefix(3) == ["value 20", "value 24", "value 23"])
    #expect(vault.learnt("tel") == ["other"] && vault.learnt("name") == [])
    vault.forgetLearnt()
    #expect(vault.learntCount == 0 && !holds(vault, "value"))
  }

  @Test func theContactCardIsKeptAsItIs() throws {
    let folder = try TemporaryFolder("vault")
    var vault = try make(folder)
    #expect(vault.contact == nil)
    try vault.setContact("one")
    try vault.setContact("two\r\n")
    try vault.save()
    #expect(vault.count == 1)
    #expect(try reopened(folder).contact == "two\r\n")
    try vault.setContact(nil)
    #expect(vault.contact == nil && !holds(vault, "two"))
  }

  @Test func whatCannotBeStoredIsTold() throws {
    let folder = try TemporaryFolder("vault")
    var vault = try make(folder)
    let long = String(repeating: "x", count: 65_537)
    #expect(throws: VaultError(.invalid, "an account is longer than 65536 bytes")) {
      try vault.addSignIn(account: long, password: SecretText("x"), domains: [])
    }
    #expect(throws: VaultError(.invalid, "a password is longer than 65536 bytes")) {
      try vault.addSignIn(account: "", password: SecretText(long), domains: [])
    }
    #expect(throws: VaultError(.invalid, "a password is no text in UTF-8")) {
      try vault.addSignIn(account: "", password: SecretText(copying: [0xff]), domains: [])
    }
    #expect(throws: VaultError(.invalid, "a title has a NUL in it")) {
      try vault.addSignIn(account: "", password: SecretText("x"), domains: [], title: "a\0")
    }
    #expect(throws: VaultError(.invalid, "“a b” is no domain of a site")) {
      try vault.addSignIn(account: "", password: SecretText("x"), domains: ["a b"])
    }
    #expect(vault.count == 0)
  }

  /// A content that somebody with the key has written otherwise: no item, and no field, reaches beyond its end.
  @Test func aContentThatIsLaidOutOtherwiseIsRefused() throws {
    let folder = try TemporaryFolder("vault")
    var vault = try make(folder)
    try vault.addSignIn(account: "anna", password: SecretText("secret"), domains: ["example.com"])
    try vault.save()
    let content = Unlocked.plain(vault)
    let used = Record.contentHead + vault.records[0].range.count
    var refused = 0
    for index in 0..<used {
      for value in [0, 1, 0x7f, 0xff] as [UInt8] where content[index] != value {
        var changed = content
        changed[index] = value
        var arena = SecretArena(capacity: changed.count)
        for byte in changed { arena.append(byte) }
        guard let (records, _) = arena.records() else {
          refused += 1
          continue
        }
        // Whatever it says, it can be read.
        for record in records { arena.eachField(of: record) { _, range in _ = arena.text(range) } }
      }
    }
    #expect(refused > 60)
  }

  /// Kinds of items and of fields that a later version writes are kept.
  @Test func whatIsNotKnownIsKept() throws {
    let folder = try TemporaryFolder("vault")
    var vault = try make(folder)
    _ = try vault.add(200, lastUsed: nil) { arena in arena.appendField(77, "later") }
    let id = try vault.addSignIn(account: "anna", password: SecretText("x"), domains: ["example.com"])
    let found = vault.place(id)
    let place = try #require(found)
    vault.rewrite(place) { arena, old in
      arena.appendFields(of: old) { _ in true }
      arena.appendField(99, "later, too")
    }
    try vault.setPassword(of: id, to: SecretText("y"))
    try vault.save()
    let opened = try reopened(folder)
    #expect(opened.count == 2 && opened.signIns.count == 1)
    #expect(opened.arena.text(99, of: opened.records[1]) == "later, too")
    #expect(opened.arena.text(77, of: opened.records[0]) == "later")
  }
}

extension Unlocked {
  /// What is in the file of a store that was just saved.
  static func plain(_ vault: borrowing Vault) -> [UInt8] {
    guard let bytes = try? Files.read(vault.path, limit: 1 << 20),
      let header = try? StoreHeader(of: bytes, vault.path),
      let arena = StoreCipher.open(bytes[header.size...], key: vault.dataKey, header: header.bytes)
    else { return [] }
    return unsafe arena.withBytes(0..<arena.count) { unsafe Array($0) }
  }
}
