import Evdev
import KeyboardCore
import Posix
import TestSupport
import Testing

/// libevdev on a device that umockdev emulates, on any kernel.
///
/// umockdev works by a library that is loaded before all others, so the test starts itself anew under `umockdev-run`.
@Suite struct EmulationTests {
  /// Where the inner run says that it has come to its end.
  static let variable = "KEYPANE_TEST_EMULATION"

  @Test(
    "a panel is read through libevdev",
    .enabled(if: EmulatedRun.exists, "\(EmulatedRun.missing)"),
    .enabled(if: Environment.value(variable) == nil, "this is the inner run"),
    .enabled(if: EmulatedRun.canStart, "\(EmulatedRun.cannotStart)"))
  func outer() throws {
    let folder = try TemporaryFolder("emulation")
    let panel = try EmulatedPanel(in: folder.path)
    let done = folder.path + "/done"
    let status = try EmulatedRun.run(
      "EmulationTests/inner", panel, events: true, environment: "\(Self.variable)=\(done)")
    #expect(status == 0)
    #expect(Files.exists(done), "the inner run did not come to its end")
  }

  @Test("inner run", .enabled(if: Environment.value(variable) != nil, "the other test starts it, inside umockdev"))
  func inner() throws {
    let done = try #require(Environment.value(Self.variable))
    #expect(try PanelFinder().touchscreens() == [EmulatedPanel.node])
    try expectUdevKnowsIt()
    var panel = try EvdevPanel(path: EmulatedPanel.node)
    let device = panel.description
    #expect(device.name == EmulatedPanel.name)
    #expect([device.bus, device.vendor, device.product, device.version] == [3, 0x1234, 0x5678, 1])
    #expect(device.properties.codes == [EventCode.Property.direct])
    #expect(device.codes[EventType.key]?.codes == [EventCode.Key.btnTouch])
    #expect(device.axes.map(\.code) == [0, 1, 47, 53, 54, 57])
    #expect(device.axes.map(\.maximum) == [799, 479, 9, 799, 479, 65535])
    var tracker = TouchTracker(panel: try PanelDescription(device))
    var frame = TouchFrame()
    var contacts: [Contact] = []
    var poller = Poller()
    poller.add(panel.raw)
    while contacts.last?.phase != .ended || contacts.count < 6 {
      // The deadline only ends a run that has failed.
      let count = try poller.wait(until: Clock.monotonic() + .milliseconds(30_000))
      try #require(count > 0)
      while let event = try panel.next() {
        if tracker.handle(event, into: &frame) { contacts += frame.contacts }
      }
    }
    func contact(_ id: UInt32, _ phase: Contact.Phase, _ x: Int32) -> Contact {
      Contact(id: id, phase: phase, position: PanelPoint(x: x, y: 200))
    }
    #expect(
      contacts == [
        contact(1, .began, 100), contact(1, .ended, 100), contact(2, .began, 300), contact(2, .ended, 300),
        contact(3, .began, 500), contact(3, .ended, 500),
      ])
    #expect(panel.takeMessage() == nil)
    try Files.writeAtomically(done, [])
  }

  /// What udev's rules say of the panel comes through libudev.
  private func expectUdevKnowsIt() throws {
    let known =
      switch UdevDevice(node: EmulatedPanel.node) {
      case .some(let device):
        [device.property("LIBINPUT_CALIBRATION_MATRIX"), device.property("LIBINPUT_NO_SUCH_THING")]
      case .none: [] as [String?]
      }
    #expect(known == [EmulatedPanel.matrix, nil])
    let isUnknown =
      switch UdevDevice(node: "/dev/null") {
      case .some: false
      case .none: true
      }
    #expect(isUnknown)
  }
}
