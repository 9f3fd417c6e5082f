import Posix
import TestSupport
import Testing

@testable import Vault

/// What is left in the process's memory of a secret that was in a store.
@Suite struct MemoryTests {
  @Test(.enabled(if: PlantedSecret.canSearch, "this process may not read its own memory"))
  func nothingIsLeftOfASecret() throws {
    let folder = try TemporaryFolder("vault")
    let planted = PlantedSecret()
    #expect(try planted.places() == 0)
    do {
      let secret = planted.secret
      let places = try planted.places()
      #expect(places == 1 && secret.count == 32, "what is there is not found")
    }
    #expect(try planted.places() == 0)
    try use(planted, folder.file("store"))
    #expect(try planted.places() == 0)
  }

  /// Everything that takes a secret or gives one.
  private func use(_ planted: PlantedSecret, _ path: String) throws {
    let key = VaultKey.passphrase(planted.secret)
    var vault = try Vault(creating: path, with: key, cost: .least)
    let id = try vault.addSignIn(account: "anna", password: planted.secret, domains: ["example.com"])
    try vault.save()
    try vault.setPassword(of: id, to: planted.secret)
    try vault.changeKey(to: key, cost: .least)
    let opened = try Vault(opening: path, with: key)
    let places = try planted.places()
    // The key's, and one for each store.
    #expect(places == 3)
    let isRight = opened.password(of: id)?.isSame(as: planted.secret)
    #expect(isRight == true)
    let report = try vault.importSignIns(try CSVTable(opened.exportSignIns()), replacing: true)
    #expect(report.known == 1)
    let isGone = vault.remove(id)
    #expect(isGone && vault.count == 0)
  }
}
