import Posix
import TestSupport
import Testing

@testable import Vault

/// While a store is open the process keeps its memory to itself.
@Suite struct SecrecyTests {
  /// KiB of memory that are kept out of swap space.
  private static var locked: Int {
    let status = (try? Files.read("/proc/self/status", limit: 1 << 16)) ?? []
    let line = String(decoding: status, as: UTF8.self).split(separator: "\n").first { $0.hasPrefix("VmLck:") }
    return line?.split(whereSeparator: { $0 == " " || $0 == "\t" }).dropFirst().first.flatMap { Int($0) } ?? 0
  }

  /// Sanitizers lock nothing, and say that they have.
  private static var canLock: Bool {
    let secret = SecretText(copying: [1])
    return locked > 0 && secret.count == 1
  }

  @Test func noCoreFileIsWritten() throws {
    let folder = try TemporaryFolder("vault")
    let vault = try Vault(
      creating: folder.file("store"), with: .keyFile(SecretText(copying: [UInt8](repeating: 7, count: 32))))
    let limits = String(decoding: try Files.read("/proc/self/limits", limit: 1 << 16), as: UTF8.self)
    let line = try #require(limits.split(separator: "\n").first { $0.hasPrefix("Max core file size") })
    let words = line.split(separator: " ")
    #expect(words[4] == "0" && words[5] == "0")
    // What is in /proc of a process that may not be dumped belongs to root.
    #expect(Files.status("/proc/self/environ")?.user == 0)
    #expect(vault.notices.isEmpty)
  }

  @Test(.enabled(if: canLock, "no memory can be locked here")) func theContentIsLocked() throws {
    let folder = try TemporaryFolder("vault")
    var vault = try Vault(
      creating: folder.file("store"), with: .keyFile(SecretText(copying: [UInt8](repeating: 7, count: 32))))
    try vault.setContact(String(repeating: "x", count: 1_000_000))
    #expect(Self.locked >= 976)
  }
}
