import Evdev
import KeyboardCore
import Posix
import TestSupport
import Testing

/// A made-up panel is opened, read, unplugged with a finger down and plugged in again, through real libevdev.
///
/// Complaint 40: touch is dead after the panel has been away.
@Suite struct ReplugTests {
  /// Where the inner run says that it has come to its end.
  static let variable = "KEYPANE_TEST_REPLUG"

  @Test(
    "a panel that was away is read again",
    .enabled(if: EmulatedRun.exists, "\(EmulatedRun.missing)"),
    .enabled(if: Environment.value(variable) == nil, "this is the inner run"),
    .enabled(if: EmulatedRun.canStart, "\(EmulatedRun.cannotStart)"))
  func outer() throws {
    let folder = try TemporaryFolder("replug")
    let panel = try EmulatedPanel(in: folder.path)
    let done = folder.path + "/done"
    let status = try EmulatedRun.run(
      "ReplugTests/inner", panel, events: false, environment: "\(Self.variable)=\(done)")
    #expect(status == 0)
    #expect(Files.exists(done), "the inner run did not come to its end")
  }

  @Test("inner run", .enabled(if: Environment.value(variable) != nil, "the other test starts it, inside umockdev"))
  func inner() throws {
    let done = try #require(Environment.value(Self.variable))
    let folder = try #require(Environment.value("UMOCKDEV_DIR"))
    let node = EmulatedPanel.node
    let plug = try EmulatedPlug(folder: folder)
    var watch = try PanelWatch()
    #expect(try PanelFinder().touchscreens() == [node])
    try plug.send(finger(down: 5, 100, 200))
    var told = try contacts(2, before: { try plug.send(self.finger(down: nil, 0, 0) + self.finger(down: 6, 300, 200)) })
    #expect(told.map(\.phase) == [.began, .ended, .began, .cancelled])
    #expect(told.last?.position == PanelPoint(x: 300, y: 200))

    plug.pull()
    #expect(try change(&watch) == .disappeared(path: node))
    #expect(throws: EvdevError.noTouchscreen(folder: "/dev/input")) { try PanelFinder().touchscreens() }

    let again = try EmulatedPlug(folder: folder)
    #expect(try change(&watch) == .appeared(path: node))
    try again.send(finger(down: 7, 10, 20))
    told = try contacts(1, before: {})
    #expect(told.map(\.phase) == [.began, .cancelled])
    #expect(told.first?.position == PanelPoint(x: 10, y: 20))
    again.pull()
    try Files.writeAtomically(done, [])
  }

  private func finger(down id: Int32?, _ x: Int32, _ y: Int32) -> [(type: UInt16, code: UInt16, value: Int32)] {
    typealias Abs = EventCode.Abs
    guard let id else { return [(EventType.abs, Abs.mtTrackingID, -1)] }
    return [
      (EventType.abs, Abs.mtTrackingID, id), (EventType.abs, Abs.mtPositionX, x), (EventType.abs, Abs.mtPositionY, y),
    ]
  }

  /// What a tracker tells of the panel, until so many contacts have begun and the panel is given up.
  /// - Parameter action: happens once the first contact is there.
  private func contacts(_ count: Int, before action: () throws -> Void) throws -> [Contact] {
    var panel = try EvdevPanel(path: EmulatedPanel.node)
    var tracker = TouchTracker(panel: try PanelDescription(panel.description))
    var frame = TouchFrame()
    var told: [Contact] = []
    var poller = Poller()
    poller.add(panel.raw)
    var hasActed = false
    while told.count(where: { $0.phase == .began }) < count {
      // The deadline only ends a run that has failed.
      let ready = try poller.wait(until: Clock.monotonic() + .milliseconds(30_000))
      try #require(ready > 0)
      while let event = try panel.next() {
        if tracker.handle(event, into: &frame) { told += frame.contacts }
      }
      if !hasActed && !told.isEmpty {
        hasActed = true
        try action()
      }
    }
    tracker.cancel(at: Clock.monotonic(), into: &frame)
    return told + frame.contacts
  }

  /// The next change of the nodes.
  private func change(_ watch: inout PanelWatch) throws -> PanelWatch.Change? {
    while true {
      if let change = try watch.next() { return change }
      var poller = Poller()
      poller.add(watch.raw)
      let ready = try poller.wait(until: Clock.monotonic() + .milliseconds(30_000))
      if ready == 0 { return nil }
    }
  }
}
