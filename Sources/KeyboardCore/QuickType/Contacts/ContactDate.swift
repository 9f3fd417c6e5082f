/// A date of which a part may be unknown: a birthday without its year, a year alone.
public struct ContactDate: Sendable, Hashable {
  /// 1 to 9999; nil where it is not known.
  public let year: Int?
  /// 1 to 12.
  public let month: Int?
  /// 1 to 31, and no more than the month has.
  public let day: Int?

  /// Nil for a date that no calendar has, and for one of which nothing is known.
  public init?(year: Int?, month: Int?, day: Int?) {
    if year == nil, month == nil, day == nil { return nil }
    if let year, !(1...9999).contains(year) { return nil }
    if let month, !(1...12).contains(month) { return nil }
    if let day, !(1...Self.days(inMonth: month, of: year)).contains(day) { return nil }
    self.year = year
    self.month = month
    self.day = day
  }

  /// The most days that a month can have, by what is known of it.
  private static func days(inMonth month: Int?, of year: Int?) -> Int {
    guard let month else { return 31 }
    switch month {
    case 4, 6, 9, 11: return 30
    case 2:
      guard let year else { return 29 }
      return year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
    default: return 31
    }
  }
}
