/// A day as it is told.
enum MomentDay: Sendable, Hashable {
  /// All of it.
  case date(CalendarDate)
  /// Without its year.
  case dayOfYear(month: Int, day: Int)
  /// The next such day of the week, today among them; 0 is Sunday.
  case weekday(Int)
  /// That day of this week (0), of the next (1) or the last (-1); weeks begin with Monday.
  case weekdayOfWeek(Int, week: Int)
  /// So many days from today.
  case fromToday(Int)
  /// Written as a day is, and there is no such day: 31.2.2026.
  case impossible

  /// The day that is meant; nil where today is not known.
  func date(from today: CalendarDate?) -> CalendarDate? {
    if case .date(let date) = self { return date }
    guard let today else { return nil }
    switch self {
    case .date(let date): return date
    case .impossible: return nil
    case .dayOfYear(let month, let day):
      // 29 February may be eight years off.
      for year in today.year...(today.year + 8) {
        if let date = CalendarDate(year: year, month: month, day: day), date >= today { return date }
      }
      return nil
    case .weekday(let weekday):
      return CalendarDate(daysSince1970: today.daysSince1970 + (weekday - today.weekday + 7) % 7)
    case .weekdayOfWeek(let weekday, let week):
      let monday = today.daysSince1970 - (today.weekday + 6) % 7
      return CalendarDate(daysSince1970: monday + (weekday + 6) % 7 + 7 * week)
    case .fromToday(let days):
      return CalendarDate(daysSince1970: today.daysSince1970 + days)
    }
  }
}
