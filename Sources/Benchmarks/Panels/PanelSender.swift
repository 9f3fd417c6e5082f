import KeyboardCore

/// What a made-up panel sends: one frame for each change of a finger.
struct PanelSender {
  private(set) var events: [InputEvent] = []

  private let panel: BenchPanel
  private let screen: KeySize
  private let axes: (x: AxisRange, y: AxisRange)
  private var time = Instant.zero
  /// The contacts that are down, by finger.
  private var contacts: [(position: PanelPoint, id: Int32)?] = [nil, nil]
  private var slot = 0
  private var nextID: Int32 = 1

  init(_ panel: BenchPanel, screen: KeySize) {
    self.panel = panel
    self.screen = screen
    let ranges = panel.device.axes.filter { $0.code != EventCode.Abs.mtSlot }
    axes = (ranges[0], ranges[1])
  }

  mutating func send(_ step: FingerStep) {
    time = step.time
    let wasEmpty = contacts.allSatisfy { $0 == nil }
    let before = contacts[step.finger]
    let position = PanelPoint(
      x: Self.unit(step.point.x, of: screen.width, on: axes.x),
      y: Self.unit(step.point.y, of: screen.height, on: axes.y))
    switch step.phase {
    case .began:
      contacts[step.finger] = (position, nextID)
      nextID += 1
    case .moved: contacts[step.finger]?.position = position
    case .ended, .cancelled: contacts[step.finger] = nil
    }
    let isEmpty = contacts.allSatisfy { $0 == nil }
    switch panel {
    case .singleTouch: sendPosition(contacts[step.finger]?.position)
    case .listed, .listedWithIDs: sendList()
    case .slotted: sendSlot(step.finger, before: before?.position)
    }
    if panel != .listedWithIDs, wasEmpty != isEmpty {
      add(EventType.key, EventCode.Key.btnTouch, isEmpty ? 0 : 1)
    }
    add(EventType.syn, EventCode.Syn.report, 0)
  }

  private mutating func sendPosition(_ position: PanelPoint?) {
    guard let position else { return }
    add(EventType.abs, axes.x.code, position.x)
    add(EventType.abs, axes.y.code, position.y)
  }

  private mutating func sendList() {
    for case let contact? in contacts {
      if panel == .listedWithIDs { add(EventType.abs, EventCode.Abs.mtTrackingID, contact.id) }
      sendPosition(contact.position)
      add(EventType.syn, EventCode.Syn.mtReport, 0)
    }
    if panel == .listedWithIDs, contacts.allSatisfy({ $0 == nil }) { add(EventType.syn, EventCode.Syn.mtReport, 0) }
  }

  private mutating func sendSlot(_ finger: Int, before: PanelPoint?) {
    if slot != finger { add(EventType.abs, EventCode.Abs.mtSlot, Int32(finger)) }
    slot = finger
    guard let contact = contacts[finger] else { return add(EventType.abs, EventCode.Abs.mtTrackingID, -1) }
    if before == nil { add(EventType.abs, EventCode.Abs.mtTrackingID, contact.id) }
    sendPosition(contact.position)
  }

  private mutating func add(_ type: UInt16, _ code: UInt16, _ value: Int32) {
    events.append(InputEvent(time: time, type: type, code: code, value: value))
  }

  /// The panel unit under the middle of a pixel.
  private static func unit(_ pixel: Int, of length: Int, on axis: AxisRange) -> Int32 {
    let units = Double(axis.maximum) - Double(axis.minimum) + 1
    return axis.minimum + Int32((Double(pixel) + 0.5) / Double(length) * units)
  }
}
