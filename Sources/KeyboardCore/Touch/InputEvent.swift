/// One event as the kernel's evdev interface delivers it (`struct input_event`).
public struct InputEvent: Hashable, Sendable {
  /// When the kernel saw it, or when the recording says that it did.
  public var time: Instant
  /// `EV_…`, see `EventType`.
  public var type: UInt16
  /// `SYN_…`, `BTN_…`, `ABS_…`, see the name spaces of `EventCode`.
  public var code: UInt16
  /// A position in panel units, 1 and 0 for down and up, a tracking id: what it is depends on the code.
  public var value: Int32

  /// An event with any numbers: what they mean, and whether they can be, is the tracker's business.
  public init(time: Instant, type: UInt16, code: UInt16, value: Int32) {
    self.time = time
    self.type = type
    self.code = code
    self.value = value
  }
}
