import Posix
import TestSupport
import Testing

@testable import Vault

/// What opens a store.
@Suite struct KeyTests {
  private static let file: [UInt8] = (0..<32).map { $0 }

  private func keyFile() -> VaultKey { .keyFile(SecretText(copying: Self.file)) }
  private func pin(_ digits: String) -> VaultKey { .pin(SecretText(digits), keyFile: SecretText(copying: Self.file)) }
  private func passphrase(_ words: String) -> VaultKey { .passphrase(SecretText(words)) }

  /// `opened`, or why not.
  private func opening(_ path: String, _ key: borrowing VaultKey) -> String {
    do throws(VaultError) {
      return try Vault(opening: path, with: key).count == 1 ? "opened" : "opened, and it is another one"
    } catch {
      return error.description.replacing("\(path): ", with: "")
    }
  }

  private func make(_ path: String) throws -> Vault {
    var vault = try Vault(creating: path, with: passphrase("first words"), cost: .least)
    try vault.addSignIn(account: "anna", password: SecretText("pw"), domains: ["example.com"])
    try vault.save()
    return vault
  }

  @Test func eachKindOfKeyOpensIt() throws {
    let folder = try TemporaryFolder("vault")
    let path = folder.file("store")
    var vault = try make(path)
    try vault.changeKey(to: keyFile(), keepingOthers: true)
    try vault.changeKey(to: pin("0123"), keepingOthers: true, cost: .least)
    #expect(vault.keyKinds == ["passphrase", "key file", "PIN"] && vault.hasPIN)
    #expect(opening(path, passphrase("first words")) == "opened")
    #expect(opening(path, keyFile()) == "opened")
    #expect(opening(path, pin("0123")) == "opened")
    #expect(opening(path, pin("0124")) == "the PIN is wrong, or the key file is that of another store")
    #expect(opening(path, pin("0123")) == "opened")
    // A PIN without its file, or with another one, is nothing.
    let other = VaultKey.pin(SecretText("0123"), keyFile: SecretText(copying: Self.file.reversed()))
    #expect(opening(path, other) == "the PIN is wrong, or the key file is that of another store")
    #expect(opening(path, passphrase("0123")) == "the passphrase is wrong")
    try vault.removePIN()
    #expect(opening(path, pin("0123")) == "no PIN opens it")
    #expect(vault.keyKinds == ["passphrase", "key file"])
  }

  @Test func aKeyTakesThePlaceOfOneOfItsKind() throws {
    let folder = try TemporaryFolder("vault")
    let path = folder.file("store")
    var vault = try make(path)
    try vault.changeKey(to: keyFile(), keepingOthers: true)
    try vault.changeKey(to: passphrase("other words"), keepingOthers: true, cost: .least)
    #expect(opening(path, passphrase("first words")) == "the passphrase is wrong")
    #expect(opening(path, passphrase("other words")) == "opened")
    #expect(opening(path, keyFile()) == "opened")
  }

  /// Who knows an old key, and has kept its wrapped data key, can open neither the file nor the copy.
  @Test func aChangedKeyLeavesNothingToTheOldOnes() throws {
    let folder = try TemporaryFolder("vault")
    let path = folder.file("store")
    var vault = try make(path)
    try vault.changeKey(to: keyFile(), keepingOthers: true)
    try vault.changeKey(to: pin("0123"), keepingOthers: true, cost: .least)
    let before = vault.dataKey.copy()
    try vault.changeKey(to: passphrase("other words"), cost: .least)
    #expect(vault.keyKinds == ["passphrase"])
    for file in [path, "\(path).old"] {
      #expect(opening(file, passphrase("other words")) == "opened")
      #expect(opening(file, passphrase("first words")) == "the passphrase is wrong")
      #expect(opening(file, keyFile()) == "no key file opens it")
      #expect(opening(file, pin("0123")) == "no PIN opens it")
      let bytes = try Files.read(file, limit: 1 << 20)
      let header = try StoreHeader(of: bytes, file)
      let isOpen = StoreCipher.open(bytes[header.size...], key: before, header: header.bytes) != nil
      #expect(!isOpen)
    }
    // It goes on.
    try vault.addSignIn(account: "ben", password: SecretText("pw"), domains: ["example.com"])
    try vault.save()
    #expect(try Vault(opening: path, with: passphrase("other words")).count == 2)
  }

  @Test func keysThatAreNoneAreTold() throws {
    let folder = try TemporaryFolder("vault")
    let path = folder.file("store")
    _ = try make(path).count
    let digits = "a PIN is 4 to 16 digits"
    for wrong in ["", "123", "12345678901234567", "12a4", "１２３４"] { #expect(opening(path, pin(wrong)) == digits) }
    #expect(opening(path, passphrase("")) == "an empty passphrase is none")
    let short = VaultKey.keyFile(SecretText(copying: [1, 2, 3]))
    #expect(
      opening(path, short) == "a key file has 32 to 65536 bytes: head -c 32 /dev/urandom >FILE makes one")
    #expect(!Files.exists("\(path).tries"), "what is no PIN is no try")
    #expect(throws: VaultError(.invalid, "a store needs a passphrase or a key file first")) {
      _ = try Vault(creating: folder.file("other"), with: pin("0123"), cost: .least).count
    }
    #expect(throws: VaultError(.invalid, "a store needs a passphrase or a key file beside a PIN")) {
      var vault = try Vault(opening: path, with: passphrase("first words"))
      try vault.changeKey(to: pin("0123"), cost: .least)
    }
    #expect(!Files.exists(folder.file("other")))
  }

  @Test func wrongPINsMakeTheNextOneWait() throws {
    let folder = try TemporaryFolder("vault")
    let path = folder.file("store")
    var vault = try make(path)
    try vault.changeKey(to: keyFile(), keepingOthers: true)
    try vault.changeKey(to: pin("0123"), keepingOthers: true, cost: .least)
    let wrong = "the PIN is wrong, or the key file is that of another store"
    for _ in 0..<3 { #expect(opening(path, pin("9999")) == wrong) }
    // The right one, too; so does a program that was started anew, since the count is in a file.
    #expect(opening(path, pin("0123")).hasPrefix("the last PINs were wrong; wait "))
    // Other keys are not guessed.
    #expect(opening(path, keyFile()) == "opened")
    #expect(opening(path, pin("0123")).hasPrefix("the last PINs were wrong; wait "))
    let tries = PINTries(try Files.read("\(path).tries", limit: 100))
    #expect(tries.wrong == 3)
    // Later.
    var past = PINTries()
    for _ in 0..<3 { past.begin(now: tries.last - 31) }
    try PrivateFolder(folder.path).write("store.tries", past.bytes)
    #expect(opening(path, pin("0123")) == "opened")
    #expect(!Files.exists("\(path).tries"))
  }

  /// Wrong PINs so far, seconds since the last one, and what is to be waited.
  @Test(arguments: [
    (0, 0, 0), (1, 0, 0), (2, 0, 0), (3, 0, 30), (3, 10, 20), (3, 30, 0), (4, 0, 60), (5, 0, 120), (9, 0, 1920),
    (10, 0, 3600), (1_000_000, 0, 3600), (1_000_000, 3600, 0), (3, -500, 30),
  ]) func theWaitGrows(_ wrong: Int, _ passed: Int64, _ wait: Int64) {
    let tries = PINTries(Array("\(wrong) 2000\n".utf8))
    #expect(tries.wrong == wrong && tries.wait(now: 2000 + passed) == wait)
  }

  @Test(arguments: ["", "x", "1", "1 2 3", "-1 5", "1 -5", "99999999999 1", "1 99999999999999999"])
  func aCountThatIsNoneCountsAsMany(_ text: String) {
    #expect(PINTries(Array(text.utf8)).wait(now: 2000) == 3600)
  }

  @Test func aCredentialIsFoundByItsName() throws {
    let folder = try TemporaryFolder("vault")
    try PrivateFolder(folder.path).write("keypane-vault", Self.file)
    Environment.set("CREDENTIALS_DIRECTORY", to: folder.path)
    #expect(try KeyFile.read("credential:keypane-vault").isSame(as: SecretText(copying: Self.file)))
    for name in ["credential:", "credential:../x"] {
      #expect(throws: VaultError(.missing, "“\(name)” names no credential")) { _ = try KeyFile.read(name).count }
    }
  }
}
