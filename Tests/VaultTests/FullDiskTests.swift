import Glibc
import Posix
import TestSupport
import Testing

@testable import Vault

/// A save onto a disk that is full: nothing is lost, and why is said.
@Suite struct FullDiskTests {
  /// A file system of its own in memory, gone with the value.
  private struct SmallDisk: ~Copyable {
    let path: String

    /// - Returns: nil where this process may not mount.
    init?(_ path: String, kibibytes: Int) {
      guard (try? Files.makeFolder(path, mode: 0o700)) != nil else { return nil }
      guard unsafe mount("none", path, "tmpfs", 0, "size=\(kibibytes)k,mode=700") == 0 else {
        _ = unsafe rmdir(path)
        return nil
      }
      self.path = path
    }

    deinit {
      _ = unsafe umount2(path, Int32(MNT_DETACH))
      _ = unsafe rmdir(path)
    }
  }

  private static var canMount: Bool {
    let disk = SmallDisk("/tmp/keypane-mount-\(getpid())", kibibytes: 16)
    return disk != nil
  }

  private func key() -> VaultKey { .keyFile(SecretText(copying: [UInt8](repeating: 7, count: 32))) }

  @Test(.enabled(if: canMount, "this process may not mount")) func aFullDiskLosesNothing() throws {
    let folder = try TemporaryFolder("vault")
    guard let disk = SmallDisk(folder.file("disk"), kibibytes: 128) else { throw VaultError(.system, "no disk") }
    let path = "\(disk.path)/store"
    var vault = try Vault(creating: path, with: key())
    try vault.addSignIn(account: "anna", password: SecretText("pw"), domains: ["example.com"])
    try vault.save()
    let whole = try Files.read(path, limit: 1 << 20)
    try vault.setContact(String(repeating: "x", count: 20_000))
    // Without room for the first byte; for a part of the copy; for the copy and a part of the file.
    for room in 0..<6 {
      try fill(disk.path, leaving: room)
      #expect(throws: VaultError(.system, "\(path): nothing was saved: No space left on device")) { try vault.save() }
      #expect(try Files.read(path, limit: 1 << 20) == whole)
      #expect(try Vault(opening: "\(path).old", with: key()).count <= 1)
      #expect(try Files.list(disk.path) == ["filler", "store", "store.old"])
    }
    // What was to be saved is still there.
    try Files.remove("\(disk.path)/filler")
    try vault.save()
    #expect(try Vault(opening: path, with: key()).contact?.utf8.count == 20_000)
    #expect(try Files.read("\(path).old", limit: 1 << 20) == whole)
    // A PIN that cannot be counted is not tried.
    try vault.changeKey(to: pin("0123"), keepingOthers: true, cost: .least)
    try fill(disk.path, leaving: 0)
    #expect(throws: VaultError(.system, "\(path): no PIN is tried where it cannot be counted: No space left on device"))
    {
      _ = try Vault(opening: path, with: pin("0123")).count
    }
  }

  /// Leaves so many pages free.
  private func fill(_ disk: String, leaving pages: Int) throws {
    try Files.remove("\(disk)/filler")
    let raw = unsafe open("\(disk)/filler", O_WRONLY | O_CREAT | O_CLOEXEC, 0o600)
    try #require(raw >= 0)
    let file = FileDescriptor(adopting: raw)
    var written = 0
    while (try? file.write(all: [UInt8](repeating: 0, count: 4096))) != nil { written += 4096 }
    try #require(ftruncate(raw, written - pages * 4096) == 0)
  }

  private func pin(_ digits: String) -> VaultKey {
    .pin(SecretText(digits), keyFile: SecretText(copying: [UInt8](repeating: 7, count: 32)))
  }
}
