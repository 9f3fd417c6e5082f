import KeyboardCore

/// Five raises at once, one more each second.
struct RaiseAllowance {
  private static let most = 5
  private static let second = Interval.milliseconds(1000)
  private var left = RaiseAllowance.most
  private var refilled = Instant.zero

  /// When there is one more.
  var refill: Instant { refilled + Self.second }

  /// Whether the window may be raised at `now`.
  mutating func take(at now: Instant) -> Bool {
    let seconds = (now - refilled).microseconds / Self.second.microseconds
    if seconds > 0 {
      left = min(Self.most, left + Int(min(seconds, Int64(Self.most))))
      refilled = now
    }
    guard left > 0 else { return false }
    left -= 1
    return true
  }
}
