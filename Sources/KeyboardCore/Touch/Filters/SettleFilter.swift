/// Lets a contact begin only once it has settled: the first positions of a resistive panel are anywhere while the finger
/// still presses its layers together.
public struct SettleFilter: Sendable {
  private struct Waiting {
    var touch: KeyTouch
    var since: Instant
  }

  private let window: TouchWindow?
  private let reach: Double
  private var waiting = ContactTable<Waiting>()
  private var settled: [KeyTouch] = []

  /// - Parameter window: `TouchFilterSettings.settle`.
  public init(window: TouchWindow?, scale: TouchScale) {
    self.window = window
    reach = scale.pixels(window?.millimetres ?? 0)
    settled.reserveCapacity(16)
  }

  /// When a contact that goes on moving begins all the same.
  public var deadline: Instant? {
    guard let window else { return nil }
    var earliest: Instant?
    for index in 0..<waiting.count {
      let due = waiting.entry(at: index).state.since + window.time
      earliest = earliest.map { min($0, due) } ?? due
    }
    return earliest
  }

  /// Holds beginnings back, and puts them into the frame in which they have settled; into that of the end at the latest.
  public mutating func filter(_ frame: inout KeyTouchFrame) {
    if window == nil { return }
    settled.removeAll(keepingCapacity: true)
    for touch in frame.touches { take(touch, at: frame.time) }
    swap(&settled, &frame.touches)
  }

  /// Adds the contacts to the frame that begin at `time` without having settled.
  public mutating func wake(at time: Instant, into frame: inout KeyTouchFrame) {
    while let deadline, deadline <= time {
      for index in 0..<waiting.count {
        let (id, held) = waiting.entry(at: index)
        guard let window, held.since + window.time == deadline else { continue }
        frame.touches.append(held.touch)
        waiting[id] = nil
        break
      }
    }
  }

  private mutating func take(_ touch: KeyTouch, at time: Instant) {
    switch touch.phase {
    case .began:
      var held = touch
      held.beganAt = touch.beganAt ?? time
      waiting[touch.id] = Waiting(touch: held, since: time)
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
