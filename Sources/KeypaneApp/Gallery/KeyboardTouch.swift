import KeyboardCore

extension Keyboard {
  /// A finger on the middle of a key, for pictures; it leaves again or stays, or stays until the key shows what else it
  /// has.
  enum Touch {
    case tap
    case press
    case hold
  }

  mutating func touch(_ id: String, _ touch: Touch, finger: UInt32 = 1) throws(AppError) {
    let keys = plan.planes[plane].keys
    guard let key = keys.first(where: { $0.key.id == id }) else {
      throw .unknown("key", id, among: keys.map(\.key.id))
    }
    var effects = Effects()
    let point = key.cap.centre
    handle(KeyTouchFrame(touches: [KeyTouch(id: finger, phase: .began, point: point)]), into: &effects)
    switch touch {
    case .press: break
    case .tap: handle(KeyTouchFrame(touches: [KeyTouch(id: finger, phase: .ended, point: point)]), into: &effects)
    case .hold:
      if let deadline { wake(at: deadline, into: &effects) }
    }
  }
}
