/// A point in time on one monotonic clock, in microseconds.
///
/// Live, the clock is CLOCK_MONOTONIC, which panels stamp their events with; in a replay it is the recording's own.
public struct Instant: Hashable, Comparable, Sendable {
  /// Since the clock's zero; negative before it.
  public var microseconds: Int64

  /// A time that some clock has told, or a recording.
  public init(microseconds: Int64) {
    self.microseconds = microseconds
  }

  /// Where the clock counts from.
  public static let zero = Instant(microseconds: 0)

  /// Whole milliseconds, rounded towards zero.
  public var milliseconds: Int64 { microseconds / 1000 }

  /// Whether `one` is the earlier.
  public static func < (one: Instant, other: Instant) -> Bool {
    one.microseconds < other.microseconds
  }

  /// Saturates instead of overflowing: recordings may carry any number.
  public static func + (instant: Instant, interval: Interval) -> Instant {
    let (sum, overflow) = instant.microseconds.addingReportingOverflow(interval.microseconds)
    return Instant(microseconds: overflow ? (interval.microseconds > 0 ? .max : .min) : sum)
  }

  /// The time from `earlier` to `later`, negative where they are the other way round; saturates like `+`.
  public static func - (later: Instant, earlier: Instant) -> Interval {
    let (difference, overflow) = later.microseconds.subtractingReportingOverflow(earlier.microseconds)
    return Interval(microseconds: overflow ? (later > earlier ? .max : .min) : difference)
  }
}
