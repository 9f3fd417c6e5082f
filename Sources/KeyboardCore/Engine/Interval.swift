/// A length of time in microseconds.
public struct Interval: Hashable, Comparable, Sendable {
  public var microseconds: Int64

  public init(microseconds: Int64) {
    self.microseconds = microseconds
  }

  public static func milliseconds(_ count: Int64) -> Interval {
    Interval(microseconds: count * 1000)
  }

  public static let zero = Interval(microseconds: 0)

  public static func < (one: Interval, other: Interval) -> Bool {
    one.microseconds < other.microseconds
  }
}
