import KeyboardCore

/// Thumbs that type for a long time on a letters keyboard: words, shift, caps lock, other planes, delete held down, a
/// finger that slides off, return; and what should stand in the field afterwards.
///
/// Timings are made up: a touch of 70 ms, sampled every 10 ms as panels do, and never the same place twice in a row.
struct TypingScript {
  /// In the order of their times, one at a time.
  private(set) var steps: [FingerStep] = []
  /// What is typed.
  private(set) var text = ""

  /// When all that was typed has long had its effect: a repetition may start here.
  var end: Instant { time + .milliseconds(1000) }

  private let plan: LayoutPlan
  private let timing = KeyboardTiming()
  private let overlaps: Bool
  private var plane: Int
  private var time = Instant(microseconds: 1000)
  private var taps = 0

  private static let touch = Interval.milliseconds(70)
  private static let sample = Interval.milliseconds(10)
  /// From touch to touch with one finger.
  private static let pause = Interval.milliseconds(150)
  /// From touch to touch with two thumbs, shorter than a touch.
  private static let rollover = Interval.milliseconds(64)

  /// - Parameters:
  ///   - frames: the least number of steps; the round that reaches it is typed to its end.
  ///   - overlaps: a thumb comes down before the other one has left.
  init(plan: LayoutPlan, frames: Int, overlaps: Bool) {
    self.plan = plan
    self.overlaps = overlaps
    plane = plan.openingPlane
    while steps.count < frames { typeRound() }
    steps.sort { $0.time < $1.time }
  }

  private mutating func typeRound() {
    shift()
    type("Kiosk")
    type(" typing ")
    shift()
    shift()
    type("OK")
    shift()
    show("numbers")
    type("12.50")
    show("symbols")
    type("#%")
    show("letters")
    type("mistake")
    holdDelete(for: .milliseconds(945))
    slideOff("x")
    type("x")
    tap(key { $0.key.role == .return })
    text += "\n"
  }

  private mutating func type(_ word: String) {
    for character in word {
      tap(key { $0.key.output == String(character) || $0.key.shiftedOutput == String(character) })
      text.append(character)
    }
  }

  private mutating func shift() {
    tap(key { $0.key.role == .shift })
  }

  private mutating func show(_ id: String) {
    guard let target = plan.plane(id) else { preconditionFailure("the layout has no plane \(id)") }
    tap(key { $0.plane == target })
    plane = target
  }

  /// Deletes once, and again with every repeat.
  private mutating func holdDelete(for length: Interval) {
    touch(key { $0.key.role == .delete }, for: length)
    time = time + length + Self.pause
    let repeating = length.microseconds - timing.repeatDelay.microseconds
    let repeats = repeating < 0 ? 0 : repeating / timing.repeatInterval.microseconds + 1
    text.removeLast(1 + Int(repeats))
  }

  /// A finger that leaves its key, and types nothing.
  private mutating func slideOff(_ output: String) {
    let placed = key { $0.key.output == output }
    touch(placed, for: Self.touch, slide: -3 * placed.cell.height / 2)
    time = time + Self.pause
  }

  private mutating func tap(_ placed: PlacedKey) {
    touch(placed, for: Self.touch)
    // Keys that act when they are touched are not rolled over: a thumb on them waits for the other.
    let rolls = overlaps && (placed.key.role == .character || placed.key.role == .space)
    time = time + (rolls ? Self.rollover : Self.pause)
  }

  /// - Parameter slide: how far the finger slides down before it leaves.
  private mutating func touch(_ placed: PlacedKey, for length: Interval, slide: Int = 0) {
    let finger = overlaps ? taps % 2 : 0
    taps += 1
    let centre = placed.cap.centre
    func add(_ phase: Contact.Phase, after: Interval, shift: Int) {
      let point = KeyPoint(x: centre.x, y: centre.y + shift)
      steps.append(FingerStep(time: time + after, finger: finger, phase: phase, point: point))
    }
    add(.began, after: .zero, shift: 0)
    // A panel does not tell where a finger leaves, only where it was last.
    let samples = Int(length.microseconds / Self.sample.microseconds) - 1
    for number in 1...samples {
      let after = Interval(microseconds: Self.sample.microseconds * Int64(number))
      add(.moved, after: after, shift: number % 2 + slide * number / samples)
    }
    add(.ended, after: length, shift: samples % 2 + slide)
  }

  private func key(_ isMeant: (PlacedKey) -> Bool) -> PlacedKey {
    guard let found = plan.planes[plane].keys.first(where: isMeant) else {
      preconditionFailure("the plane \(plan.planes[plane].id) lacks a key that the script needs")
    }
    return found
  }
}
