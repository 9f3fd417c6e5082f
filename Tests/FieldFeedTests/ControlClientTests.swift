import Glibc
import Posix
import TestSupport
import Testing

@testable import FieldFeed

@Suite("A command speaks to the keyboard")
struct ControlClientTests {
  @Test("A request goes there and its answer comes back")
  func call() throws {
    let folder = try TemporaryFolder("feed")
    var server = try ControlServer(path: folder.file("s"))
    let context = FieldContext(id: "email", text: String(repeating: "long ", count: 12000))
    var call = try ControlCall(ControlRequest.focus(context).line, to: server.path)
    #expect(try call.step() == nil)
    #expect(try server.turn() == [.success(.focus(context))])
    let reply = try #require(try call.step())
    #expect(ControlReply(line: reply) == .ok)
  }

  @Test("No keyboard")
  func missing() throws {
    let folder = try TemporaryFolder("feed")
    let path = folder.file("s")
    let error = #expect(throws: ControlError.self) {
      _ = try ControlClient.send(ControlRequest.show.line, to: path)
    }
    #expect(error?.description == "no keyboard is running on \(path); start it with `keypane run`")
    #expect(error?.status == .unavailable)
  }

  @Test("A dead keyboard's socket")
  func dead() throws {
    let folder = try TemporaryFolder("feed")
    let stale = folder.file("stale")
    do {
      let server = try ControlServer(path: folder.file("s"))
      #expect(TemporaryFolder.rename(server.path, to: stale))
    }
    let error = #expect(throws: ControlError.self) {
      _ = try ControlClient.send(ControlRequest.show.line, to: stale)
    }
    #expect(error?.description == "no keyboard is running on \(stale); start it with `keypane run`")
  }

  @Test("A keyboard that does not answer")
  func silent() throws {
    let folder = try TemporaryFolder("feed")
    let server = try ControlServer(path: folder.file("s"))
    let path = server.path
    let error = #expect(throws: ControlError.self) {
      _ = try ControlClient.send(ControlRequest.show.line, to: path, timeoutMilliseconds: 0)
    }
    #expect(error?.status == .unavailable)
    #expect(error?.description == "the keyboard at \(path) has not answered within 0 ms")
  }

  @Test(
    "A keyboard that closes instead of answering, and one that refuses and closes",
    arguments: ["", "{\"error\":\"no\"}\n"])
  func closed(last: String) throws {
    let folder = try TemporaryFolder("feed")
    let listener = try UnixSocketListener(path: folder.file("s"))
    var call = try ControlCall(ControlRequest.show.line, to: listener.path)
    do {
      let connection = try listener.accept()
      #expect(try connection?.write(Array(last.utf8)[...]) == last.utf8.count)
    }
    if last.isEmpty {
      let error = #expect(throws: ControlError.self) { _ = try call.step() }
      #expect(error?.description == "the keyboard at \(listener.path) has closed the connection without an answer")
    } else {
      let reply = try #require(try call.step())
      #expect(ControlReply(line: reply) == .error("no"))
    }
  }

  @Test("A line that is too long is not sent")
  func tooLong() {
    let line = [UInt8](repeating: 0x20, count: 65537)
    #expect(throws: ControlError.lineTooLong) { _ = try ControlClient.send(line, to: "/nowhere") }
  }

  @Test(
    "What the system says of a socket",
    arguments: [
      (ENOENT, Posix.ExitStatus.unavailable), (ECONNREFUSED, .unavailable), (EAGAIN, .unavailable),
      (EACCES, .noPermission),
      (ENAMETOOLONG, .usage), (EIO, .unavailable),
    ])
  func statuses(errno: Int32, status: Posix.ExitStatus) {
    let error = ControlError(speakingTo: "/s", SystemError(call: "connect", path: "/s", errno: errno))
    #expect(error.status == status)
    #expect(error.description.contains("/s"))
  }
}
