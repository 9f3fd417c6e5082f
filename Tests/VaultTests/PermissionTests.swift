import Glibc
import Posix
import TestSupport
import Testing

@testable import Vault

/// Whose files are taken, and who may read what is written.
@Suite struct PermissionTests {
  private func refusal(_ path: String) -> String {
    do throws(VaultError) {
      _ = try Vault(opening: path, with: .passphrase(SecretText("words")))
      return "opened"
    } catch {
      return error.description
    }
  }

  private func make(_ path: String) throws {
    var vault = try Vault(creating: path, with: .passphrase(SecretText("words")), cost: .least)
    try vault.save()
  }

  @Test func onlyItsOwnerMayReadWhatIsWritten() throws {
    let folder = try TemporaryFolder("vault")
    let path = folder.file("store")
    try make(path)
    for file in [path, "\(path).old"] {
      let status = try #require(Files.status(file))
      #expect(status.mode == 0o600 && status.user == Accounts.user)
    }
    #expect(try Files.list(folder.path) == ["store", "store.old"])
  }

  @Test(arguments: [0o640, 0o604, 0o620, 0o602, 0o777]) func aStoreThatOthersMayUseIsRefused(_ mode: Int) throws {
    let folder = try TemporaryFolder("vault")
    let path = folder.file("store")
    try make(path)
    #expect(unsafe chmod(path, mode_t(mode)) == 0)
    #expect(refusal(path) == "\(path) is not taken for a store: others may read or write it: chmod go= on it")
  }

  @Test func aLinkIsRefused() throws {
    let folder = try TemporaryFolder("vault")
    try make(folder.file("store"))
    #expect(unsafe symlink("store", folder.file("link")) == 0)
    #expect(
      refusal(folder.file("link"))
        == "\(folder.file("link")) is not taken for a store: it is a symbolic link: name the file itself")
    // Nor is one made where a link leads.
    #expect(unsafe symlink("nothing", folder.file("loose")) == 0)
    #expect(throws: VaultError(.exists, "\(folder.file("loose")) is there already; it was left alone")) {
      _ = try Vault(creating: folder.file("loose"), with: .passphrase(SecretText("words")), cost: .least).count
    }
    #expect(!Files.exists(folder.file("nothing")))
  }

  @Test func foldersPipesAndMissingFilesAreTold() throws {
    let folder = try TemporaryFolder("vault")
    #expect(refusal(folder.file("none")) == "\(folder.file("none")): No such file or directory")
    #expect(refusal("\(folder.path)/none/store") == "\(folder.path)/none/store: No such file or directory")
    #expect(refusal("/tmp") == "/tmp: it is not a regular file")
    #expect(refusal("/tmp/") == "/tmp/ is no file's name")
    #expect(unsafe mkfifo(folder.file("pipe"), 0o600) == 0)
    #expect(refusal(folder.file("pipe")) == "\(folder.file("pipe")): it is not a regular file")
  }

  @Test func aFolderThatOthersMayWriteToIsRefused() throws {
    let folder = try TemporaryFolder("vault")
    let path = folder.file("store")
    try make(path)
    #expect(unsafe chmod(folder.path, 0o775) == 0)
    #expect(
      refusal(path)
        == "\(path) is not taken for a store: others may write to its folder \(folder.path): chmod go-w \(folder.path)")
    // Where everybody may make files, and nobody may replace those of others.
    #expect(unsafe chmod(folder.path, 0o1777) == 0)
    #expect(refusal(path) == "opened")
  }

  @Test(.enabled(if: Accounts.user == 0, "only root can give a file to another user"))
  func aStoreOfAnotherUserIsRefused() throws {
    let folder = try TemporaryFolder("vault")
    let path = folder.file("store")
    try make(path)
    #expect(unsafe chown(path, 65534, 65534) == 0)
    #expect(refusal(path) == "\(path) is not taken for a store: it belongs to nobody, not to root")
  }

  @Test func aKeyFileIsAsSecretAsTheStore() throws {
    let folder = try TemporaryFolder("vault")
    let path = folder.file("key")
    let file = try PrivateFolder(folder.path)
    try file.write("key", (0..<32).map { $0 })
    #expect(try KeyFile.read(path).count == 32)
    #expect(unsafe chmod(path, 0o644) == 0)
    #expect(
      throws: VaultError(.notPermitted, "\(path) is not taken for a key: others may read or write it: chmod go= on it")
    ) {
      _ = try KeyFile.read(path).count
    }
    try file.write("key", [1, 2, 3])
    #expect(
      throws: VaultError(.invalid, "\(path): a key has at least 32 bytes: head -c 32 /dev/urandom >FILE makes one")
    ) { _ = try KeyFile.read(path).count }
    try file.write("key", [UInt8](repeating: 7, count: 65537))
    #expect(throws: VaultError(.system, "\(path): File too large")) { _ = try KeyFile.read(path).count }
  }

  /// As systemd hands a credential to a service of root's; on some file systems the mask of its list shows as a group's.
  @Test(.enabled(if: Accounts.user == 0, "only root has files of root's")) func aCredentialIsTaken() throws {
    let folder = try TemporaryFolder("vault")
    let file = try PrivateFolder(folder.path)
    try file.write("key", (0..<32).map { $0 })
    #expect(unsafe chmod(folder.file("key"), 0o440) == 0)
    #expect(try KeyFile.read(folder.file("key")).count == 32)
  }
}
