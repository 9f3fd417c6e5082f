/// The shift key: a tap is for one letter, a double tap locks, a tap on the lock releases it, and letters typed while
/// it is held are upper case until it is let go. Where the text asks for a capital it is on by itself.
public struct ShiftMachine: Sendable, Hashable {
  /// What letters the keyboard types.
  public enum State: Sendable, Hashable {
    /// Lower case.
    case off
    /// Upper case for the next letter, because a sentence or a word begins there.
    case automatic
    /// Upper case for the next letter, or while the key is held.
    case on
    /// Upper case until the key is tapped (caps lock).
    case locked
  }

  /// What a finger that comes down now would type; one that is down keeps what it came down with.
  public private(set) var state = State.off
  /// Two presses within this time lock.
  private let doubleTap: Interval
  /// A double tap locks.
  private let locks: Bool
  private var isHeld = false
  private var hasTyped = false
  /// The press has switched it off, and another finger has come down since: whether it was a tap or is held for capitals
  /// shows when one of the two leaves.
  private var isUndecided = false
  /// When the finger came down on shift last.
  private var pressed: Instant?
  /// When a press switched shift on, or the text's capital off, while nothing has been typed since.
  private var firstTap: Instant?

  /// Shift is off; two presses no further apart than `doubleTap` will lock it, if it may be locked at all.
  public init(doubleTap: Interval, locks: Bool = true) {
    self.doubleTap = doubleTap
    self.locks = locks
  }

  /// Whether letters are upper case, for whatever length of time.
  public var isOn: Bool { state != .off }

  /// The finger comes down on shift.
  public mutating func press(at time: Instant) {
    isHeld = true
    hasTyped = false
    isUndecided = false
    pressed = time
    let isDouble = locks && (firstTap.map { time - $0 <= doubleTap } ?? false)
    firstTap = nil
    switch state {
    case .locked:
      state = .off
    case .off:
      // The second tap, where the first has switched the text's capital off.
      state = isDouble ? .locked : .on
      if !isDouble { firstTap = time }
    case .on:
      state = isDouble ? .locked : .off
    case .automatic:
      state = .off
      firstTap = time
    }
  }

  /// Another finger comes down. A shift that was on and is pressed is held for capitals, not to be switched off: for sure
  /// where it has been pressed longer than a tap, else until its finger leaves first.
  public mutating func keyTouched(at time: Instant) {
    guard isHeld, state == .off, let pressed else { return }
    state = .on
    firstTap = nil
    isUndecided = time - pressed <= doubleTap
  }

  /// The finger leaves shift, or is lost: then it was no tap.
  /// - Returns: whether it was a tap after all that has switched capitals off, so that the letters which are touched and
  ///   not typed yet are none.
  @discardableResult
  public mutating func release(at time: Instant?) -> Bool {
    isHeld = false
    var wasTap = false
    if isUndecided, !hasTyped, let time, let pressed { wasTap = time - pressed <= doubleTap }
    isUndecided = false
    if wasTap || hasTyped && state == .on { state = .off }
    return wasTap
  }

  /// A character has been typed.
  public mutating func typed() {
    firstTap = nil
    hasTyped = true
    switch state {
    case .automatic: state = .off
    case .on: if !isHeld { state = .off }
    case .off, .locked: break
    }
  }

  /// Another plane is shown: shift for one letter does not wait there.
  public mutating func planeChanged() {
    firstTap = nil
    isUndecided = false
    switch state {
    case .automatic, .on: state = .off
    case .off, .locked: break
    }
  }

  /// What the text before the cursor asks for; shift by hand and caps lock outrank it. A capital that was switched off by
  /// hand is not to be asked for again at the same place.
  public mutating func follow(wantsCapital: Bool) {
    switch state {
    case .off: if wantsCapital && !isHeld { state = .automatic }
    case .automatic: if !wantsCapital { state = .off }
    case .on, .locked: break
    }
  }
}
