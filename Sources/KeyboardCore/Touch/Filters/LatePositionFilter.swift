/// Lets a contact begin where it is, though its panel tells the contact a frame before the position: it waits for the next
/// frame, for its end, or for a moment.
///
/// The kernel repeats no position, so that a second touch of the same pixel looks the same at first; it begins a little
/// later. Only contacts of single-touch panels are `PositionSource.pending`.
public struct LatePositionFilter: Sendable {
  /// Slow panels tell twenty-five frames a second.
  static let patience = Interval.milliseconds(40)

  private let bounce: Interval?
  private var waiting = HeldBeginnings(patience: patience)
  private var placed: [KeyTouch] = []
  private var lastEnd: Instant?

  /// - Parameter bounce: what begins this soon after another contact's end may be its bounce, which must not wait.
  public init(bounce: Interval?) {
    self.bounce = bounce
    placed.reserveCapacity(32)
  }

  /// When a contact that tells no position begins where the one before was.
  public var deadline: Instant? { waiting.deadline }

  /// Holds beginnings without a position back, and puts them into the frame that tells it; into that of the end at the
  /// latest.
  public mutating func filter(_ frame: inout KeyTouchFrame) {
    placed.removeAll(keepingCapacity: true)
    for touch in frame.touches { take(touch, at: frame.time) }
    swap(&placed, &frame.touches)
  }

  /// Adds the contacts to the frame that begin at `time` without having told a position.
  public mutating func wake(at time: Instant, into frame: inout KeyTouchFrame) {
    waiting.wake(at: time, into: &frame)
  }

  private mutating func take(_ touch: KeyTouch, at time: Instant) {
    switch touch.phase {
    case .began:
      guard touch.source == .pending else { return placed.append(touch) }
      var held = touch
      held.source = .kept
      held.beganAt = time
      let mayBeBounce = lastEnd.map { time - $0 <= bounce ?? .zero } ?? false
      if mayBeBounce { placed.append(held) } else { waiting[touch.id] = HeldBeginnings.Held(touch: held, since: time) }
    case .moved:
      guard let held = waiting[touch.id] else { return placed.append(touch) }
      waiting[touch.id] = nil
      var begun = touch
      begun.phase = .began
      begun.beganAt = held.since
      placed.append(begun)
    case .ended:
      lastEnd = time
      if let held = waiting[touch.id] {
        waiting[touch.id] = nil
        placed.append(held.touch)
      }
      placed.append(touch)
    case .cancelled:
      // What was given up before it began was never there.
      if waiting[touch.id] != nil { waiting[touch.id] = nil } else { placed.append(touch) }
    }
  }
}
