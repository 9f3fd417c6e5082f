/// A length of time in microseconds.
public struct Interval: Hashable, Comparable, Sendable {
  /// Negative for a time backwards.
  public var microseconds: Int64

  /// A length of any size and either sign.
  public init(microseconds: Int64) {
    self.microseconds = microseconds
  }

  /// That many milliseconds: for numbers written in code, since it does not saturate.
  public static func milliseconds(_ count: Int64) -> Interval {
    Interval(microseconds: count * 1000)
  }

  /// No time at all.
  public static let zero = Interval(microseconds: 0)

  /// Whether `one` is the shorter; a time backwards is shorter than none.
  public static func < (one: Interval, other: Interval) -> Bool {
    one.microseconds < other.microseconds
  }
}
