/// In which order a region writes day, month and year in numbers.
enum DateReadingOrder: Sendable {
  /// 7/3/2021 is 3 July.
  case monthFirst
  /// 7/3/2021 is 7 March.
  case dayFirst
  /// 2021/7/3.
  case yearFirst

  /// By Unicode's CLDR, short dates.
  init(region: String) {
    switch region {
    case "US", "FM", "MH", "PW", "GU", "AS", "UM", "PR", "VI": self = .monthFirst
    case "CN", "JP", "KR", "TW", "HU", "LT", "SE", "MN", "ZA", "CA", "IR", "LK", "KP": self = .yearFirst
    default: self = .dayFirst
    }
  }

  /// A day of three numbers; where they cannot be in the region's order, in the other. Years have four digits or two.
  func date(
    _ first: (value: Int, digits: Int), _ second: (value: Int, digits: Int), _ third: (value: Int, digits: Int)
  ) -> CalendarDate? {
    guard Self.isDate(first.digits, third.digits) else { return nil }
    if first.digits == 4 { return CalendarDate(year: first.value, month: second.value, day: third.value) }
    if self == .yearFirst, third.digits == 2, first.digits == 2,
      let date = CalendarDate(year: Self.year(first), month: second.value, day: third.value)
    {
      return date
    }
    let year = Self.year(third)
    let monthFirst = CalendarDate(year: year, month: first.value, day: second.value)
    let dayFirst = CalendarDate(year: year, month: second.value, day: first.value)
    return self == .monthFirst ? monthFirst ?? dayFirst : dayFirst ?? monthFirst
  }

  /// Whether the first and the last number of a day have these many digits: its year has four, or two at the end.
  static func isDate(_ first: Int, _ third: Int) -> Bool {
    first == 4 ? third <= 2 : first <= 2 && (third == 2 || third == 4)
  }

  /// A day of two numbers.
  func dayAndMonth(_ first: Int, _ second: Int) -> MomentDay? {
    func told(_ month: Int, _ day: Int) -> MomentDay? {
      // A leap year has all days.
      CalendarDate(year: 2024, month: month, day: day) == nil ? nil : .dayOfYear(month: month, day: day)
    }
    return self == .dayFirst ? told(second, first) ?? told(first, second) : told(first, second) ?? told(second, first)
  }

  /// Two digits are of the years 1969 to 2068, as POSIX has them.
  private static func year(_ number: (value: Int, digits: Int)) -> Int {
    number.digits == 4 ? number.value : number.value + (number.value < 69 ? 2000 : 1900)
  }
}
