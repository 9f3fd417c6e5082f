import Evdev
import KeyboardCore
import Posix
import Testing

/// Panels and our keyboard on a kernel that has uinput. Nothing waits: what is written to uinput can be read at once.
@Suite(
  .serialized,
  .enabled(if: Files.exists("/dev/uinput"), "/dev/uinput is missing: these run in the virtual machine"))
struct KernelTests {
  typealias Abs = EventCode.Abs
  static let abs = EventType.abs
  static let key = EventType.key

  private func slottedPanel() -> VirtualPanel? {
    VirtualPanel(
      name: "test panel B", keys: [EventCode.Key.btnTouch],
      axes: [
        (Abs.x, 0...799), (Abs.y, 0...479), (Abs.mtSlot, 0...9), (Abs.mtPositionX, 0...799),
        (Abs.mtPositionY, 0...479), (Abs.mtTrackingID, 0...65535),
      ], properties: [EventCode.Property.direct])
  }

  private func down(_ panel: VirtualPanel, slot: Int32, id: Int32, x: Int32, y: Int32) {
    panel.send(
      (Self.abs, Abs.mtSlot, slot), (Self.abs, Abs.mtTrackingID, id), (Self.abs, Abs.mtPositionX, x),
      (Self.abs, Abs.mtPositionY, y), (Self.key, EventCode.Key.btnTouch, 1))
  }

  /// Every frame that a tracker makes of what can be read now.
  private func frames(of panel: inout EvdevPanel, _ tracker: inout TouchTracker) throws -> [[Contact]] {
    var frames: [[Contact]] = []
    var frame = TouchFrame()
    while let event = try panel.next() {
      if tracker.handle(event, into: &frame), !frame.contacts.isEmpty { frames.append(frame.contacts) }
    }
    return frames
  }

  @Test("our keyboard is described as it should be, types, and lets go of everything when it ends")
  func keyboard() throws {
    var reader: EvdevPanel
    do {
      var keyboard = try UinputKeyboard()
      let name = keyboard.node
      let node = try #require(name)
      reader = try EvdevPanel(path: node)
      let device = reader.description
      #expect(device.name == "Keypane Keyboard")
      #expect(device.bus == 6)
      #expect(device.codes[Self.key]?.codes == Array(1...248))
      #expect(device.codes[EventType.led]?.codes == [0, 1, 2])
      #expect(device.codes[EventType.syn]?.codes == [0, 1, 17])
      #expect(PanelFinder.judge(device) == .no("is our own keyboard"))
      let listing = String(decoding: try Files.read("/proc/bus/input/devices", limit: 1 << 20), as: UTF8.self)
      #expect(listing.contains("P: Phys=keypane/kbd0"))
      try keyboard.inject([.down(42), .down(30), .down(30), .up(30), .up(31)])
      var typed = try keys(&reader)
      #expect(typed == [[42, 1], [30, 1], [30, 0]])
      var held = keyboard.held
      #expect(held == [42])
      try keyboard.releaseAll()
      typed = try keys(&reader)
      #expect(typed == [[42, 0]])
      held = keyboard.held
      #expect(held.isEmpty)
      try keyboard.inject([.down(29)])
    }
    var last: [[Int32]] = []
    #expect(throws: EvdevError.self) {
      while let event = try reader.next() {
        if event.type == Self.key { last.append([Int32(event.code), event.value]) }
      }
    }
    // The kernel lets readers of a device that is gone see nothing more, not even what was written before.
    #expect(last.isEmpty || last.suffix(1) == [[29, 0]])
  }

  /// Complaint 26: compositors want devices that are set up by UI_DEV_SETUP, not by the old write of a whole
  /// description.
  @Test("complaint 26: the keyboard is set up by UI_DEV_SETUP: nothing is written to uinput before the first key")
  func setUp() throws {
    func written() throws -> String {
      let counts = String(decoding: try Files.read("/proc/self/io", limit: 4096), as: UTF8.self)
      return try #require(counts.split(separator: "\n").first { $0.hasPrefix("wchar: ") }.map(String.init))
    }
    let before = try written()
    var keyboard = try UinputKeyboard()
    #expect(try written() == before)
    try keyboard.inject([.down(30), .up(30)])
    #expect(try written() != before)
  }

  @Test("locks are read from the LEDs that a desktop sets")
  func locks() throws {
    var keyboard = try UinputKeyboard()
    var locks = try keyboard.lockState()
    #expect(locks == UinputKeyboard.Locks())
    let name = keyboard.node
    let desktop = try FileDescriptor(opening: try #require(name), .write)
    try desktop.write(all: event(EventType.led, 1, 1) + event(EventType.syn, 0, 0))
    locks = try keyboard.lockState()
    #expect(locks.caps && !locks.num)
    try desktop.write(all: event(EventType.led, 1, 0) + event(EventType.led, 0, 1) + event(EventType.syn, 0, 0))
    locks = try keyboard.lockState()
    #expect(!locks.caps && locks.num)
  }

  @Test("contacts of protocol B arrive, stamped by the monotonic clock")
  func contacts() throws {
    let device = try #require(slottedPanel())
    var panel = try EvdevPanel(path: device.node)
    #expect(PanelFinder.judge(panel.description) == .touchscreen)
    #expect(panel.description.axis(Abs.mtPositionX)?.maximum == 799)
    var tracker = TouchTracker(panel: try PanelDescription(panel.description))
    let before = Clock.monotonic()
    down(device, slot: 0, id: 5, x: 100, y: 50)
    device.send((Self.abs, Abs.mtTrackingID, -1), (Self.key, EventCode.Key.btnTouch, 0))
    let event = try panel.next()
    let first = try #require(event)
    #expect(first.time >= before && first.time <= Clock.monotonic())
    var frame = TouchFrame()
    _ = tracker.handle(first, into: &frame)
    let frames = try frames(of: &panel, &tracker)
    #expect(frames.map { $0.map(\.phase) } == [[.began], [.ended]])
    #expect(frames.first?.first?.position == PanelPoint(x: 100, y: 50))
  }

  @Test("a panel in use is told as it is: fingers that are down, positions that will not come again, the slot in use")
  func opening() throws {
    let device = try #require(slottedPanel())
    down(device, slot: 0, id: 1, x: 10, y: 20)
    device.send((Self.abs, Abs.mtTrackingID, -1))
    down(device, slot: 2, id: 2, x: 300, y: 200)
    var panel = try EvdevPanel(path: device.node)
    var tracker = TouchTracker(panel: try PanelDescription(panel.description))
    var frames = try frames(of: &panel, &tracker)
    #expect(frames == [[Contact(id: 1, phase: .began, position: PanelPoint(x: 300, y: 200))]])
    // Slot 2 is not named again, and slot 0 comes back without a position.
    device.send((Self.abs, Abs.mtPositionX, 310))
    device.send((Self.abs, Abs.mtSlot, 0), (Self.abs, Abs.mtTrackingID, 3))
    frames = try self.frames(of: &panel, &tracker)
    #expect(
      frames == [
        [Contact(id: 1, phase: .moved, position: PanelPoint(x: 310, y: 200))],
        [Contact(id: 2, phase: .began, position: PanelPoint(x: 10, y: 20), source: .kept)],
      ])
  }

  @Test("after dropped events a tracker stands where the panel stands")
  func dropped() throws {
    let device = try #require(slottedPanel())
    var panel = try EvdevPanel(path: device.node)
    var tracker = TouchTracker(panel: try PanelDescription(panel.description))
    down(device, slot: 0, id: 1, x: 1, y: 1)
    down(device, slot: 1, id: 2, x: 2, y: 2)
    _ = try frames(of: &panel, &tracker)
    // More than any buffer holds; meanwhile one finger goes, one stays and one comes.
    for step in Int32(0)..<2000 {
      device.send((Self.abs, Abs.mtSlot, 0), (Self.abs, Abs.mtPositionX, step % 700 + 10))
    }
    device.send((Self.abs, Abs.mtSlot, 1), (Self.abs, Abs.mtTrackingID, -1))
    down(device, slot: 3, id: 3, x: 333, y: 222)
    device.send((Self.abs, Abs.mtSlot, 0), (Self.abs, Abs.mtPositionX, 77))
    var last: [UInt32: Contact] = [:]
    var phases: [UInt32: [Contact.Phase]] = [:]
    for contact in try frames(of: &panel, &tracker).joined() {
      last[contact.id] = contact
      phases[contact.id, default: []].append(contact.phase)
    }
    #expect(panel.droppedCount > 0)
    #expect(last[1] == Contact(id: 1, phase: .moved, position: PanelPoint(x: 77, y: 1)))
    #expect(last[2]?.phase == .ended)
    #expect(last[3]?.position == PanelPoint(x: 333, y: 222))
    #expect(phases[3]?.first == .began)
    #expect(phases[1]?.contains(.began) == false)
    #expect(tracker.oddities.cancelledContacts == 0)
  }

  @Test("after dropped events of protocol A the contacts are given up and listed anew")
  func droppedListed() throws {
    let device = try #require(
      VirtualPanel(
        name: "test panel A", keys: [EventCode.Key.btnTouch],
        axes: [(Abs.x, 0...799), (Abs.y, 0...479), (Abs.mtPositionX, 0...799), (Abs.mtPositionY, 0...479)],
        properties: [EventCode.Property.direct]))
    var panel = try EvdevPanel(path: device.node)
    var tracker = TouchTracker(panel: try PanelDescription(panel.description))
    func list(_ x: Int32) {
      device.send(
        (Self.abs, Abs.mtPositionX, x), (Self.abs, Abs.mtPositionY, 9),
        (EventType.syn, EventCode.Syn.mtReport, 0))
    }
    list(5)
    var phases = try frames(of: &panel, &tracker).joined().map(\.phase)
    #expect(phases == [.began])
    for step in Int32(0)..<2000 { list(5 + step % 2) }
    phases = try frames(of: &panel, &tracker).joined().map(\.phase)
    #expect(phases.contains(.cancelled))
    list(6)
    phases += try frames(of: &panel, &tracker).joined().map(\.phase)
    #expect(phases.filter { $0 == .began }.count == phases.filter { $0 == .cancelled }.count)
    #expect(!phases.contains(.ended))
  }

  @Test("a panel that is unplugged is gone, and the watch says so")
  func unplugged() throws {
    var watch = try PanelWatch()
    let node: String
    var panel: EvdevPanel
    do {
      let device = try #require(slottedPanel())
      node = device.node
      panel = try EvdevPanel(path: node)
      #expect(try PanelFinder().touchscreens().contains(node))
      withExtendedLifetime(device) {}
    }
    #expect(throws: EvdevError.gone(path: node)) { while try panel.next() != nil {} }
    var changes: [PanelWatch.Change] = []
    while let change = try watch.next() { changes.append(change) }
    #expect(changes.contains(.appeared(path: node)))
    #expect(changes.last == .disappeared(path: node))
  }

  /// Codes and values of the key events that can be read now.
  private func keys(_ reader: inout EvdevPanel) throws -> [[Int32]] {
    var found: [[Int32]] = []
    while let event = try reader.next() {
      if event.type == Self.key { found.append([Int32(event.code), event.value]) }
    }
    return found
  }

  /// `struct input_event` as it is written to a device: the time does not matter.
  private func event(_ type: UInt16, _ code: UInt16, _ value: Int32) -> [UInt8] {
    [UInt8](repeating: 0, count: 16) + [UInt8(type), 0, UInt8(code), 0, UInt8(value), 0, 0, 0]
  }
}
