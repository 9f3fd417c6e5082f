/// The check digit of cards: ISO/IEC 7812-1, annex B.
enum Luhn {
  /// Whether the last of these ASCII digits is the check digit of the others.
  static func holds(_ digits: [UInt8]) -> Bool {
    guard digits.count > 1 else { return false }
    var sum = 0
    for (index, digit) in digits.reversed().enumerated() {
      let value = (Int(digit) - 0x30) * (index % 2 == 0 ? 1 : 2)
      sum += value > 9 ? value - 9 : value
    }
    return sum % 10 == 0
  }
}
