/// The shift key: a tap is for one letter, a double tap locks, a tap on the lock releases it, and letters typed while
/// it is held are upper case until it is let go.
public struct ShiftMachine: Sendable, Hashable {
  /// What letters the keyboard types.
  public enum State: Sendable, Hashable {
    /// Lower case.
    case off
    /// Upper case for the next letter, or while the key is held.
    case on
    /// Upper case until the key is tapped (caps lock).
    case locked
  }

  /// What a finger that comes down now would type; one that is down keeps what it came down with.
  public private(set) var state = State.off
  /// Two presses within this time lock.
  private let doubleTap: Interval
  private var isHeld = false
  private var hasTyped = false
  /// When a press switched shift on, while nothing has been typed since.
  private var switchedOn: Instant?

  /// Shift is off; two presses no further apart than `doubleTap` will lock it.
  public init(doubleTap: Interval) {
    self.doubleTap = doubleTap
  }

  /// Whether letters are upper case, for whatever length of time.
  public var isOn: Bool { state != .off }

  /// The finger comes down on shift.
  public mutating func press(at time: Instant) {
    isHeld = true
    hasTyped = false
    switch state {
    case .locked:
      state = .off
      switchedOn = nil
    case .off:
      state = .on
      switchedOn = time
    case .on:
      if let first = switchedOn, time - first <= doubleTap {
        state = .locked
      } else {
        state = .off
      }
      switchedOn = nil
    }
  }

  /// The finger leaves shift.
  public mutating func release() {
    isHeld = false
    if hasTyped && state == .on { state = .off }
  }

  /// A character has been typed.
  public mutating func typed() {
    switchedOn = nil
    hasTyped = true
    if state == .on && !isHeld { state = .off }
  }

  /// Another plane is shown: shift for one letter does not wait there.
  public mutating func planeChanged() {
    switchedOn = nil
    if state == .on { state = .off }
  }
}
