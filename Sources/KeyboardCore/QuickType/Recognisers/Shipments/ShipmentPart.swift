/// A stretch of a tracking number.
enum ShipmentPart: Sendable {
  /// These capitals and digits.
  case text(String)
  /// So many digits.
  case digits(Int)
  /// So many capitals.
  case letters(Int)
  /// One of these.
  case oneOf(String)
  /// So many capitals or digits; of a range only as the last part.
  case signs(ClosedRange<Int>)
  /// Two capitals: a country whose post issues numbers.
  case postalCountry

  /// The fewest and the most characters.
  var lengths: ClosedRange<Int> {
    switch self {
    case .text(let text): text.utf8.count...text.utf8.count
    case .digits(let count), .letters(let count): count...count
    case .oneOf: 1...1
    case .signs(let range): range
    case .postalCountry: 2...2
    }
  }

  /// How much it says that it fits, in powers of ten, times ten: a digit of ten is 10, a capital of 26 is 14.
  var weight: Int {
    switch self {
    case .text(let text): text.utf8.reduce(0) { $0 + ($1 <= 0x39 ? 10 : 14) }
    case .digits, .signs: 0
    case .letters(let count): count * 2
    case .oneOf(let signs): signs.utf8.count > 5 ? 5 : 8
    case .postalCountry: 6
    }
  }

  /// Whether a character may stand at a place of it.
  func allows(_ sign: UInt8, at place: Int) -> Bool {
    let isDigit = sign >= 0x30 && sign <= 0x39
    let isLetter = sign >= 0x41 && sign <= 0x5a
    switch self {
    case .text(let text): return Array(text.utf8)[place] == sign
    case .digits: return isDigit
    case .letters, .postalCountry: return isLetter
    case .oneOf(let signs): return signs.utf8.contains(sign)
    case .signs: return isDigit || isLetter
    }
  }
}
