/// A day, a time of day or both, or a span of them.
struct Moment: Sendable, Hashable {
  var day: MomentDay?
  var lastDay: MomentDay?
  var time: ClockTime?
  var lastTime: ClockTime?

  /// There is no such day.
  var isImpossible: Bool { day == .impossible || lastDay == .impossible }

  /// As it is shown: in English in words, in other languages by ISO 8601's numbers.
  /// - Parameter written: the day's own words, where neither can be said: tomorrow, and today is not known.
  func shown(_ setting: RecogniserSetting, day written: String) -> String {
    let day = day.map { days($0, setting) ?? written }
    return [day, times(setting)].compactMap { $0 }.joined(separator: setting.language == "en" ? ", " : " ")
  }

  private func days(_ day: MomentDay, _ setting: RecogniserSetting) -> String? {
    guard let first = Self.shown(day, setting), let lastDay else { return Self.shown(day, setting) }
    return Self.shown(lastDay, setting).map { "\(first) – \($0)" }
  }

  private func times(_ setting: RecogniserSetting) -> String? {
    guard let time else { return nil }
    let hasHalves = setting.language == "en" && Self.halvedRegions.contains(setting.region)
    guard let lastTime else { return Self.shown(time, hasHalves: hasHalves) }
    return "\(Self.shown(time, hasHalves: hasHalves)) – \(Self.shown(lastTime, hasHalves: hasHalves))"
  }

  /// Where English says AM and PM.
  private static let halvedRegions: Set<String> = ["US", "CA", "AU", "NZ", "IN", "PH", "PK", "EG", "SA"]

  private static func shown(_ time: ClockTime, hasHalves: Bool) -> String {
    let seconds = time.second.map { ":" + padded($0) } ?? ""
    guard hasHalves else { return "\(padded(time.hour)):\(padded(time.minute))\(seconds)" }
    let hour = time.hour % 12 == 0 ? 12 : time.hour % 12
    return "\(hour):\(padded(time.minute))\(seconds) \((12..<24).contains(time.hour) ? "PM" : "AM")"
  }

  private static func shown(_ day: MomentDay, _ setting: RecogniserSetting) -> String? {
    let isEnglish = setting.language == "en"
    if let date = day.date(from: setting.today) {
      guard isEnglish else { return "\(padded(date.year, 4))-\(padded(date.month))-\(padded(date.day))" }
      let weekday = MomentWords.weekdays[date.weekday]
      let month = MomentWords.months[date.month - 1]
      return setting.region == "US"
        ? "\(weekday), \(month) \(date.day), \(date.year)" : "\(weekday), \(date.day) \(month) \(date.year)"
    }
    switch day {
    case .dayOfYear(let month, let day):
      guard isEnglish else { return "--\(padded(month))-\(padded(day))" }
      let name = MomentWords.months[month - 1]
      return setting.region == "US" ? "\(name) \(day)" : "\(day) \(name)"
    case .weekday(let weekday): return isEnglish ? MomentWords.weekdays[weekday] : nil
    case .weekdayOfWeek(let weekday, let week):
      let which = week == 0 ? "this" : week > 0 ? "next" : "last"
      return isEnglish ? "\(which) \(MomentWords.weekdays[weekday])" : nil
    case .fromToday, .date, .impossible: return nil
    }
  }

  private static func padded(_ number: Int, _ count: Int = 2) -> String {
    let digits = String(number)
    return String(repeating: "0", count: max(0, count - digits.utf8.count)) + digits
  }
}
