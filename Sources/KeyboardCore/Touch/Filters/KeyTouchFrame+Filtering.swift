extension KeyTouchFrame {
  /// Puts other touches in the place of some, or none; the rest move up. Does not allocate.
  mutating func replace(_ touch: (KeyTouch) -> KeyTouch?) {
    var kept = 0
    for index in touches.indices {
      guard let other = touch(touches[index]) else { continue }
      touches[kept] = other
      kept += 1
    }
    touches.removeLast(touches.count - kept)
  }
}
