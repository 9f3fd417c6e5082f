import KeyboardCore
import Testing

/// The Gregorian calendar.
struct CalendarDateTests {
  @Test func countsEveryDay() throws {
    // 1 January of year 1 was a Monday; every day has the next number and the next name.
    var date = try #require(CalendarDate(year: 1, month: 1, day: 1))
    #expect(date.weekday == 1)
    for count in (date.daysSince1970 + 1)...20_000 {
      let next = try #require(CalendarDate(daysSince1970: count))
      #expect(next.daysSince1970 == count && next > date && next.weekday == (date.weekday + 1) % 7)
      date = next
    }
  }

  @Test(arguments: [
    (1970, 1, 1, 0), (2000, 2, 29, 11016), (2026, 11, 30, 20787), (1969, 12, 31, -1), (9999, 12, 31, 2_932_896),
  ]) func knowsDays(_ year: Int, _ month: Int, _ day: Int, _ count: Int) {
    #expect(CalendarDate(year: year, month: month, day: day)?.daysSince1970 == count)
    #expect(CalendarDate(daysSince1970: count) == CalendarDate(year: year, month: month, day: day))
  }

  @Test(arguments: [(2100, 2, 29), (2026, 4, 31), (2026, 13, 1), (2026, 0, 1), (2026, 1, 0), (0, 1, 1), (10000, 1, 1)])
  func refusesOthers(_ year: Int, _ month: Int, _ day: Int) {
    #expect(CalendarDate(year: year, month: month, day: day) == nil)
  }
}
