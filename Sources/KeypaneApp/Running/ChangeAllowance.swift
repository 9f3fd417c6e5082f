import KeyboardCore

/// How many keymaps may be made of what displays tell: each takes tens of milliseconds, in which nobody is served.
///
/// Forty at once, which no person reaches, and four a second from then on.
struct ChangeAllowance {
  private static let most = 40
  private static let each = Interval.milliseconds(250)
  private var left = ChangeAllowance.most
  private var refilled = Instant.zero

  /// When there is one more.
  var refill: Instant { refilled + Self.each }

  /// Whether one may be made at `now`.
  mutating func take(at now: Instant) -> Bool {
    let more = (now - refilled).microseconds / Self.each.microseconds
    if more > 0 {
      left = min(Self.most, left + Int(min(more, Int64(Self.most))))
      refilled = now
    }
    guard left > 0 else { return false }
    left -= 1
    return true
  }
}
