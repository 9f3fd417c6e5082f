/// Finds what has the form of a code: four to eight digits, in one piece or in equal groups, or capitals and digits.
///
/// What is plainly something else is left out: money, decimal numbers, days, times, telephone numbers, masked numbers,
/// percentages and what stands in addresses.
struct CodeCandidates {
  /// Digits that a code has.
  private static let lengths = 4...8

  private let text: MessageText
  /// What the pieces say.
  private let meanings: [CodeWordMeaning]
  private var found: [CodeCandidate] = []

  init(_ text: MessageText, _ meanings: [CodeWordMeaning]) {
    self.text = text
    self.meanings = meanings
  }

  /// All of them in their order.
  mutating func read() -> [CodeCandidate] {
    let pieces = text.pieces
    var index = 0
    while index < pieces.count {
      guard pieces[index].content != .letters else {
        index += 1
        continue
      }
      var last = index
      if pieces[index].content == .digits {
        while last + 1 < pieces.count, pieces[last + 1].content == .digits, separator(after: last) != nil { last += 1 }
      }
      take(index...last)
      index = last + 1
    }
    return found
  }

  /// What stands between this piece and the next where it is one character: a blank, a hyphen or a point.
  private func separator(after index: Int) -> UInt32? {
    let end = text.pieces[index].range.upperBound
    let character = text.scalar(end)
    guard text.pieces[index + 1].range.lowerBound == end + 1, [0x20, 0x2d, 0x2e, 0x2f, 0x3a, 0x2c].contains(character)
    else { return nil }
    return character
  }

  /// Looks at one piece, or at digits that single characters separate.
  private mutating func take(_ range: ClosedRange<Int>) {
    let pieces = text.pieces[range]
    if pieces.contains(where: \.isInAddress) { return }
    if range.count > 1 {
      let separators = range.dropLast().map { separator(after: $0) ?? 0 }
      if let joined = joinable(pieces, separators) {
        add(range, digits(range), doubt: joined)
      } else if pieces.count == 2, separators == [0x20], !isPartOfMore(pieces[range.lowerBound].range) {
        // Numbers that happen to stand side by side; more of them are a telephone's, a card's or an account's.
        for index in range { take(index...index) }
      } else if separators.contains(0x20), separators.contains(where: { $0 != 0x20 }) {
        takeBetweenBlanks(range, separators)
      }
      return
    }
    let piece = pieces[range.lowerBound]
    if piece.content == .digits {
      guard Self.lengths.contains(piece.range.count), !followsName(piece.range) || isNamed(range.lowerBound)
      else { return }
      add(range, digits(range), doubt: doubt(ofDigits: piece.range))
    } else if let doubt = doubt(ofMixed: piece.range) {
      add(range, text.written(piece.range), doubt: doubt)
    }
  }

  /// A day or a time and a number beside it: what no blank parts is looked at by itself.
  private mutating func takeBetweenBlanks(_ range: ClosedRange<Int>, _ separators: [UInt32]) {
    var start = range.lowerBound
    for index in range where index == range.upperBound || separators[index - range.lowerBound] == 0x20 {
      if start != range.lowerBound || index != range.upperBound { take(start...index) }
      start = index + 1
    }
  }

  /// How doubtful it is that these groups are one code; nil: they are not.
  private func joinable(_ groups: ArraySlice<MessagePiece>, _ separators: [UInt32]) -> Int? {
    guard let separator = separators.first, separators.allSatisfy({ $0 == separator }),
      separator == 0x20 || separator == 0x2d, let size = groups.first?.range.count,
      groups.allSatisfy({ $0.range.count == size })
    else { return nil }
    let total = size * groups.count
    guard Self.lengths.contains(total), size > 1 || separator == 0x20, !(size == 2 && groups.count == 2) else {
      return nil
    }
    return size == 3 ? 0 : 1
  }

  private mutating func add(_ range: ClosedRange<Int>, _ code: String, doubt: Int) {
    let places = text.pieces[range.lowerBound].range.lowerBound..<text.pieces[range.upperBound].range.upperBound
    guard !isMoney(range, places), !isPartOfMore(places) else { return }
    found.append(CodeCandidate(pieces: range, code: code, doubt: doubt))
  }

  private func digits(_ range: ClosedRange<Int>) -> String {
    range.reduce(into: "") { $0 += text.written(text.pieces[$1].range) }
  }

  /// Six digits are most codes; four may be a year, or an amount where they end in 00.
  private func doubt(ofDigits range: Range<Int>) -> Int {
    guard range.count == 4 else { return range.count == 6 ? 0 : 1 }
    let century = text.folded[range.lowerBound...].prefix(2)
    if century.elementsEqual([0x31, 0x39]) || century.elementsEqual([0x32, 0x30]) { return 10 }
    return text.folded[range].suffix(2).elementsEqual([0x30, 0x30]) ? 4 : 1
  }

  /// Four to eight of A to Z and digits, not all small, and no amount of something such as `100MB`.
  private func doubt(ofMixed range: Range<Int>) -> Int? {
    guard Self.lengths.contains(range.count), text.scalar(range.lowerBound - 1) != 0x2d,
      text.scalar(range.upperBound) != 0x2d
    else { return nil }
    var digits = 0
    var small = 0
    var lettersBefore = 0
    for place in range {
      let scalar = text.written[place]
      switch scalar {
      case 0x30...0x39: digits += 1
      case 0x41...0x5a: lettersBefore += digits == 0 ? 1 : 0
      case 0x61...0x7a: small += 1
      default: return nil
      }
    }
    let letters = range.count - digits
    if small > 0 && (small < letters || digits < 2 || letters < 2) { return nil }
    // An amount and its unit, or a masked number.
    let isAmount = letters <= 2 && text.folded[range].prefix(digits).allSatisfy(MessagePiece.isDigit)
    let isMasked = text.folded[range].prefix(letters).allSatisfy { $0 == 0x78 }
    // A word and a number: WINDOWS11, COVID19, SAVE2024.
    let isName = lettersBefore == letters && letters >= 3
    return isAmount || isMasked ? nil : isName ? 5 : small > 0 ? 4 : 2
  }

  /// Whether a hyphen and letters go before.
  private func followsName(_ range: Range<Int>) -> Bool {
    text.scalar(range.lowerBound - 1) == 0x2d && MessagePiece.isWord(text.scalar(range.lowerBound - 2))
  }

  /// Whether one to four capitals and a hyphen stand before: `G-123456`, `FB-12345`.
  private func isNamed(_ index: Int) -> Bool {
    guard index > 0 else { return false }
    let name = text.pieces[index - 1].range
    return name.count <= 4 && name.upperBound + 1 == text.pieces[index].range.lowerBound
      && text.written[name].allSatisfy { (0x41...0x5a).contains($0) }
  }

  /// Signs and names of currencies on either side, and the per cent sign.
  private func isMoney(_ range: ClosedRange<Int>, _ places: Range<Int>) -> Bool {
    func isCurrency(_ place: Int) -> Bool {
      let scalar = text.scalar(place)
      return scalar == 0x24 || (0xa2...0xa5).contains(scalar) || (0x20a0...0x20cf).contains(scalar) || scalar == 0xe3f
    }
    let before = places.lowerBound - 1
    let after = places.upperBound
    if isCurrency(before) || isCurrency(after) { return true }
    if text.scalar(before) == 0x20 && isCurrency(before - 1) { return true }
    if text.scalar(after) == 0x20 && isCurrency(after + 1) { return true }
    if [0x25, 0x66a, 0xff05, 0xb0].contains(text.scalar(after)) { return true }
    if range.lowerBound > 0, meanings[range.lowerBound - 1].contains(.currency),
      places.lowerBound - text.pieces[range.lowerBound - 1].range.upperBound <= 2
    {
      return true
    }
    let next = range.upperBound + 1
    guard next < meanings.count, meanings[next].contains(.currency) else { return false }
    return text.pieces[next].range.lowerBound - places.upperBound <= 1
  }

  /// Whether it is a part of something longer: a telephone number, a decimal number, a masked one, an address.
  private func isPartOfMore(_ places: Range<Int>) -> Bool {
    let before = text.scalar(places.lowerBound - 1)
    let after = text.scalar(places.upperBound)
    if [0x2b, 0x2a, 0x2022, 0x2026, 0x2f, 0x3d, 0x26, 0x40, 0x5f, 0x5c].contains(before) { return true }
    if [0x40, 0x5f, 0x2a, 0x3d].contains(after) { return true }
    // +49 1234 567890 and (0123) 456789.
    if before == 0x20, text.scalar(places.lowerBound - 2) == 0x29 { return true }
    if after == 0x29, text.scalar(places.upperBound + 1) == 0x20,
      MessagePiece.isDigit(text.scalar(places.upperBound + 2))
    {
      return true
    }
    return after == 0x2d && MessagePiece.isWord(text.scalar(places.upperBound + 1))
      && MessagePiece.isDigit(text.scalar(places.upperBound + 1))
  }
}
