import CSDL

/// Five raises at once, one more each second.
struct RaiseAllowance {
  private var left = 5
  private var refilled: UInt32 = 0

  /// Whether the window may be raised at `now`, in milliseconds of SDL's clock, which wraps round.
  mutating func take(now: UInt32) -> Bool {
    let seconds = Int((now &- refilled) / 1000)
    if seconds > 0 {
      left = min(5, left + seconds)
      refilled = now
    }
    guard left > 0 else { return false }
    left -= 1
    return true
  }
}
