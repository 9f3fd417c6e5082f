import Posix
import TestSupport
import Testing

@testable import Vault

/// What is put into a store comes out of it.
@Suite struct VaultTests {
  @Test func aStoreKeepsWhatItWasGiven() throws {
    let folder = try TemporaryFolder("vault")
    let path = folder.file("store")
    var vault = try Vault(creating: path, with: .passphrase(SecretText("right horse")), cost: .least)
    let first = try vault.addSignIn(
      account: "anna", password: SecretText("hunter2"), domains: ["https://Login.Example.com:8443/x"], title: "Work")
    try vault.addSignIn(account: "ben", password: SecretText("swordfish"), domains: ["example.com", "example.org"])
    try vault.addCard(
      number: SecretText("4111 1111-1111 1111"), name: "ANNA A", expiry: CardExpiry("03/28"), brand: "Visa")
    try vault.setContact("BEGIN:VCARD\r\nEND:VCARD\r\n")
    try vault.learn("anna@example.com", for: "email")
    vault.markUsed(first, at: 1000)
    try vault.save()
    vault.lock()

    let opened = try Vault(opening: path, with: .passphrase(SecretText("right horse")))
    #expect(opened.count == 5)
    #expect(opened.signIns(for: "example.com").map(\.account) == ["anna", "ben"])
    #expect(opened.signIns(for: "login.example.com").map(\.account) == ["anna"])
    #expect(opened.signIns(for: "example.org").map(\.account) == ["ben"])
    #expect(opened.signIns(for: "com").isEmpty)
    #expect(opened.password(of: first)?.text == "hunter2")
    #expect(
      opened.signIn(first)
        == StoredSignIn(id: 1, account: "anna", domains: ["login.example.com"], title: "Work", lastUsed: 1000))
    let card = try #require(opened.cards.first)
    #expect(
      card
        == StoredCard(
          id: 3, name: "ANNA A", expiry: CardExpiry(month: 3, year: 2028), ending: "1111", brand: "Visa", lastUsed: nil)
    )
    #expect(opened.number(of: card.id)?.text == "4111111111111111")
    #expect(opened.contact == "BEGIN:VCARD\r\nEND:VCARD\r\n")
    #expect(opened.learnt("email") == ["anna@example.com"])
  }
}

extension KeyCost {
  /// The least that the library takes: the tests are about other things.
  static let least = KeyCost(passes: 1, kibibytes: 8)
}
