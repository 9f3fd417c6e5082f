import KeyboardCore
import Posix
import TestSupport
import Testing

@testable import Evdev

/// When a new keyboard may be typed on. Complaint 28: the first keys after it is made are lost unless one sleeps.
@Suite struct ReaderNoticeTests {
  private static let limit = at(2000)

  private static func at(_ milliseconds: Int64) -> Instant { Instant(microseconds: milliseconds * 1000) }

  /// What happens, and how it stands some time later: `tagged 5, opened 400 ? 450`.
  struct Row: Sendable, CustomTestStringConvertible {
    var events: [(what: String, time: Int64)]
    var asked: Int64
    var state: ReaderNotice.State
    var testDescription: String { events.map { "\($0.what) at \($0.time)" }.joined(separator: ", ") + " ? \(asked)" }
  }

  static let rows: [Row] = [
    Row(events: [], asked: 0, state: .waiting(until: at(50))),
    Row(events: [], asked: 1990, state: .waiting(until: at(2000))),
    Row(events: [], asked: 2000, state: .nobody(isTagged: false)),
    // udev knows it, and nobody else.
    Row(events: [("tagged", 20)], asked: 1000, state: .waiting(until: at(1050))),
    Row(events: [("tagged", 20)], asked: 2000, state: .nobody(isTagged: true)),
    // A program keeps it open.
    Row(events: [("tagged", 20), ("opened", 400)], asked: 400, state: .waiting(until: at(450))),
    Row(events: [("tagged", 20), ("opened", 400)], asked: 449, state: .waiting(until: at(450))),
    Row(events: [("tagged", 20), ("opened", 400)], asked: 450, state: .read),
    // One that looks at it first.
    Row(events: [("tagged", 20), ("opened", 400), ("closed", 401)], asked: 500, state: .waiting(until: at(550))),
    Row(
      events: [("tagged", 20), ("opened", 400), ("closed", 401), ("opened", 420)], asked: 460,
      state: .waiting(until: at(470))),
    Row(events: [("tagged", 20), ("opened", 400), ("closed", 401), ("opened", 420)], asked: 470, state: .read),
    Row(
      events: [("tagged", 20), ("opened", 400), ("closed", 401)], asked: 2000, state: .nobody(isTagged: true)),
    // One that is faster than udev; compositors come only after it.
    Row(events: [("opened", 2)], asked: 500, state: .waiting(until: at(550))),
    Row(events: [("opened", 2)], asked: 2000, state: .nobody(isTagged: false)),
    Row(events: [("opened", 2), ("tagged", 30)], asked: 60, state: .read),
    // Opened at the very end.
    Row(events: [("tagged", 20), ("opened", 1990)], asked: 1995, state: .waiting(until: at(2000))),
    Row(events: [("tagged", 20), ("opened", 1990)], asked: 2000, state: .read),
    // More are closed than have been seen to open.
    Row(events: [("tagged", 20), ("closed", 30), ("opened", 40)], asked: 100, state: .read),
  ]

  @Test(arguments: rows) func table(_ row: Row) throws {
    var notice = ReaderNotice(limit: Self.limit)
    for (what, time) in row.events {
      switch what {
      case "tagged": notice.tagged()
      case "opened": notice.opened(at: Self.at(time))
      case "closed": notice.closed(at: Self.at(time))
      default: Issue.record("\(what)")
      }
    }
    #expect(notice.state(at: Self.at(row.asked)) == row.state)
  }

  // MARK: - By the files of a folder

  @Test("complaint 28: a reader is seen to open the node, and one that opens another one is not")
  func opening() throws {
    let temporary = try TemporaryFolder("readiness")
    let (folder, node) = (temporary.path, temporary.file("event7"))
    var readiness = KeyboardReadiness(folder: folder) { $0 == node }
    for path in [node, "\(folder)/event77"] { try Files.writeAtomically(path, []) }
    readiness.begin(node: node, until: Self.limit)
    var state = readiness.state(at: Self.at(100))
    #expect(state == .waiting(until: Self.at(150)))
    let other = try FileDescriptor(opening: "\(folder)/event77", .read)
    state = readiness.state(at: Self.at(200))
    #expect(state == .waiting(until: Self.at(250)))
    do {
      let passing = try FileDescriptor(opening: node, .read)
      _ = passing.raw
    }
    state = readiness.state(at: Self.at(300))
    #expect(state == .waiting(until: Self.at(350)))
    let reader = try FileDescriptor(opening: node, .read)
    state = readiness.state(at: Self.at(400))
    #expect(state == .waiting(until: Self.at(450)))
    state = readiness.state(at: Self.at(450))
    #expect(state == .read)
    _ = (other.raw, reader.raw)
  }

  @Test("who opened it between the making of the keyboard and the question is seen, too")
  func early() throws {
    let temporary = try TemporaryFolder("readiness")
    let (folder, node) = (temporary.path, temporary.file("event7"))
    var readiness = KeyboardReadiness(folder: folder) { _ in true }
    try Files.writeAtomically(node, [])
    let reader = try FileDescriptor(opening: node, .read)
    readiness.begin(node: node, until: Self.limit)
    var state = readiness.state(at: Self.at(0))
    #expect(state == .waiting(until: Self.at(50)))
    state = readiness.state(at: Self.at(50))
    #expect(state == .read)
    _ = reader.raw
  }

  @Test("without a node there is nothing to see, and the time decides")
  func noNode() {
    var readiness = KeyboardReadiness(folder: "/nowhere") { _ in true }
    readiness.begin(node: nil, until: Self.limit)
    var state = readiness.state(at: Self.at(100))
    #expect(state == .waiting(until: Self.at(150)))
    state = readiness.state(at: Self.at(2000))
    #expect(state == .nobody(isTagged: false))
  }

  @Test("/proc tells which programs have a file open")
  func programs() throws {
    let folder = try TemporaryFolder("readiness")
    let node = folder.file("event7")
    try Files.writeAtomically(node, [])
    #expect(DeviceReaders.processes(of: node).isEmpty)
    let reader = try FileDescriptor(opening: node, .read)
    let found = DeviceReaders.processes(of: node)
    #expect(found.count == 1 && found.first?.name.isEmpty == false)
    _ = reader.raw
  }
}
