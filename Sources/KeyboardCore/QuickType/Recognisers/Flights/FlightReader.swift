/// Reads flight numbers: a designator of two characters (IATA) or three letters (ICAO), or the airline's name; then, if
/// they like, "Flight", "No." and a number sign; one to four digits, and perhaps a letter.
enum FlightReader {
  /// Kept of one message.
  static let limit = 8

  /// "Flight" in the languages of the layouts.
  private enum Word {
    static let flight = FlightWord(rawValue: 1)
    static let number = FlightWord(rawValue: 2)
  }

  private struct FlightWord: OptionSet, Sendable {
    let rawValue: UInt8
  }

  private static let words: FoldedWords<FlightWord> = FoldedWords([
    (
      "^flight =flug ^flugnummer =vol =vols ^vuelo ^volo =voo =voos ^vlucht ^flyg ^flyvning ^fly =lento ^lennon ^jarat ^lot "
        + "^let =zbor ^zborul ^ucus ^πτησ ^рейс ^рейсу ^полет ^лет =chuyen_bay ^flugid ^उड़ान رحلة پرواز טיסה เที่ยวบิน 便 항공편 편명 "
        + "航班 ^boarding ^gate", Word.flight
    ),
    ("=no =nr =number =num =nummer =numero =n =nro =номер =numer =cislo", Word.number),
  ])

  /// What a field holds, so far; nil: no flight number.
  static func read(_ typed: String) -> Recognised? {
    guard typed.utf8.count <= 100 else { return nil }
    let text = MessageText(typed)
    let meanings = text.meanings(words)
    // "Flight LH 400" names the flight before its airline.
    var first = 0
    while first < text.pieces.count, !meanings[first].isEmpty, first + 1 < text.pieces.count { first += 1 }
    guard first < text.pieces.count, hasOnlyBlanks(text, 0, text.pieces[0].range.lowerBound) else { return nil }
    if let found = number(text, meanings, from: first), found.last == text.pieces.count - 1,
      hasOnlyBlanks(text, text.pieces[found.last].range.upperBound, text.folded.count)
    {
      return found.flight
    }
    // Only the airline yet.
    guard let designator = designator(text, meanings, from: first), designator.digits == nil,
      text.pieces[designator.next...].indices.allSatisfy({ !meanings[$0].isEmpty })
    else { return nil }
    return Recognised(
      kind: .flight, value: designator.code, shown: designator.code, detail: designator.airline?.name ?? "",
      standing: .begun)
  }

  /// The flights of a message, in its order.
  static func find(in text: MessageText) -> [Recognised] {
    let meanings = text.meanings(words)
    var found: [Recognised] = []
    var sinceWord = 100
    var index = 0
    while index < text.pieces.count, found.count < limit {
      if meanings[index].contains(Word.flight) { sinceWord = 0 }
      if let number = number(text, meanings, from: index), !text.pieces[index].isInAddress {
        let follows = number.last + 1 < meanings.count ? meanings[number.last + 1] : []
        let isNamed = number.saysFlight || sinceWord <= 3 || follows.contains(Word.flight)
        // Two capitals and digits may be anything; a known airline's are a flight's. Two small letters are a word.
        let isWritten = text.written[text.pieces[index].range].allSatisfy { $0 < 0x61 || $0 > 0x7a }
        let isDesignator = isWritten || number.isName || (text.pieces[index].content == .mixed && number.isKnown)
        let isSure = number.isKnown && number.isClose && isWritten && !number.hasDigit
        if isDesignator, isNamed || isSure, !found.contains(number.flight) {
          found.append(number.flight)
        }
        index = number.last
      }
      sinceWord += 1
      index += 1
    }
    return found
  }

  private struct Number {
    var flight: Recognised
    /// The piece that it ends in.
    var last: Int
    /// "Flight" stands in it.
    var saysFlight: Bool
    /// The designator is a known airline's.
    var isKnown: Bool
    /// The airline's name stands there instead.
    var isName: Bool
    /// One character of the designator is a digit.
    var hasDigit: Bool
    /// Nothing but a blank is between designator and digits, of which there are two or more.
    var isClose: Bool
  }

  fileprivate struct Designator {
    var code: String
    var airline: Airline?
    var isName: Bool
    /// Digits and perhaps a letter that stand in the same piece.
    var digits: String?
    /// The piece after it.
    var next: Int
  }

  /// A whole flight number that begins at a piece.
  private static func number(_ text: MessageText, _ meanings: [FlightWord], from first: Int) -> Number? {
    guard let designator = designator(text, meanings, from: first) else { return nil }
    var next = designator.next
    var saysFlight = false
    var digits = designator.digits
    if digits == nil {
      while next < text.pieces.count, !meanings[next].isEmpty, next < designator.next + 3 {
        saysFlight = saysFlight || meanings[next].contains(Word.flight)
        next += 1
      }
      guard next < text.pieces.count, isGap(text, designator.next - 1, next) else { return nil }
      digits = self.digits(text.written(text.pieces[next].range))
      next += 1
    }
    guard let digits, digits.utf8.contains(where: { (0x31...0x39).contains($0) }) else { return nil }
    let trimmed = digits.drop { $0 == "0" }
    let code = designator.code
    let isClose = next - first <= 2 && digits.utf8.count >= 2
    return Number(
      flight: Recognised(
        kind: .flight, value: code + trimmed, shown: code + " " + trimmed, detail: designator.airline?.name ?? ""),
      last: next - 1, saysFlight: saysFlight, isKnown: designator.airline != nil && !designator.isName,
      isName: designator.isName, hasDigit: designator.code.utf8.contains(where: ASCII.isDigit), isClose: isClose)
  }

  /// The designator that begins at a piece: the whole piece, the front of a mixed one, or a name of up to three words.
  private static func designator(_ text: MessageText, _ meanings: [FlightWord], from first: Int) -> Designator? {
    let piece = text.pieces[first]
    guard piece.range.count <= 24, text.folded[piece.range].allSatisfy({ $0 < 0x250 }) else { return nil }
    let letters = Array(text.written(piece.range).utf8.map(capital))
    if let joined = split(letters) { return joined.next(first + 1) }
    let name = name(text, from: first)
    // "Air France" is no flight of AIR's.
    if let name, name.next > first + 1 { return name }
    if letters.count == 2 || (letters.count == 3 && piece.content == .letters) {
      let code = String(decoding: letters, as: UTF8.self)
      if isDesignator(letters), meanings[first].isEmpty || Airline.of(code) != nil {
        return Designator(code: code, airline: Airline.of(code), isName: false, digits: nil, next: first + 1)
      }
    }
    return name
  }

  /// The longest name of an airline that begins at a piece.
  private static func name(_ text: MessageText, from first: Int) -> Designator? {
    var name: [UInt32] = []
    var best: Designator?
    for index in first..<min(first + 3, text.pieces.count) where isGap(text, first, index) {
      name += text.folded[text.pieces[index].range]
      if let airline = Airline.named(name) {
        best = Designator(code: airline.iata, airline: airline, isName: true, digits: nil, next: index + 1)
      }
    }
    return best
  }

  /// `AA212`, `U22345`, `DLH400`, `BA12A` in their parts.
  private static func split(_ signs: [UInt8]) -> Designator? {
    for count in [2, 3] where signs.count > count {
      let front = Array(signs[..<count])
      guard isDesignator(front), count == 2 || front.allSatisfy(ASCII.isLetter),
        let digits = digits(String(decoding: signs[count...], as: UTF8.self))
      else { continue }
      let code = String(decoding: front, as: UTF8.self)
      return Designator(code: code, airline: Airline.of(code), isName: false, digits: digits, next: 0)
    }
    return nil
  }

  /// Two characters of which one at least is a letter, or three letters.
  private static func isDesignator(_ signs: [UInt8]) -> Bool {
    guard signs.allSatisfy({ ASCII.isDigit($0) || ASCII.isLetter($0) }) else { return false }
    return signs.count == 2 ? signs.contains(where: ASCII.isLetter) : signs.allSatisfy(ASCII.isLetter)
  }

  /// One to four digits, and perhaps a capital; nil for anything else.
  private static func digits(_ text: String) -> String? {
    let signs = Array(text.utf8)
    let count = signs.prefix(while: ASCII.isDigit).count
    guard (1...4).contains(count), signs.count - count <= 1 else { return nil }
    guard let last = signs.dropFirst(count).first else { return text }
    return ASCII.isLetter(last) ? String(decoding: signs.map(capital), as: UTF8.self) : nil
  }

  /// Blanks, hyphens, points and number signs only, and not many.
  private static func isGap(_ text: MessageText, _ first: Int, _ last: Int) -> Bool {
    for index in first..<last {
      let gap = text.folded[text.pieces[index].range.upperBound..<text.pieces[index + 1].range.lowerBound]
      guard gap.count <= 4, gap.allSatisfy({ [0x20, 0x23, 0x2d, 0x2e, 0x3a].contains($0) }) else { return false }
    }
    return true
  }

  private static func hasOnlyBlanks(_ text: MessageText, _ start: Int, _ end: Int) -> Bool {
    text.folded[start..<end].allSatisfy { $0 == 0x20 || $0 == 0x23 }
  }

  private static func capital(_ sign: UInt8) -> UInt8 { ASCII.isLetter(sign) ? sign & 0xdf : sign }
}

extension FlightReader.Designator {
  fileprivate func next(_ index: Int) -> Self {
    var moved = self
    moved.next = index
    return moved
  }
}
