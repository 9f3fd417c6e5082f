import Glibc
import KeyboardCore
import LayoutFormat

/// Events of a panel, three bytes each, through tracker, transform and filters into a keyboard. The first bytes choose them.
///
/// Whatever the panel sends, contacts begin before they move and end once, a key is pressed only under a finger, and
/// without one nothing is due.
struct TouchFuzz {
  private static let keyboards: [Keyboard] = [.default, .emailAddress, .numberPad, .phonePad].map(keyboard)

  private var tracker: TouchTracker
  private let transform: PanelTransform
  private var filters: TouchFilters
  private var keyboard: Keyboard
  private var frame = TouchFrame()
  private var touches = KeyTouchFrame()
  private var effects = Effects()
  private var time = Instant.zero
  private var live: Set<UInt32> = []

  init(_ first: UInt8, _ second: UInt8) {
    let kinds = PanelModel.Kind.allCases
    let ranges: [ClosedRange<Int32>] = [0...4095, -500...500, 0...1, Int32.min...Int32.max]
    var model = PanelModel(
      kind: kinds[Int(first) % kinds.count], x: ranges[Int(first / 8) % ranges.count], y: ranges[Int(first / 32) % 4])
    model.slots = [1, 2, 10, 60][Int(second) % 4]
    guard let panel = try? PanelDescription(model.device) else { preconditionFailure("the panel is none") }
    tracker = TouchTracker(panel: panel)
    keyboard = Self.keyboards[Int(second / 4) % Self.keyboards.count]
    let rotation = Rotation.allCases[Int(second / 16) % 4]
    let screen = keyboard.plan.geometry.screen
    transform = PanelTransform(panel: panel, screen: screen, rotation: rotation)
    var settings = TouchFilterSettings()
    if second >= 128 {
      settings.median = 5
      settings.settle = TouchWindow(time: .milliseconds(30), millimetres: 1)
      settings.phantom = .milliseconds(20)
    }
    filters = TouchFilters(settings, scale: TouchScale(transform, screen: screen, scale: 1))
  }

  /// Codes that tell of contacts, and one that does not.
  private static let codes: [(UInt16, UInt16)] = [
    (EventType.syn, EventCode.Syn.dropped), (EventType.syn, EventCode.Syn.mtReport),
    (EventType.key, EventCode.Key.btnTouch), (EventType.key, EventCode.Key.btnLeft), (EventType.abs, EventCode.Abs.x),
    (EventType.abs, EventCode.Abs.y), (EventType.abs, EventCode.Abs.pressure), (EventType.abs, EventCode.Abs.mtSlot),
    (EventType.abs, EventCode.Abs.mtTrackingID), (EventType.abs, EventCode.Abs.mtPositionX),
    (EventType.abs, EventCode.Abs.mtPositionY), (EventType.abs, 0x30), (EventType.abs, 0x37), (EventType.abs, 0x3b),
    (EventType.abs, 0x19), (4, 4),
  ]

  mutating func take(_ kind: UInt8, _ value: Int16) {
    let number = Int(kind) % (Self.codes.count + 1)
    var event = InputEvent(time: time, type: EventType.syn, code: EventCode.Syn.report, value: 0)
    if number == Self.codes.count {
      // From nothing to half a minute.
      time = time + .milliseconds(Int64(value.magnitude))
      event.time = time
    } else {
      (event.type, event.code) = Self.codes[number]
      event.value = kind >= 128 ? Int32(value) << 16 : Int32(value)
    }
    if tracker.handle(event, into: &frame) { pass() }
  }

  mutating func end() {
    tracker.cancel(at: time, into: &frame)
    transform.map(frame, into: &touches)
    filters.take(touches)
    filters.flush()
    hand()
    precondition(live.isEmpty && filters.deadline == nil && filters.heldSince == nil)
  }

  private mutating func pass() {
    wake(before: frame.time)
    transform.map(frame, into: &touches)
    filters.take(touches)
    hand()
  }

  /// As the loop of the program does it: while a release is held back nothing happens that would come after it.
  private mutating func wake(before end: Instant) {
    while true {
      let limit = min(end, filters.heldSince ?? end)
      if let deadline = keyboard.deadline, deadline < min(limit, filters.deadline ?? limit) {
        keyboard.wake(at: deadline, into: &effects)
        effects.clear()
        if let next = keyboard.deadline { precondition(next > deadline) }
      } else if let deadline = filters.deadline, deadline < end {
        filters.wake(at: deadline)
        hand()
        if let next = filters.deadline { precondition(next > deadline) }
      } else {
        return
      }
    }
  }

  private mutating func hand() {
    while filters.next(into: &touches) {
      for touch in touches.touches {
        switch touch.phase {
        case .began: precondition(live.insert(touch.id).inserted)
        case .moved: precondition(live.contains(touch.id))
        case .ended, .cancelled: precondition(live.remove(touch.id) != nil)
        }
      }
      keyboard.handle(touches, into: &effects)
      effects.clear()
      guard live.isEmpty else { continue }
      precondition(keyboard.deadline == nil)
      precondition(!keyboard.plan.planes[keyboard.plane].keys.indices.contains(where: keyboard.isPressed))
    }
  }

  private static func keyboard(_ type: KeyboardType) -> Keyboard {
    var traits = TextInputTraits()
    traits.keyboardType = type
    let resolved = Precedence.resolve(FieldRequest(traits: traits))
    let path = "Layouts/\(resolved.layout).xml"
    do {
      let imports: (String, Bool) -> [UInt8]? = { name, isCLDR in isCLDR ? nil : bytes(of: "Layouts/\(name)") }
      let file = try LayoutFile(bytes(of: path), name: path, id: resolved.layout, imports: imports)
      let plan = LayoutPlan(
        layout: try file.layout(), traits: resolved, screen: KeySize(width: 800, height: 480), scale: 1)
      return Keyboard(plan: plan, traits: resolved)
    } catch {
      preconditionFailure("\(path): \(error)")
    }
  }

  private static func bytes(of path: String) -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: 1 << 20)
    let file = unsafe open(path, O_RDONLY)
    let count = unsafe bytes.withUnsafeMutableBytes { unsafe read(file, $0.baseAddress, $0.count) }
    close(file)
    precondition(count > 0, "run it in the root of the checkout")
    return Array(bytes[..<count])
  }
}

/// Two bytes that choose panel and keyboard, then events; half an event at the end is passed over.
@_cdecl("LLVMFuzzerTestOneInput")
public func touch(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = unsafe Array(UnsafeBufferPointer(start: start, count: count))
  guard bytes.count >= 2 else { return 0 }
  var fuzz = TouchFuzz(bytes[0], bytes[1])
  for index in stride(from: 2, to: bytes.count - 2, by: 3) {
    fuzz.take(bytes[index], Int16(truncatingIfNeeded: Int(bytes[index + 1]) << 8 | Int(bytes[index + 2])))
  }
  fuzz.end()
  return 0
}
