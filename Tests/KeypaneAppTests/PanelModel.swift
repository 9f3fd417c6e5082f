import KeyboardCore
import Recording
import Testing

/// A made-up panel that turns fingers into the events it would send.
struct PanelModel: Sendable, CustomTestStringConvertible {
  enum Kind: Sendable, CaseIterable {
    case single
    case listed
    case listedWithButton
    case slotted
  }

  var name: String
  var kind: Kind
  var x: ClosedRange<Int32>
  var y: ClosedRange<Int32>

  var testDescription: String { "\(kind) \(x) \(y)" }

  var device: DeviceDescription {
    typealias Abs = EventCode.Abs
    var axes: [AxisRange] = []
    var keys: [UInt16] = []
    func add(_ code: UInt16, _ range: ClosedRange<Int32>) {
      axes.append(AxisRange(code: code, minimum: range.lowerBound, maximum: range.upperBound))
    }
    switch kind {
    case .single:
      add(Abs.x, x)
      add(Abs.y, y)
      keys = [EventCode.Key.btnTouch]
    case .listed, .listedWithButton:
      add(Abs.mtPositionX, x)
      add(Abs.mtPositionY, y)
      if kind == .listedWithButton { keys = [EventCode.Key.btnTouch] }
    case .slotted:
      add(Abs.x, x)
      add(Abs.y, y)
      add(Abs.mtSlot, 0...9)
      add(Abs.mtPositionX, x)
      add(Abs.mtPositionY, y)
      add(Abs.mtTrackingID, 0...65535)
      keys = [EventCode.Key.btnTouch]
    }
    return DeviceDescription(
      name: name, bus: 0x18, properties: CodeSet([EventCode.Property.direct]),
      codes: [
        EventType.syn: CodeSet(kind == .slotted ? [0, 1, 3] : [0, 1, 2, 3] as [UInt16]), EventType.key: CodeSet(keys),
        EventType.abs: CodeSet(axes.map(\.code)),
      ], axes: axes)
  }

  /// What the panel sends of the fingers; a panel of one contact is shown one finger at a time.
  func recording(_ script: FingerScript, screen: KeySize, rotation: Rotation) -> Recording {
    recording(script.steps, screen: screen, rotation: rotation)
  }

  /// The same for steps of fingers.
  func recording(_ steps: [FingerScript.Step], screen: KeySize, rotation: Rotation) -> Recording {
    var events: [InputEvent] = []
    var down: [Int: PanelPoint] = [:]
    var sent: [Int: PanelPoint] = [:]
    var ids: [Int: Int32] = [:]
    var lastSlot: Int?
    var nextID: Int32 = 100
    for step in steps.sorted(by: { $0.time < $1.time }) {
      let time = step.time
      func send(_ type: UInt16, _ code: UInt16, _ value: Int32) {
        events.append(InputEvent(time: time, type: type, code: code, value: value))
      }
      let wasEmpty = down.isEmpty
      let position = position(of: step.point, screen: screen, rotation)
      if step.phase == .ended { down[step.finger] = nil } else { down[step.finger] = position }
      switch kind {
      case .single:
        if step.phase == .ended {
          send(EventType.key, EventCode.Key.btnTouch, 0)
        } else {
          if step.phase == .began { send(EventType.key, EventCode.Key.btnTouch, 1) }
          if sent[0]?.x != position.x { send(EventType.abs, EventCode.Abs.x, position.x) }
          if sent[0]?.y != position.y { send(EventType.abs, EventCode.Abs.y, position.y) }
          sent[0] = position
        }
      case .listed, .listedWithButton:
        for (_, point) in down.sorted(by: { $0.key < $1.key }) {
          send(EventType.abs, EventCode.Abs.mtPositionX, point.x)
          send(EventType.abs, EventCode.Abs.mtPositionY, point.y)
          send(EventType.syn, EventCode.Syn.mtReport, 0)
        }
        if kind == .listedWithButton {
          if wasEmpty { send(EventType.key, EventCode.Key.btnTouch, 1) }
          if down.isEmpty { send(EventType.key, EventCode.Key.btnTouch, 0) }
        } else if down.isEmpty {
          send(EventType.syn, EventCode.Syn.mtReport, 0)
        }
      case .slotted:
        if lastSlot != step.finger {
          if lastSlot != nil || step.finger != 0 { send(EventType.abs, EventCode.Abs.mtSlot, Int32(step.finger)) }
          lastSlot = step.finger
        }
        if step.phase == .began {
          ids[step.finger] = nextID
          send(EventType.abs, EventCode.Abs.mtTrackingID, nextID)
          nextID += 1
        }
        if step.phase == .ended {
          send(EventType.abs, EventCode.Abs.mtTrackingID, -1)
        } else {
          // As the kernel does: an axis that has not changed in its slot is not sent again.
          let before = sent[step.finger]
          if before?.x != position.x { send(EventType.abs, EventCode.Abs.mtPositionX, position.x) }
          if before?.y != position.y { send(EventType.abs, EventCode.Abs.mtPositionY, position.y) }
          sent[step.finger] = position
        }
        if wasEmpty { send(EventType.key, EventCode.Key.btnTouch, 1) }
        if down.isEmpty { send(EventType.key, EventCode.Key.btnTouch, 0) }
      }
      // As the kernel does: a report of nothing is not sent.
      if let last = events.last, last.type != EventType.syn || last.code != EventCode.Syn.report {
        send(EventType.syn, EventCode.Syn.report, 0)
      }
    }
    return Recording(device: device, events: events)
  }

  /// Where on the panel a point of the turned picture is.
  private func position(of point: KeyPoint, screen: KeySize, _ rotation: Rotation) -> PanelPoint {
    let across = (Double(point.x) + 0.5) / Double(screen.width)
    let down = (Double(point.y) + 0.5) / Double(screen.height)
    let (u, v): (Double, Double) =
      switch rotation {
      case .none: (across, down)
      case .quarter: (1 - down, across)
      case .half: (1 - across, 1 - down)
      case .threeQuarters: (down, 1 - across)
      }
    func unit(_ part: Double, _ range: ClosedRange<Int32>) -> Int32 {
      range.lowerBound + Int32((part * Double(range.upperBound - range.lowerBound)).rounded())
    }
    return PanelPoint(x: unit(u, x), y: unit(v, y))
  }
}
