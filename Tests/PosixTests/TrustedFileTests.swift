import Glibc
import TestSupport
import Testing

@testable import Posix

/// Files that nobody else can have written.
@Suite struct TrustedFileTests {
  private let trusted = TrustedFile(owner: Accounts.user)

  private func reason(_ path: String, by trusted: TrustedFile? = nil) -> String? {
    do {
      _ = try (trusted ?? self.trusted).read(path, limit: 100)
      return nil
    } catch {
      switch error {
      case .open(let reason): return reason
      case .unreadable(let error): return error.reason
      }
    }
  }

  private func write(_ path: String, mode: mode_t = 0o644) throws {
    try Files.writeAtomically(path, Array("x".utf8))
    #expect(unsafe chmod(path, mode) == 0)
  }

  @Test func plainFiles() throws {
    let folder = try TemporaryFolder("trusted")
    let path = folder.file("policy")
    try write(path)
    #expect(try trusted.read(path, limit: 100) == Array("x".utf8))
    if Accounts.user != 0 { #expect(reason(path, by: TrustedFile())?.contains("belongs to") == true) }
  }

  @Test func othersMayNotWrite() throws {
    let folder = try TemporaryFolder("trusted")
    let path = folder.file("policy")
    try write(path, mode: 0o646)
    #expect(reason(path) == "everybody may write to \(path): chmod o-w \(path)")
    try write(path, mode: 0o664)
    if Files.status(path)?.group != 0 { #expect(reason(path)?.contains("may write to \(path): chmod g-w") == true) }
    try write(path)
    #expect(unsafe chmod(folder.path, 0o777) == 0)
    #expect(reason(path) == "everybody may write to \(folder.path): chmod o-w \(folder.path)")
    // Where everybody may make files and nobody may replace those of others, a file of the owner's is theirs.
    #expect(unsafe chmod(folder.path, 0o1777) == 0)
    #expect(reason(path) == nil)
    #expect(unsafe chmod(folder.path, 0o755) == 0)
  }

  @Test func linksAreFollowedStepByStep() throws {
    let folder = try TemporaryFolder("trusted")
    let open = try TemporaryFolder("trusted-open")
    try write(folder.file("policy"))
    #expect(unsafe symlink("policy", folder.file("link")) == 0)
    #expect(unsafe symlink("\(open.path)/hop", folder.file("far")) == 0)
    #expect(unsafe symlink("\(folder.path)/policy", open.file("hop")) == 0)
    #expect(unsafe symlink("loop", folder.file("loop")) == 0)
    #expect(reason(folder.file("link")) == nil)
    #expect(reason("\(folder.path)/../\(folder.path.split(separator: "/").last!)/./link") == nil)
    #expect(reason(folder.file("far")) == nil)
    // A link through a folder of everybody's is as good as a file there.
    #expect(unsafe chmod(open.path, 0o777) == 0)
    #expect(reason(folder.file("far"))?.contains(open.path) == true)
    #expect(reason(folder.file("loop")) == "Too many levels of symbolic links")
  }

  @Test func whatIsNoFile() throws {
    let folder = try TemporaryFolder("trusted")
    #expect(unsafe mkfifo(folder.file("pipe"), 0o644) == 0)
    #expect(reason(folder.file("pipe")) == "it is not a regular file")
    #expect(reason(folder.path) == "it is not a regular file")
    #expect(reason(folder.file("missing")) == "No such file or directory")
    try write(folder.file("file"))
    #expect(reason(folder.file("file/x")) == "Not a directory")
    try Files.writeAtomically(folder.file("long"), [UInt8](repeating: 0x20, count: 101))
    #expect(reason(folder.file("long")) == "File too large")
  }

  @Test(.enabled(if: Accounts.user == 0, "only root can give files away"))
  func othersMayNotOwn() throws {
    let folder = try TemporaryFolder("trusted")
    let path = folder.file("policy")
    try write(path)
    #expect(unsafe chown(path, 12345, 0) == 0)
    #expect(reason(path) == "\(path) belongs to 12345, not to root: chown root \(path)")
    #expect(unsafe chown(path, 0, 0) == 0)
    #expect(unsafe symlink("policy", folder.file("link")) == 0)
    #expect(unsafe lchown(folder.file("link"), 12345, 0) == 0)
    #expect(reason(folder.file("link"))?.contains("belongs to 12345") == true)
  }
}
