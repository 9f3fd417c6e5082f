import Posix
import TestSupport
import Testing

@testable import FieldFeed

@Suite("The control socket")
struct ControlServerTests {
  private static let ok = #"{"ok":true}"#

  @Test("Requests of two clients are answered, bad lines too")
  func twoClients() throws {
    let folder = try TemporaryFolder("feed")
    var server = try ControlServer(path: folder.file("s"))
    let one = try Peer(server.path)
    let two = try Peer(server.path)
    try one.write("{\"show\":{}}\nnonsense\n{\"hi")
    try two.write("{\"session\":\"end\"}\n")
    let first = try server.turn()
    #expect(first.count == 3)
    #expect(first.contains(.success(.show)))
    #expect(first.contains(.success(.sessionEnd)))
    let answers = try one.lines()
    #expect(answers.first == Self.ok)
    #expect(answers.last == #"{"error":"not JSON at column 1: expected a value"}"#)
    #expect(try two.lines() == [Self.ok])
    try one.write("de\":{}}\n")
    #expect(try server.turn() == [.success(.hide)])
    #expect(try one.lines() == [Self.ok])
    #expect(try two.lines() == [])
  }

  @Test("A line that is too long is answered and skipped; the connection lives on")
  func tooLong() throws {
    let folder = try TemporaryFolder("feed")
    var server = try ControlServer(path: folder.file("s"))
    let peer = try Peer(server.path)
    var rest = "{\"message\":{\"text\":\"" + String(repeating: "x", count: 300_000) + "\"}}\n{\"blur\":{}}\n"
    var requests: [Result<ControlRequest, ControlError>] = []
    while !rest.isEmpty {
      rest = try peer.write(rest)
      requests += try server.turn()
    }
    #expect(requests == [.failure(.lineTooLong), .success(.blur)])
    #expect(try peer.lines() == [#"{"error":"a line of more than 65536 bytes"}"#, Self.ok])
  }

  @Test("One who has finished writing still gets the answers, then the end")
  func halfClosed() throws {
    let folder = try TemporaryFolder("feed")
    var server = try ControlServer(path: folder.file("s"))
    let peer = try Peer(server.path)
    try peer.write("{\"show\":{}}\n{\"status\":{}}")
    peer.finishWriting()
    let requests = try server.turn { $0 == .success(.status) ? .json(#"{"shown":true}"#) : .ok }
    #expect(requests == [.success(.show), .success(.status)])
    #expect(try peer.lines() == [Self.ok, #"{"shown":true}"#])
    #expect(peer.hasEnded)
    #expect(server.descriptors.count == 1)
  }

  @Test("Subscribers are told, others are not, and those who go are forgotten", arguments: [false, true])
  func subscribers(finishesWriting: Bool) throws {
    let folder = try TemporaryFolder("feed")
    var server = try ControlServer(path: folder.file("s"))
    do {
      let subscriber = try Peer(server.path)
      let other = try Peer(server.path)
      try subscriber.write("{\"subscribe\":{}}\n")
      if finishesWriting { subscriber.finishWriting() }
      try other.write("{\"show\":{}}\n")
      _ = try server.turn()
      #expect(server.hasSubscribers == true)
      server.broadcast(ControlNotice.layout("phone-pad").line)
      #expect(try subscriber.lines() == [Self.ok, #"{"layout":"phone-pad"}"#])
      #expect(try other.lines() == [Self.ok])
    }
    #expect(try server.turn() == [])
    #expect(server.hasSubscribers == false)
    #expect(server.descriptors.count == 1)
    server.broadcast("{}")
  }

  @Test("A subscriber is told the state of things right after it has subscribed")
  func tell() throws {
    let folder = try TemporaryFolder("feed")
    var server = try ControlServer(path: folder.file("s"))
    let peer = try Peer(server.path)
    try peer.write("{\"subscribe\":{}}\n")
    _ = server.ready(server.descriptors[0].raw)
    let incoming = server.ready(server.descriptors[1].raw)
    #expect(incoming.count == 1)
    for one in incoming {
      server.reply(to: one.client, .ok)
      server.tell(one.client, #"{"layout":"a"}"#)
    }
    #expect(try peer.lines() == [Self.ok, #"{"layout":"a"}"#])
  }

  @Test("Requests that come at once are handed on one a turn where that is asked for, in their order, the end last")
  func oneATurn() throws {
    let folder = try TemporaryFolder("feed")
    var server = try ControlServer(path: folder.file("s"))
    let peer = try Peer(server.path)
    try peer.write("{\"show\":{}}\n{\"hide\":{}}\n{\n")
    peer.finishWriting()
    _ = server.ready(server.descriptors[0].raw)
    let raw = server.descriptors[1].raw
    var came: [Bool] = []
    repeat {
      let incoming = server.ready(raw, atMost: 1)
      #expect(incoming.count == 1)
      for one in incoming {
        came.append((try? one.request.get()) != nil)
        server.reply(to: one.client, .ok)
      }
    } while server.hasRequests(raw)
    #expect(came == [true, true, false])
    let waits = server.hasRequests
    #expect(!waits)
    _ = server.ready(raw, atMost: 1)
    #expect(server.descriptors.count == 1)
    #expect(try peer.lines().count == 3)
  }

  @Test("A reader that does not read is given up; the others go on")
  func slowReader() throws {
    let folder = try TemporaryFolder("feed")
    var server = try ControlServer(path: folder.file("s"))
    let slow = try Peer(server.path)
    let other = try Peer(server.path)
    try slow.write("{\"subscribe\":{}}\n")
    _ = try server.turn()
    let line = ControlReply.error(String(repeating: "x", count: 1000)).line
    var sent = 0
    while server.hasSubscribers && sent < 100_000 {
      server.broadcast(line)
      sent += 1
    }
    #expect(server.hasSubscribers == false)
    #expect(sent > ClientConnection.outputLimit / 1100)
    try other.write("{\"hide\":{}}\n")
    #expect(try server.turn() == [.success(.hide)])
    #expect(try other.lines() == [Self.ok])
  }

  @Test("A reader that reads late gets everything in its order")
  func lateReader() throws {
    let folder = try TemporaryFolder("feed")
    var server = try ControlServer(path: folder.file("s"))
    let peer = try Peer(server.path)
    // Enough that the answers fill every buffer on the way more than once.
    var rest = String(repeating: "{\n", count: 20_000) + "{\"show\":{}}\n"
    var requests = 0
    var answers: [String] = []
    while !rest.isEmpty {
      rest = try peer.write(rest)
      requests += try server.turn().count
      if !rest.isEmpty { answers += try peer.lines() }
    }
    while answers.count < requests || requests < 20_001 {
      let more = try peer.lines()
      let came = try server.turn().count
      try #require(!more.isEmpty || came > 0, "nothing moves any more")
      answers += more
      requests += came
    }
    #expect(requests == 20_001)
    #expect(answers.count == 20_001)
    #expect(answers.last == Self.ok)
    #expect(answers.dropLast().allSatisfy { $0.hasPrefix(#"{"error":"#) })
  }

  @Test("Who may not speak gets one line and the end")
  func refusal() throws {
    let folder = try TemporaryFolder("feed")
    let stranger = PeerPolicy(owner: Accounts.user &+ 1, group: nil)
    // Root may always speak, so there is nobody to refuse when the tests run as root.
    guard !stranger.allows(user: Accounts.user, groups: []) else { return }
    var server = try ControlServer(path: folder.file("s"), policy: stranger)
    let peer = try Peer(server.path)
    #expect(try server.turn() == [])
    #expect(try peer.lines().first?.contains("neither the keyboard's user nor in the group keypane") == true)
    #expect(peer.hasEnded)
  }

  @Test("One client too many is refused")
  func tooMany() throws {
    let folder = try TemporaryFolder("feed")
    var server = try ControlServer(path: folder.file("s"))
    var peers: [Peer] = []
    for _ in 0..<ControlServer.mostClients {
      peers.append(try Peer(server.path))
      _ = try server.turn()
    }
    let late = try Peer(server.path)
    _ = try server.turn()
    #expect(try late.lines() == [#"{"error":"32 programs are connected already"}"#])
    #expect(late.hasEnded)
    peers.removeLast()
    _ = try server.turn()
    let next = try Peer(server.path)
    try next.write("{\"show\":{}}\n")
    #expect(try server.turn() == [.success(.show)])
    #expect(try next.lines() == [Self.ok])
  }

  @Test("The socket has mode 0660, refuses a second keyboard and is removed at the end")
  func lifetime() throws {
    let folder = try TemporaryFolder("feed")
    let path = folder.file("s")
    do {
      let server = try ControlServer(path: path)
      let status = try #require(Files.status(server.path))
      #expect(status.kind == .socket)
      #expect(status.mode == 0o660)
      let error = #expect(throws: ControlError.self) { _ = try ControlServer(path: path) }
      #expect(error?.description.hasPrefix("another keypane is running on \(path); ") == true)
      #expect(error?.status == .unavailable)
      #expect(Files.exists(path))
    }
    #expect(!Files.exists(path))
  }

  @Test("What a dead keyboard left is replaced; anything else is not touched")
  func leftovers() throws {
    let folder = try TemporaryFolder("feed")
    let stale = folder.file("stale")
    let moved = folder.file("moved")
    do {
      // Under another name the node outlives its listener, as after a crash.
      let server = try ControlServer(path: moved)
      #expect(TemporaryFolder.rename(server.path, to: stale))
    }
    #expect(Files.status(stale)?.kind == .socket)
    var server = try ControlServer(path: stale)
    let peer = try Peer(stale)
    try peer.write("{\"show\":{}}\n")
    #expect(try server.turn() == [.success(.show)])

    let file = folder.file("file")
    try Files.writeAtomically(file, [1])
    let error = #expect(throws: ControlError.self) { _ = try ControlServer(path: file) }
    #expect(error?.status == .cannotCreate)
    #expect(try Files.read(file, limit: 10) == [1])
  }

  @Test("Places where no socket can be", arguments: ["missing/s", String(repeating: "x", count: 120)])
  func badPlaces(name: String) throws {
    let folder = try TemporaryFolder("feed")
    let path = folder.file(name)
    let error = #expect(throws: ControlError.self) { _ = try ControlServer(path: path) }
    #expect(error?.status == .cannotCreate)
    #expect(error?.description.contains(path) == true)
  }
}
