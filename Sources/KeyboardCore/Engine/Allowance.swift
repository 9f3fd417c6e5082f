/// How often something costly may be done that others ask for: so many times at once, and once more each interval.
public struct Allowance: Sendable {
  private let most: Int
  private let interval: Interval
  private var left: Int
  private var refilled = Instant.zero

  /// - Parameters:
  ///   - most: how many times at once.
  ///   - interval: from one more to the next.
  public init(_ most: Int, oneMoreEach interval: Interval) {
    self.most = most
    self.interval = interval
    left = most
  }

  /// When there is one more.
  public var refill: Instant { refilled + interval }

  /// Whether it may be done at `now`.
  public mutating func take(at now: Instant) -> Bool {
    let more = (now - refilled).microseconds / interval.microseconds
    if more > 0 {
      left = min(most, left + Int(min(more, Int64(most))))
      refilled = now
    }
    guard left > 0 else { return false }
    left -= 1
    return true
  }
}
