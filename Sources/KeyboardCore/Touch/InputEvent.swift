/// One event as the kernel's evdev interface delivers it (`struct input_event`).
public struct InputEvent: Hashable, Sendable {
  public var time: Instant
  /// `EV_…`, see `EventType`.
  public var type: UInt16
  /// `SYN_…`, `BTN_…`, `ABS_…`, see the name spaces of `EventCode`.
  public var code: UInt16
  public var value: Int32

  public init(time: Instant, type: UInt16, code: UInt16, value: Int32) {
    self.time = time
    self.type = type
    self.code = code
    self.value = value
  }
}
