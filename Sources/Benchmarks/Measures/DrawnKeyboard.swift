import Display
import KeyboardCore
import KeypaneApp
import Posix

/// A keyboard in its window under a finger, and the processor time of each key press by the role of the key.
struct DrawnKeyboard: ~Copyable {
  private var keyboard: Keyboard
  private var view: KeyboardView
  private var effects = Effects()
  private var touches = KeyTouchFrame()
  private var times: [KeyRole: [CPUTime]] = [:]

  init(_ scene: BenchScene) throws(AppError) {
    var shown = try KeyboardView(driver: .dummy, data: scene.data)
    try shown.show(scene.keyboard.picture())
    keyboard = scene.keyboard
    view = shown
  }

  /// Plays the steps of one finger: each press with all that follows, to the release, is one time.
  mutating func play(_ steps: [FingerStep]) throws(AppError) {
    var role = KeyRole.blank
    var spent: Int64 = 0
    for step in steps {
      if step.phase == .began {
        let shown = keyboard.plan.planes[keyboard.plane]
        role = shown.key(at: step.point).map { shown.keys[$0].key.role } ?? .blank
        spent = 0
      }
      touches.time = step.time
      touches.touches.removeAll(keepingCapacity: true)
      touches.touches.append(KeyTouch(id: 1, phase: step.phase, point: step.point))
      let start = Clock.cpu()
      keyboard.handle(touches, into: &effects)
      if effects.needsDisplay { try view.show(keyboard.picture()) }
      effects.clear()
      spent += Clock.cpu().microseconds - start.microseconds
      if step.phase == .ended { times[role, default: []].append(.microseconds(Double(spent))) }
    }
  }

  mutating func forgetTimes() {
    times = [:]
  }

  /// Of one role's keys.
  func median(_ role: KeyRole) -> CPUTime {
    CPUTime.median(of: times[role] ?? [])
  }

  /// Of all keys.
  var mean: CPUTime {
    let all = times.values.joined()
    return CPUTime(nanoseconds: all.reduce(0) { $0 + $1.nanoseconds } / Double(max(1, all.count)))
  }
}
