/// Frames of touches on their way, each with a time of its own. It keeps its room.
public struct TouchQueue: Sendable {
  private var touches: [(time: Instant, touch: KeyTouch)] = []
  private var head = 0

  /// Nothing on its way.
  public init() {
    touches.reserveCapacity(64)
  }

  /// Whether nothing is on its way.
  public var isEmpty: Bool { head == touches.count }

  /// Adds a touch behind the others.
  mutating func append(_ touch: KeyTouch, at time: Instant) {
    touches.append((time, touch))
  }

  /// Takes the touches at the head that are of one time; false where there are none.
  public mutating func next(into frame: inout KeyTouchFrame) -> Bool {
    frame.touches.removeAll(keepingCapacity: true)
    guard head < touches.count else { return false }
    frame.time = touches[head].time
    while head < touches.count, touches[head].time == frame.time {
      frame.touches.append(touches[head].touch)
      head += 1
    }
    if head == touches.count {
      touches.removeAll(keepingCapacity: true)
      head = 0
    }
    return true
  }
}
