import KeyboardCore

/// The events that a made-up panel sends of fingers, as the kernel passes them on: an axis that has not changed is not
/// sent again, and neither is a report of nothing.
struct PanelModelSender: Sendable {
  /// A finger that the panel feels.
  private struct Touch {
    var finger: Int
    var slot: Int
    var id: Int32
    var position: PanelPoint
  }

  let model: PanelModel
  private let screen: KeySize
  private let rotation: Rotation
  private var touches: [Touch] = []
  /// What each slot was told last; one slot where there are none.
  private var sent: [Int: PanelPoint] = [:]
  private var slot = 0
  private var nextID: Int32 = 100

  /// - Parameter screen: before rotation, in pixels.
  init(_ model: PanelModel, screen: KeySize, rotation: Rotation) {
    self.model = model
    self.screen = screen
    self.rotation = rotation
  }

  /// Sends what a finger does. A finger beyond those that the panel can tell apart is not felt, as long as it is down.
  mutating func send(
    _ phase: Contact.Phase, finger: Int, at point: KeyPoint, time: Instant, into events: inout [InputEvent]
  ) {
    let position = model.position(of: point, screen: screen, rotation)
    let wasEmpty = touches.isEmpty
    var touch: Touch
    switch phase {
    case .began:
      guard touches.count < limit, !touches.contains(where: { $0.finger == finger }) else { return }
      touch = Touch(finger: finger, slot: freeSlot(), id: nextID, position: position)
      nextID = nextID == 65535 ? 0 : nextID + 1
      touches.append(touch)
    case .moved, .ended, .cancelled:
      guard let index = touches.firstIndex(where: { $0.finger == finger }) else { return }
      touches[index].position = position
      touch = touches[index]
      if phase != .moved { touches.remove(at: index) }
    }
    var frame = Frame(time: time)
    switch model.kind {
    case .single, .pressure: sendSingle(touch, phase, into: &frame)
    case .listed, .listedWithButton, .listedWithIDs: sendList(wasEmpty: wasEmpty, into: &frame)
    case .slotted: sendSlot(touch, phase, wasEmpty: wasEmpty, into: &frame)
    }
    if !frame.events.isEmpty { frame.add(EventType.syn, EventCode.Syn.report, 0) }
    events += frame.events
  }

  /// The kernel's queue has overflowed: what was in it is lost, and a report closes the gap.
  func sendDropped(time: Instant, into events: inout [InputEvent]) {
    events.append(InputEvent(time: time, type: EventType.syn, code: EventCode.Syn.dropped, value: 0))
    events.append(InputEvent(time: time, type: EventType.syn, code: EventCode.Syn.report, value: 0))
  }

  /// Events of one time.
  private struct Frame {
    let time: Instant
    var events: [InputEvent] = []

    mutating func add(_ type: UInt16, _ code: UInt16, _ value: Int32) {
      events.append(InputEvent(time: time, type: type, code: code, value: value))
    }
  }

  private var limit: Int {
    switch model.kind {
    case .single, .pressure: 1
    case .listed, .listedWithButton, .listedWithIDs: 10
    case .slotted: model.slots
    }
  }

  private func freeSlot() -> Int {
    (0..<limit).first { slot in !touches.contains { $0.slot == slot } } ?? 0
  }

  private mutating func sendSingle(_ touch: Touch, _ phase: Contact.Phase, into frame: inout Frame) {
    let hasButton = model.kind == .single
    switch phase {
    case .began, .moved:
      if phase == .began, hasButton { frame.add(EventType.key, EventCode.Key.btnTouch, 1) }
      if sent[0]?.x != touch.position.x { frame.add(EventType.abs, EventCode.Abs.x, touch.position.x) }
      if sent[0]?.y != touch.position.y { frame.add(EventType.abs, EventCode.Abs.y, touch.position.y) }
      if phase == .began, !hasButton { frame.add(EventType.abs, EventCode.Abs.pressure, 80) }
      sent[0] = touch.position
    case .ended, .cancelled:
      if hasButton {
        frame.add(EventType.key, EventCode.Key.btnTouch, 0)
      } else {
        frame.add(EventType.abs, EventCode.Abs.pressure, 0)
      }
    }
  }

  private func sendList(wasEmpty: Bool, into frame: inout Frame) {
    for touch in touches.sorted(by: { $0.finger < $1.finger }) {
      if model.kind == .listedWithIDs { frame.add(EventType.abs, EventCode.Abs.mtTrackingID, touch.id) }
      frame.add(EventType.abs, EventCode.Abs.mtPositionX, touch.position.x)
      frame.add(EventType.abs, EventCode.Abs.mtPositionY, touch.position.y)
      frame.add(EventType.syn, EventCode.Syn.mtReport, 0)
    }
    if model.kind == .listedWithButton {
      if wasEmpty { frame.add(EventType.key, EventCode.Key.btnTouch, 1) }
      if touches.isEmpty { frame.add(EventType.key, EventCode.Key.btnTouch, 0) }
    } else if touches.isEmpty {
      frame.add(EventType.syn, EventCode.Syn.mtReport, 0)
    }
  }

  private mutating func sendSlot(_ touch: Touch, _ phase: Contact.Phase, wasEmpty: Bool, into frame: inout Frame) {
    let isLifted = phase == .ended || phase == .cancelled
    let before = sent[touch.slot]
    if phase == .moved, before == touch.position { return }
    if slot != touch.slot { frame.add(EventType.abs, EventCode.Abs.mtSlot, Int32(touch.slot)) }
    slot = touch.slot
    if isLifted {
      frame.add(EventType.abs, EventCode.Abs.mtTrackingID, -1)
    } else {
      if phase == .began { frame.add(EventType.abs, EventCode.Abs.mtTrackingID, touch.id) }
      if before?.x != touch.position.x { frame.add(EventType.abs, EventCode.Abs.mtPositionX, touch.position.x) }
      if before?.y != touch.position.y { frame.add(EventType.abs, EventCode.Abs.mtPositionY, touch.position.y) }
      sent[touch.slot] = touch.position
    }
    if wasEmpty { frame.add(EventType.key, EventCode.Key.btnTouch, 1) }
    if touches.isEmpty { frame.add(EventType.key, EventCode.Key.btnTouch, 0) }
  }
}
