/// Drops contacts that nobody made: a panel says that there is one and never where.
///
/// A contact in a slot that never had a position waits for one, always. A contact without a position of its own in a slot
/// that has one is dropped only where it is asked for, and only soon after another: the kernel does not repeat a position,
/// so that two taps on one pixel look the same. (Seen on FT5x06 panels of the Raspberry Pi's display.)
public struct PhantomFilter: Sendable {
  /// Contacts that ended without a position.
  public private(set) var count = 0

  private let window: Interval?
  /// Contacts that have not been told, because nobody knows where they are, and when they began.
  private var waiting = ContactTable<Instant>()
  private var lastEnd: Instant?

  /// - Parameter window: `TouchFilterSettings.phantom`.
  public init(window: Interval? = nil) {
    self.window = window
  }

  /// Takes contacts without a place out of the frame.
  public mutating func filter(_ frame: inout KeyTouchFrame) {
    let time = frame.time
    frame.replace { take($0, at: time) }
  }

  private mutating func take(_ touch: KeyTouch, at time: Instant) -> KeyTouch? {
    switch touch.phase {
    case .began:
      guard isPlaceless(touch, at: time) else { return touch }
      waiting[touch.id] = time
      return nil
    case .moved:
      guard let since = waiting[touch.id] else { return touch }
      guard touch.source == .told else { return nil }
      waiting[touch.id] = nil
      var begun = touch
      begun.phase = .began
      begun.beganAt = since
      return begun
    case .ended, .cancelled:
      if touch.phase == .ended { lastEnd = time }
      guard waiting[touch.id] != nil else { return touch }
      waiting[touch.id] = nil
      count += 1
      return nil
    }
  }

  private func isPlaceless(_ touch: KeyTouch, at time: Instant) -> Bool {
    switch touch.source {
    case .told: return false
    case .unknown: return true
    case .kept, .pending:
      guard let window, let lastEnd else { return false }
      return time - lastEnd <= window
    }
  }
}
