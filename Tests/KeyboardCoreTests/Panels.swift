import KeyboardCore

/// Made-up panels of every kind, on the axis ranges of real ones.
enum Panels {
  static let single = device(
    axes: [(EventCode.Abs.x, 0, 4095), (EventCode.Abs.y, 0, 4095)], keys: [EventCode.Key.btnTouch])
  static let negative = device(
    axes: [(EventCode.Abs.x, 10000, 20000), (EventCode.Abs.y, -2000, 2000)], keys: [EventCode.Key.btnTouch])
  static let mouseLike = device(
    axes: [(EventCode.Abs.x, 0, 4095), (EventCode.Abs.y, 0, 4095)], keys: [EventCode.Key.btnLeft])
  static let pressure = device(
    axes: [(EventCode.Abs.x, 0, 1023), (EventCode.Abs.y, 0, 1023), (EventCode.Abs.pressure, 0, 255)], keys: [])
  static let listed = device(
    axes: [(EventCode.Abs.mtPositionX, 0, 799), (EventCode.Abs.mtPositionY, 0, 479)], keys: [])
  static let listedWithIDs = device(
    axes: [
      (EventCode.Abs.mtPositionX, 0, 240), (EventCode.Abs.mtPositionY, 0, 320), (EventCode.Abs.mtTrackingID, 0, 10),
    ], keys: [EventCode.Key.btnTouch])
  /// Nothing on it tells that a contact has ended.
  static let untold = device(
    axes: [
      (EventCode.Abs.mtPositionX, 0, 799), (EventCode.Abs.mtPositionY, 0, 479), (EventCode.Abs.mtTrackingID, 0, 10),
    ], keys: [])
  static let slotted = device(
    axes: [
      (EventCode.Abs.mtSlot, 0, 4), (EventCode.Abs.mtPositionX, 0, 1279), (EventCode.Abs.mtPositionY, 0, 767),
      (EventCode.Abs.mtTrackingID, 0, 65535),
    ], keys: [EventCode.Key.btnTouch])

  static func device(axes: [(UInt16, Int32, Int32)], keys: [UInt16]) -> DeviceDescription {
    DeviceDescription(
      name: "made-up panel", properties: CodeSet([EventCode.Property.direct]),
      codes: [EventType.key: CodeSet(keys), EventType.abs: CodeSet(axes.map(\.0))],
      axes: axes.map { AxisRange(code: $0.0, minimum: $0.1, maximum: $0.2) })
  }

  /// Feeds a script to a tracker and tells what came out, a line a frame that changed something.
  ///
  /// Script: `touch 1`, `left 1`, `x 5`, `y 5`, `p 9` (pressure), `X 5`, `Y 5`, `slot 1`, `id 7`, `S 20` (size), `mt` (SYN_MT_REPORT),
  /// `dropped`, `|` (SYN_REPORT, 10 ms after the one before), `|1` (the kernel's own, of value 1), `wait 200`
  /// (milliseconds), `end` (the recording is over).
  static func run(_ script: String, on device: DeviceDescription) throws -> [String] {
    var tracker = TouchTracker(panel: try PanelDescription(device))
    var frame = TouchFrame()
    var lines: [String] = []
    var time = Instant.zero
    var words = script.split(separator: " ")[...]
    func say(_ frame: TouchFrame) {
      let contacts = frame.contacts.map {
        "\($0.phase) \($0.id) at \($0.position.x),\($0.position.y)"
          + ($0.source == .pending ? " pending" : "") + ($0.endsUntold ? " untold" : "")
      }
      if !contacts.isEmpty { lines.append(contacts.joined(separator: "; ")) }
    }
    while let word = words.popFirst() {
      var event = InputEvent(time: time, type: EventType.abs, code: 0, value: 0)
      switch word {
      case "touch": (event.type, event.code) = (EventType.key, EventCode.Key.btnTouch)
      case "left": (event.type, event.code) = (EventType.key, EventCode.Key.btnLeft)
      case "x": event.code = EventCode.Abs.x
      case "y": event.code = EventCode.Abs.y
      case "p": event.code = EventCode.Abs.pressure
      case "X": event.code = EventCode.Abs.mtPositionX
      case "Y": event.code = EventCode.Abs.mtPositionY
      case "S": event.code = EventCode.Abs.mtTouchMajor
      case "wait":
        time = time + .milliseconds(Int64(words.popFirst()!)!)
        continue
      case "slot": event.code = EventCode.Abs.mtSlot
      case "id": event.code = EventCode.Abs.mtTrackingID
      case "mt": (event.type, event.code) = (EventType.syn, EventCode.Syn.mtReport)
      case "dropped": (event.type, event.code) = (EventType.syn, EventCode.Syn.dropped)
      case "|": (event.type, event.code) = (EventType.syn, EventCode.Syn.report)
      case "|1": (event.type, event.code, event.value) = (EventType.syn, EventCode.Syn.report, 1)
      case "end":
        tracker.cancel(at: time, into: &frame)
        say(frame)
        continue
      default: preconditionFailure("unknown word \(word)")
      }
      if event.type != EventType.syn { event.value = Int32(words.popFirst()!)! }
      if tracker.handle(event, into: &frame) {
        say(frame)
        time = time + .milliseconds(10)
      }
    }
    return lines
  }
}
