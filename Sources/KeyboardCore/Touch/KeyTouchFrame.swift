/// A `TouchFrame` in keyboard units; reused like it.
public struct KeyTouchFrame: Sendable {
  /// `TouchFrame.time`.
  public var time: Instant
  /// In the order of `TouchFrame.contacts`: ends before beginnings.
  public var touches: [KeyTouch]

  /// A frame to be filled, or one with touches that are known.
  public init(time: Instant = .zero, touches: [KeyTouch] = []) {
    self.time = time
    self.touches = touches
  }
}
