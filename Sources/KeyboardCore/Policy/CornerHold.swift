/// A finger that is held in a corner of the screen.
struct CornerHold: Sendable {
  private let square: KeyRect
  private let time: Interval
  /// The finger, and when it will have been there long enough.
  private var finger: (contact: UInt32, due: Instant)?

  init(_ square: KeyRect, time: Interval) {
    self.square = square
    self.time = time
  }

  /// When the finger will have been there long enough, if one is there.
  var deadline: Instant? { finger?.due }

  /// Takes what a finger does. One that strays by half the corner's side is none.
  mutating func follow(_ touch: KeyTouch, at now: Instant) {
    switch touch.phase {
    case .began: if finger == nil, square.contains(touch.point) { finger = (touch.id, now + time) }
    case .moved:
      if finger?.contact == touch.id, !square.outset(by: square.width / 2).contains(touch.point) { finger = nil }
    case .ended, .cancelled: if finger?.contact == touch.id { finger = nil }
    }
  }

  /// Whether a finger has been there long enough; told once.
  mutating func isDone(at now: Instant) -> Bool {
    guard let finger, finger.due <= now else { return false }
    self.finger = nil
    return true
  }

  /// Nobody touches anything.
  mutating func cancel() { finger = nil }
}
