/// Reads a day and a time at a place of a text.
struct MomentParser {
  let tokens: [MomentToken]
  let order: DateReadingOrder
  /// In prose a small "may" is no month, a lone "3/4" no day, and what is no day in the calendar something else.
  let isProse: Bool
  private(set) var place = 0
  /// Those of the moment's day; empty where it has none.
  private(set) var dayTokens = 0..<0

  init(_ tokens: [MomentToken], order: DateReadingOrder, isProse: Bool) {
    self.tokens = tokens
    self.order = order
    self.isProse = isProse
  }

  /// What begins at a token; the parser then stands after it. Nil: nothing does.
  mutating func moment(at start: Int) -> Moment? {
    place = start
    dayTokens = start..<start
    var moment = Moment()
    // Day and time in either order, each at most once.
    for _ in 0..<2 {
      let before = place
      if moment.day != nil || moment.time != nil { skipBetween() }
      let first = place
      if moment.time == nil, let (time, last) = times(afterDay: moment.day != nil) {
        moment.time = time
        moment.lastTime = last
      } else if moment.day == nil, let (day, last) = days() {
        moment.day = day
        moment.lastDay = last
        dayTokens = first..<place
      } else {
        place = before
        break
      }
    }
    guard moment.day != nil || moment.time != nil else { return nil }
    return moment
  }

  // MARK: - Days

  private mutating func days() -> (MomentDay, MomentDay?)? {
    guard let first = day() else { return nil }
    let before = place
    if takeSign(0x2d) || takeWord(["to", "until", "till", "bis", "through"]), let last = day() { return (first, last) }
    place = before
    return (first, nil)
  }

  private mutating func day() -> MomentDay? {
    let before = place
    if let found = spokenDay() ?? namedDay() ?? numericDay() { return found }
    place = before
    return nil
  }

  /// Today, this Saturday, Saturday (3 July), in 3 days.
  private mutating func spokenDay() -> MomentDay? {
    let before = place
    if takeWord(["in"]), let count = takeNumber(1...3), let days = takeUnit() {
      return .fromToday(count * days)
    }
    place = before
    if takeWord(["the"]), takeWord(["day"]), takeWord(["after"]), takeWord(["tomorrow"]) { return .fromToday(2) }
    place = before
    for (words, week) in [(["this"], 0), (["next"], 1), (["last"], -1)] where takeWord(words) {
      if let weekday = takeWeekday() { return .weekdayOfWeek(weekday, week: week) }
      place = before
    }
    if let word = word(at: place), let days = MomentWords.day(word) {
      place += 1
      return .fromToday(days)
    }
    guard let weekday = takeWeekday() else { return nil }
    // The date that follows says it better.
    let after = place
    _ = takeSign(0x2e)
    _ = takeSign(0x2c)
    _ = takeWord(["the", "den", "le", "el", "il", "d"])
    if let date = namedDay() ?? numericDay() { return date }
    place = after
    return .weekday(weekday)
  }

  /// July 3, 2021; 3 July 2021; 3rd of July; 3. Juli 2021; 2021年7月3日.
  private mutating func namedDay() -> MomentDay? {
    let before = place
    if let month = takeMonth() {
      _ = takeSign(0x2e)
      guard let day = takeNumber(1...2), !(isProse && startsTime()) else { return back(to: before) }
      takeOrdinal()
      return told(month: month, day: day, year: takeYear())
    }
    if let number = takeNumber(1...4) {
      let digits = place
      if let day = eastAsian(number) { return day }
      place = digits
      takeOrdinal()
      _ = takeSign(0x2e)
      _ = takeWord(["of", "de", "di"])
      if number <= (isProse ? 31 : 99), let month = takeMonth() {
        return told(month: month, day: number, year: takeYear())
      }
    }
    return back(to: before)
  }

  private mutating func eastAsian(_ first: Int) -> MomentDay? {
    var year: Int?
    var number = first
    if takeWord(["年", "년"]) {
      year = first
      guard let month = takeNumber(1...2) else { return nil }
      number = month
    }
    guard takeWord(["月", "월"]), let day = takeNumber(1...2), takeWord(["日", "일", "号", "號"]) else { return nil }
    return told(month: number, day: day, year: year)
  }

  /// 7-3-2021, 2021-07-03, 3.7.21, 7/3.
  private mutating func numericDay() -> MomentDay? {
    let before = place
    guard !isPartOfNumber(before), let first = number(at: place) else { return nil }
    place += 1
    guard let separator = [0x2d, 0x2f, 0x2e].first(where: { isTight($0) }) else { return back(to: before) }
    place += 1
    guard let second = number(at: place), second.digits <= 2 else { return back(to: before) }
    place += 1
    guard isTight(separator), let third = number(at: place + 1) else {
      // Without a year only with a slash, and in prose only beside a time or a name.
      guard separator == 0x2f, !isProse, first.digits <= 2, !endsInNumber() else { return back(to: before) }
      return order.dayAndMonth(first.value, second.value) ?? .impossible
    }
    place += 2
    guard !endsInNumber() else { return back(to: before) }
    if let date = order.date(first, second, third) { return .date(date) }
    return !isProse && DateReadingOrder.isDate(first.digits, third.digits) ? .impossible : back(to: before)
  }

  private func told(month: Int, day: Int, year: Int?) -> MomentDay? {
    // A leap year has all days.
    guard let date = CalendarDate(year: year ?? 2024, month: month, day: day) else {
      return isProse ? nil : .impossible
    }
    return year == nil ? .dayOfYear(month: month, day: day) : .date(date)
  }

  // MARK: - Times

  private mutating func times(afterDay: Bool) -> (ClockTime, ClockTime?)? {
    let before = place
    let isSpan = takeWord(["from", "between", "von", "de"])
    let isNamed = !isSpan && takeWord(["at", "um", "a", "alle", "kl", "om", "o"])
    // 10-11am: the half of the day stands at the end for both.
    guard let first = time(mayBeBare: true) else { return back(to: before) }
    let after = place
    if takeSign(0x2d) || takeWord(["to", "until", "till", "bis", "and"]), let last = time(mayBeBare: true),
      !first.isBare || !last.isBare
    {
      let start = first.isHalved ? first.time : first.time.inHalf(afternoon: last.time.hour >= 12 && last.isHalved)
      if last.isHalved, let start {
        return (start.hour > last.time.hour && !first.isHalved ? first.time : start, last.time)
      }
      return (first.time, last.time)
    }
    place = after
    guard !first.isBare || (isNamed && afterDay) else { return back(to: before) }
    return (first.time, nil)
  }

  private struct ReadTime {
    var time: ClockTime
    /// Only an hour, nothing that says that it is one.
    var isBare: Bool
    /// AM or PM has been said.
    var isHalved: Bool
  }

  private mutating func time(mayBeBare: Bool) -> ReadTime? {
    if takeWord(["noon", "midday"]) {
      return ClockTime(hour: 12, minute: 0).map { ReadTime(time: $0, isBare: false, isHalved: true) }
    }
    if takeWord(["midnight"]) {
      return ClockTime(hour: 0, minute: 0).map { ReadTime(time: $0, isBare: false, isHalved: true) }
    }
    let before = place
    guard !isPartOfNumber(place), let hour = number(at: place), hour.digits <= 2 else { return nil }
    place += 1
    var minute: Int?
    var second: Int?
    if isTight(0x3a), let minutes = number(at: place + 1), minutes.digits == 2 {
      minute = minutes.value
      place += 2
      if isTight(0x3a), let seconds = number(at: place + 1), seconds.digits == 2 {
        second = seconds.value
        place += 2
      }
      if isTight(0x3a) { return back(to: before) }
    } else if let word = word(at: place), ["h", "uhr", "時", "시", "点"].contains(word),
      !isProse || word != "h" || number(at: place + 1)?.digits == 2
    {
      place += 1
      minute = 0
      if let minutes = number(at: place), minutes.digits == 2, !tokens[place].followsBlank || word != "h" {
        minute = minutes.value
        place += 1
        _ = takeWord(["分", "분"])
      }
    }
    guard let time = ClockTime(hour: hour.value, minute: minute ?? 0, second: second) else { return back(to: before) }
    if let half = takeHalf() {
      guard let halved = time.inHalf(afternoon: half) else { return back(to: before) }
      return ReadTime(time: halved, isBare: false, isHalved: true)
    }
    let after = place
    if takeWord(["o"]), takeSign(0x27) || takeSign(0x2019), takeWord(["clock"]) {
      return ReadTime(time: time, isBare: false, isHalved: false)
    }
    place = after
    if minute != nil { _ = takeWord(["uhr"]) }
    guard minute != nil || mayBeBare else { return back(to: before) }
    return ReadTime(time: time, isBare: minute == nil, isHalved: false)
  }

  /// AM, p.m.; true in the afternoon.
  private mutating func takeHalf() -> Bool? {
    if takeWord(["am"]) { return false }
    if takeWord(["pm"]) { return true }
    let before = place
    for (letter, half) in [("a", false), ("p", true)] where takeWord([letter]) {
      if takeSign(0x2e), takeWord(["m"]) {
        _ = takeSign(0x2e)
        return half
      }
      place = before
    }
    return nil
  }

  /// Whether an hour and its minutes stand here: "May 10:30" has no tenth.
  private func startsTime() -> Bool { isTight(0x3a) }

  // MARK: - Tokens

  private func word(at place: Int) -> String? {
    guard tokens.indices.contains(place), case .word(let word) = tokens[place].content else { return nil }
    return word
  }

  private func number(at place: Int) -> (value: Int, digits: Int)? {
    guard tokens.indices.contains(place), case .number(let value, let digits) = tokens[place].content else {
      return nil
    }
    return (value, digits)
  }

  /// A sign with nothing around it.
  private func isTight(_ sign: UInt32) -> Bool {
    tokens.indices.contains(place + 1) && tokens[place].content == .sign(sign) && !tokens[place].followsBlank
      && !tokens[place + 1].followsBlank
  }

  /// Digits stand before the token with only a point, a comma or the like between.
  private func isPartOfNumber(_ place: Int) -> Bool {
    guard place >= 2, tokens.indices.contains(place), case .sign(let sign) = tokens[place - 1].content,
      !tokens[place].followsBlank, !tokens[place - 1].followsBlank
    else { return place >= 1 && tokens.indices.contains(place) && isSigned(place) }
    return [0x2e, 0x2c, 0x2f, 0x3a, 0x2d].contains(sign) && number(at: place - 2) != nil && sign != 0x2d
  }

  /// A plus sign or a currency's stands right before it.
  private func isSigned(_ place: Int) -> Bool {
    guard !tokens[place].followsBlank, case .sign(let sign) = tokens[place - 1].content else { return false }
    return sign == 0x2b || sign == 0x24 || (0xa2...0xa5).contains(sign) || (0x20a0...0x20cf).contains(sign)
  }

  private func endsInNumber() -> Bool {
    guard tokens.indices.contains(place + 1), case .sign(let sign) = tokens[place].content, !tokens[place].followsBlank,
      !tokens[place + 1].followsBlank
    else { return false }
    return [0x2e, 0x2c, 0x2f, 0x2d].contains(sign) && number(at: place + 1) != nil
  }

  private mutating func back<Result>(to before: Int) -> Result? {
    place = before
    return nil
  }

  private mutating func takeWord(_ words: [String]) -> Bool {
    guard let word = word(at: place), words.contains(word) else { return false }
    place += 1
    return true
  }

  private mutating func takeSign(_ sign: UInt32) -> Bool {
    guard tokens.indices.contains(place), tokens[place].content == .sign(sign) else { return false }
    place += 1
    return true
  }

  private mutating func takeNumber(_ digits: ClosedRange<Int>) -> Int? {
    guard let number = number(at: place), digits.contains(number.digits) else { return nil }
    place += 1
    return number.value
  }

  private mutating func takeMonth() -> Int? {
    guard let word = word(at: place), let month = MomentWords.month(word), isName(word) else { return nil }
    place += 1
    return month
  }

  private mutating func takeWeekday() -> Int? {
    guard let word = word(at: place), let weekday = MomentWords.weekday(word), isName(word) else { return nil }
    place += 1
    return weekday
  }

  private func isName(_ word: String) -> Bool {
    !isProse || tokens[place].isCapital || !MomentWords.capitalOnly.contains(word)
  }

  /// Days that a unit has.
  private mutating func takeUnit() -> Int? {
    if takeWord(["day", "days"]) { return 1 }
    return takeWord(["week", "weeks"]) ? 7 : nil
  }

  private mutating func takeOrdinal() {
    if tokens.indices.contains(place), !tokens[place].followsBlank { _ = takeWord(["st", "nd", "rd", "th", "er"]) }
  }

  /// A year of four digits after a date, perhaps after a comma.
  private mutating func takeYear() -> Int? {
    let before = place
    _ = takeSign(0x2c)
    _ = takeWord(["de"])
    guard let year = number(at: place), year.digits == 4, (1000...2999).contains(year.value) else {
      return back(to: before)
    }
    place += 1
    return year.value
  }

  /// Between day and time: a comma, "at", "on", "from".
  private mutating func skipBetween() {
    _ = takeSign(0x2c)
    if word(at: place) == "on" { place += 1 }
  }
}
