/// A `TouchFrame` in keyboard units; reused like it.
public struct KeyTouchFrame: Sendable {
  public var time: Instant
  public var touches: [KeyTouch]

  public init(time: Instant = .zero, touches: [KeyTouch] = []) {
    self.time = time
    self.touches = touches
  }
}
