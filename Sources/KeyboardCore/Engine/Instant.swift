/// A point in time on one monotonic clock, in microseconds.
///
/// Live, the clock is CLOCK_MONOTONIC, which panels stamp their events with; in a replay it is the recording's own.
public struct Instant: Hashable, Comparable, Sendable {
  public var microseconds: Int64

  public init(microseconds: Int64) {
    self.microseconds = microseconds
  }

  public static let zero = Instant(microseconds: 0)

  /// Whole milliseconds, rounded towards zero.
  public var milliseconds: Int64 { microseconds / 1000 }

  public static func < (one: Instant, other: Instant) -> Bool {
    one.microseconds < other.microseconds
  }

  /// Saturates instead of overflowing: recordings may carry any number.
  public static func + (instant: Instant, interval: Interval) -> Instant {
    let (sum, overflow) = instant.microseconds.addingReportingOverflow(interval.microseconds)
    return Instant(microseconds: overflow ? (interval.microseconds > 0 ? .max : .min) : sum)
  }

  public static func - (later: Instant, earlier: Instant) -> Interval {
    let (difference, overflow) = later.microseconds.subtractingReportingOverflow(earlier.microseconds)
    return Interval(microseconds: overflow ? (later > earlier ? .max : .min) : difference)
  }
}
