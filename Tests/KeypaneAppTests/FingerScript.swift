import KeyboardCore
import TestSupport

/// Fingers that type a text on a keyboard, with the timings and the unsteadiness of people; the same seed, the same
/// fingers.
struct FingerScript {
  /// One step of one finger.
  struct Step {
    var time: Instant
    var finger: Int
    var phase: Contact.Phase
    var point: KeyPoint
  }

  private(set) var steps: [Step] = []
  private var keyboard: Keyboard
  private var random: SeededRandom
  private var time = Instant(microseconds: 1000)
  private var effects = Effects()
  private var taps = 0
  /// The second finger comes down before the first has left.
  private let overlaps: Bool
  /// How far from a key's middle fingers land, in hundredths of its size.
  private let scatter: Int

  init(on keyboard: Keyboard, seed: UInt64, overlaps: Bool, scatter: Int = 20) {
    self.keyboard = keyboard
    self.overlaps = overlaps
    self.scatter = scatter
    random = SeededRandom(seed: seed)
    // Nothing stands in the field yet.
    self.keyboard.setText(before: "", after: "", into: &effects)
    effects.clear()
  }

  /// One tap anywhere on the screen.
  init(tapping point: KeyPoint, on keyboard: Keyboard) {
    self.init(on: keyboard, seed: 1, overlaps: false)
    add(0, .began, point)
    time = time + .milliseconds(70)
    add(0, .ended, point)
  }

  /// Types a text character by character, over shift and planes.
  mutating func type(_ text: String) {
    for character in text { press(String(character)) }
  }

  /// Taps the key of an id or a role.
  mutating func tap(role: KeyRole) {
    let keys = keyboard.plan.planes[keyboard.plane].keys
    tap(keys.first { $0.key.role == role }!)
  }

  private mutating func press(_ text: String) {
    if let way = way(to: text) {
      for key in way { tap(key) }
    } else {
      preconditionFailure("\(text) is on no plane")
    }
  }

  /// The keys to tap, the plane keys and shift first: the shortest way over the planes.
  private func way(to text: String) -> [PlacedKey]? {
    var reached: [(plane: Int, way: [PlacedKey])] = [(keyboard.plane, [])]
    var seen: Set<Int> = [keyboard.plane]
    while !reached.isEmpty {
      let (plane, way) = reached.removeFirst()
      let keys = keyboard.plan.planes[plane].keys
      if let key = keys.first(where: { $0.key.output == text || $0.key.shiftedOutput == text }) {
        // Where a sentence begins letters are capitals already.
        let isCapital = key.hasCase && keyboard.shift.state == .automatic
        if text == (isCapital ? key.key.shiftedOutput : key.key.output) { return way + [key] }
        if let shift = keys.first(where: { $0.key.role == .shift }) { return way + [shift, key] }
      }
      for key in keys where key.key.role == .plane {
        if let next = key.plane, seen.insert(next).inserted { reached.append((next, way + [key])) }
      }
    }
    return nil
  }

  private mutating func tap(_ placed: PlacedKey) {
    let finger = overlaps ? taps % 2 : 0
    taps += 1
    let cap = placed.cap
    let point = KeyPoint(
      x: cap.centre.x + jitter(cap.width * scatter / 100), y: cap.centre.y + jitter(cap.height * scatter / 100))
    add(finger, .began, point)
    time = time + .milliseconds(20 + between(0, 25))
    add(finger, .moved, KeyPoint(x: point.x + jitter(2), y: point.y + jitter(2)))
    let isLast = overlaps && placed.key.role != .character && placed.key.role != .space
    let lift = time + .milliseconds(30 + between(0, 40))
    // With two thumbs the next one lands up to 20 ms before this one leaves; never on keys that act when touched.
    steps.append(Step(time: lift, finger: finger, phase: .ended, point: point))
    time = overlaps && !isLast ? lift + .milliseconds(-between(1, 20)) : lift + .milliseconds(60 + between(0, 90))
    if overlaps && isLast { time = lift + .milliseconds(60) }
    follow(placed, at: point)
  }

  private mutating func add(_ finger: Int, _ phase: Contact.Phase, _ point: KeyPoint) {
    steps.append(Step(time: time, finger: finger, phase: phase, point: point))
  }

  /// The planes that the real keyboard will be on.
  private mutating func follow(_ placed: PlacedKey, at point: KeyPoint) {
    for phase in [Contact.Phase.began, .ended] {
      keyboard.handle(
        KeyTouchFrame(time: time, touches: [KeyTouch(id: UInt32(taps), phase: phase, point: point)]), into: &effects)
    }
    effects.clear()
  }

  private mutating func between(_ low: Int64, _ high: Int64) -> Int64 {
    low + Int64(random.next() % UInt64(high - low + 1))
  }

  private mutating func jitter(_ reach: Int) -> Int {
    reach <= 0 ? 0 : Int(between(Int64(-reach), Int64(reach)))
  }
}
