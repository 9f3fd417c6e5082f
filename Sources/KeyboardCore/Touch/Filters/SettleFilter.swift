/// Lets a contact begin only once it has settled: the first positions of a resistive panel are anywhere while the finger
/// still presses its layers together.
public struct SettleFilter: Sendable {
  private let isOn: Bool
  private let reach: Double
  private var waiting: HeldBeginnings
  private var settled: [KeyTouch] = []

  /// - Parameter window: `TouchFilterSettings.settle`.
  public init(window: TouchWindow?, scale: TouchScale) {
    isOn = window != nil
    waiting = HeldBeginnings(patience: window?.time ?? .zero)
    reach = scale.pixels(window?.millimetres ?? 0)
    settled.reserveCapacity(16)
  }

  /// When a contact that goes on moving begins all the same.
  public var deadline: Instant? { waiting.deadline }

  /// Holds beginnings back, and puts them into the frame in which they have settled; into that of the end at the latest.
  public mutating func filter(_ frame: inout KeyTouchFrame) {
    if !isOn { return }
    settled.removeAll(keepingCapacity: true)
    for touch in frame.touches { take(touch, at: frame.time) }
    swap(&settled, &frame.touches)
  }

  /// Adds the contacts to the frame that begin at `time` without having settled.
  public mutating func wake(at time: Instant, into frame: inout KeyTouchFrame) {
    waiting.wake(at: time, into: &frame)
  }

  private mutating func take(_ touch: KeyTouch, at time: Instant) {
    switch touch.phase {
    case .began:
      var held = touch
      held.beganAt = touch.beganAt ?? time
      waiting[touch.id] = HeldBeginnings.Held(touch: held, since: time)
    case .moved:
      guard var held = waiting[touch.id] else { return settled.append(touch) }
      let isSettled = TouchScale.near(held.touch.point, touch.point, reach)
      held.touch.point = touch.point
      held.touch.size = touch.size
      held.touch.tool = touch.tool
      waiting[touch.id] = isSettled ? nil : held
      if isSettled { settled.append(held.touch) }
    case .ended, .cancelled:
      if let held = waiting[touch.id] {
        waiting[touch.id] = nil
        // What was given up before it began was never there.
        if touch.phase == .cancelled { return }
        settled.append(held.touch)
      }
      settled.append(touch)
    }
  }
}
