import Glibc
import Posix
import TestSupport
import Testing

/// The control socket's ground.
@Suite struct UnixSocketTests {
  @Test func talk() throws {
    let folder = try TemporaryFolder("socket")
    let path = folder.path + "/s"
    let listener = try UnixSocketListener(path: path)
    #expect(Files.status(path)?.kind == .socket)
    #expect(Files.status(path)?.mode == 0o660)
    let client = try UnixConnection(path: path)
    var sent = try client.write(Array("hello".utf8)[...])
    #expect(sent == 5)
    guard let server = try listener.accept() else {
      Issue.record("nobody connected")
      return
    }
    let peer = server.peer
    #expect(peer == UnixConnection.Peer(process: getpid(), user: geteuid(), group: getegid()))
    var buffer = [UInt8](repeating: 0, count: 16)
    var chunk = try server.read(into: &buffer)
    #expect(chunk == .bytes(5))
    #expect(buffer[..<5] == Array("hello".utf8)[...])
    chunk = try server.read(into: &buffer)
    #expect(chunk == .nothingYet)
    client.finishWriting()
    chunk = try server.read(into: &buffer)
    #expect(chunk == .end)
    sent = try server.write([1][...])
    #expect(sent == 1)
  }

  @Test func nobodyWaits() throws {
    let folder = try TemporaryFolder("quiet")
    let listener = try UnixSocketListener(path: folder.path + "/s")
    let nobody = try listener.accept() == nil
    #expect(nobody)
  }

  @Test("a dead socket is replaced, a live one and another file are not")
  func replacing() throws {
    let folder = try TemporaryFolder("stale")
    let path = folder.path + "/s"
    try leaveSocket(at: path)
    do {
      let listener = try UnixSocketListener(path: path)
      #expect(throws: SystemError(call: "bind", path: path, errno: EADDRINUSE)) {
        _ = try UnixSocketListener(path: path)
      }
      _ = listener.raw
    }
    #expect(!Files.exists(path))
    try Files.writeAtomically(path, [1])
    #expect(throws: SystemError(call: "bind", path: path, errno: EEXIST)) { _ = try UnixSocketListener(path: path) }
    #expect(try Files.read(path, limit: 1) == [1])
  }

  @Test func errors() throws {
    let folder = try TemporaryFolder("none")
    let path = folder.path + "/none"
    #expect(throws: SystemError(call: "connect", path: path, errno: ENOENT)) { _ = try UnixConnection(path: path) }
    let long = folder.path + "/" + String(repeating: "x", count: 200)
    #expect(throws: SystemError(call: "bind", path: long, errno: ENAMETOOLONG)) {
      _ = try UnixSocketListener(path: long)
    }
  }

  @Test("writing to one who is gone is an error, not the end of the process")
  func brokenPipe() throws {
    let folder = try TemporaryFolder("broken")
    let path = folder.path + "/s"
    let listener = try UnixSocketListener(path: path)
    do {
      let client = try UnixConnection(path: path)
      _ = client.raw
    }
    guard let server = try listener.accept() else { return }
    var refused = false
    do throws(SystemError) { _ = try server.write([1][...]) } catch { refused = error.errno == EPIPE }
    #expect(refused)
  }

  /// A socket that nobody listens at, as a crash leaves it.
  private func leaveSocket(at path: String) throws {
    let raw = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
    try #require(raw >= 0)
    defer { close(raw) }
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    unsafe withUnsafeMutableBytes(of: &address.sun_path) { unsafe $0.copyBytes(from: Array(path.utf8)) }
    let size = socklen_t(MemoryLayout<sockaddr_un>.size)
    let result = unsafe withUnsafePointer(to: &address) {
      unsafe $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { unsafe bind(raw, $0, size) }
    }
    try #require(result == 0)
  }
}
