import KeyboardCore

/// Sends fingers as the kernel's driver of a panel does: in the panel's protocol, each axis only where it has changed.
struct PanelDriver {
  private typealias Abs = EventCode.Abs

  /// A finger on the panel, in parts of its sides.
  struct Finger {
    var x: Double
    var y: Double
    var slot: Int
    var id: Int32
  }

  let sample: PanelSample
  private let panel: PanelDescription
  private let kind: PanelSample.Kind
  /// What is sent until `takeEvents`.
  private var events: [InputEvent] = []
  private var fingers: [Int: Finger] = [:]
  /// Fingers of which the panel has not noticed that they have left.
  private var ghosts: Set<Int> = []
  private var time = Instant(microseconds: 1_000_000)
  private var sentAxes: [Int: [UInt16: Int32]] = [:]
  private var slot = 0
  private var nextID: Int32 = 10
  private var isPressed = false

  init(_ sample: PanelSample) throws {
    self.sample = sample
    panel = try PanelDescription(sample.device)
    kind = try sample.kind
  }

  mutating func takeEvents() -> [InputEvent] {
    defer { events.removeAll() }
    return events
  }

  /// Fingers that come, move and leave in one frame.
  mutating func frame(down: [(Int, Double, Double)], moved: [(Int, Double, Double)], up: [Int]) {
    var left: [(Int, Finger)] = []
    for finger in up { if let gone = fingers.removeValue(forKey: finger) { left.append((finger, gone)) } }
    for (finger, x, y) in moved {
      fingers[finger]?.x = x
      fingers[finger]?.y = y
    }
    // Other fingers that come in this frame get the slots that became free in it.
    for (finger, x, y) in down {
      let used = Set(fingers.values.map(\.slot))
      let free = (0...).first { !used.contains($0) } ?? 0
      let id = sample.habits.contains(.onlyIDZero) ? 0 : nextID
      nextID = nextID % 14 + 1
      fingers[finger] = Finger(x: x, y: y, slot: free, id: id)
    }
    let fresh = Set(down.map(\.0))
    let canHover = kind == .slotted ? up.isEmpty : !isPressed
    if sample.habits.contains(.hovers) && !fresh.isEmpty && canHover {
      send(fresh, moved: [], left: [], hovering: true)
      report()
    }
    send(fresh, moved: Set(moved.map(\.0)), left: left.map(\.1), hovering: false)
    report()
    if sample.habits.contains(.stampsFrames) { report() }
    if sample.habits.contains(.hasKeys) {
      add(EventType.key, 158, 1)
      report()
      add(EventType.key, 158, 0)
      report()
    }
  }

  /// A finger leaves and the panel does not notice.
  mutating func lose(_ finger: Int) { ghosts.insert(finger) }

  /// Everything since the last call is lost; SYN_DROPPED tells so, and a SYN_REPORT ends it.
  mutating func drop() {
    events.removeAll()
    add(EventType.syn, EventCode.Syn.dropped, 0)
    report()
  }

  /// The kernel releases the buttons of a device that goes, in a frame of value 1.
  mutating func unplug() {
    guard isPressed, let button else { return }
    add(EventType.key, button, 0)
    events.append(InputEvent(time: time, type: EventType.syn, code: EventCode.Syn.report, value: 1))
  }

  private var button: UInt16? {
    if case .singleTouch(let button) = panel.touchProtocol { return button }
    return sample.hasTouchButton ? EventCode.Key.btnTouch : nil
  }

  private mutating func send(_ fresh: Set<Int>, moved: Set<Int>, left: [Finger], hovering: Bool) {
    switch kind {
    case .single: sendSingle(left: left, hovering: hovering)
    case .listed: sendList()
    case .slotted: sendSlots(fresh, moved: moved, left: left, hovering: hovering)
    }
    // Ghosts are noticed to be gone when the last finger leaves.
    let isTouched = fingers.keys.contains { hovering ? !fresh.contains($0) : !ghosts.contains($0) }
    if let button, isTouched != isPressed { add(EventType.key, button, isTouched ? 1 : 0) }
    isPressed = isTouched
    if !isTouched && !hovering {
      for ghost in ghosts { fingers[ghost] = nil }
      ghosts.removeAll()
    }
  }

  private mutating func sendSingle(left: [Finger], hovering: Bool) {
    if let finger = fingers.max(by: { $0.key < $1.key })?.value {
      let pair = sample.habits.contains(.secondPair) ? panel.alternate : nil
      axis(pair?.x ?? panel.x.code, value(finger.x, panel.x))
      axis(pair?.y ?? panel.y.code, value(finger.y, panel.y))
    }
    if sample.habits.contains(.hovers) { axis(Abs.distance, hovering || fingers.isEmpty ? 5 : 0) }
    if case .singleTouchByPressure = panel.touchProtocol { axis(Abs.pressure, fingers.isEmpty ? 0 : 80) }
  }

  private mutating func sendList() {
    let present = fingers.filter { !ghosts.contains($0.key) }.sorted { $0.key < $1.key }
    for (_, finger) in present {
      if panel.traits.tracksContacts { add(EventType.abs, Abs.mtTrackingID, finger.id) }
      add(EventType.abs, Abs.mtPositionX, value(finger.x, panel.x))
      add(EventType.abs, Abs.mtPositionY, value(finger.y, panel.y))
      if !sample.habits.contains(.barePositions) { add(EventType.syn, EventCode.Syn.mtReport, 0) }
    }
    if present.isEmpty && button == nil { add(EventType.syn, EventCode.Syn.mtReport, 0) }
  }

  private mutating func sendSlots(_ fresh: Set<Int>, moved: Set<Int>, left: [Finger], hovering: Bool) {
    let tracks = panel.traits.tracksContacts
    for finger in left {
      choose(finger.slot)
      if sample.habits.contains(.hovers) { axis(Abs.mtDistance, 1) }
      if tracks { axis(Abs.mtTrackingID, -1) }
      if sample.device.axis(Abs.mtPressure) != nil { axis(Abs.mtPressure, 0) }
    }
    for (number, finger) in fingers.sorted(by: { $0.key < $1.key }) where fresh.union(moved).contains(number) {
      choose(finger.slot)
      if fresh.contains(number) && tracks { axis(Abs.mtTrackingID, finger.id) }
      if sample.habits.contains(.hovers) { axis(Abs.mtDistance, hovering ? 1 : 0) }
      // Without ids a position is what tells of a contact; such drivers send it with every frame.
      if !tracks { sentAxes[slot] = nil }
      axis(Abs.mtPositionX, value(finger.x, panel.x))
      axis(Abs.mtPositionY, value(finger.y, panel.y))
      if sample.device.axis(Abs.mtPressure) != nil && !tracks { axis(Abs.mtPressure, 50) }
    }
  }

  private mutating func choose(_ wanted: Int) {
    if wanted != slot { add(EventType.abs, Abs.mtSlot, Int32(wanted)) }
    slot = wanted
  }

  /// As the kernel does: what has not changed is not sent.
  private mutating func axis(_ code: UInt16, _ value: Int32) {
    let place = kind == .slotted ? slot : 0
    if sentAxes[place]?[code] == value { return }
    sentAxes[place, default: [:]][code] = value
    add(EventType.abs, code, value)
  }

  private func value(_ part: Double, _ axis: AxisRange) -> Int32 {
    let value = axis.minimum + Int32((part * Double(Int64(axis.maximum) - Int64(axis.minimum))).rounded())
    return sample.habits.contains(.overshoots) && value == axis.maximum ? value + 1 : value
  }

  private mutating func add(_ type: UInt16, _ code: UInt16, _ value: Int32) {
    events.append(InputEvent(time: time, type: type, code: code, value: value))
  }

  private mutating func report() {
    if sample.habits.contains(.stampsFrames) { add(EventType.msc, 5, Int32(time.milliseconds) * 1000) }
    add(EventType.syn, EventCode.Syn.report, 0)
    time = time + .milliseconds(10)
  }
}
