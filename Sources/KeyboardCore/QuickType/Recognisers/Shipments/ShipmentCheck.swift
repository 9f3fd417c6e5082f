/// How the check digit of a tracking number is reckoned.
enum ShipmentCheck: Sendable {
  /// Digits times these weights in turn, the first digit first; the check digit makes the sum a multiple of ten. Letters
  /// count as UPS counts them: A is 2, B is 3, J is 1.
  case mod10(Int, Int)
  /// Digits times the weights, modulo 11, modulo 10.
  case mod11(weights: [Int])
  /// The Universal Postal Union's standard S10: weights 8 6 4 2 3 5 9 7, 11 minus the sum modulo 11, 10 as 0 and 11 as 5.
  case s10
  /// The number modulo 7.
  case mod7
  /// Luhn's: every second digit from the right doubled, its digits added.
  case luhn
  /// ISO/IEC 7064, MOD 37,36: digits and letters.
  case mod37

  /// Chances against one that it fits by accident, in powers of ten, times ten.
  var weight: Int {
    switch self {
    case .mod10, .mod11, .luhn, .s10: 10
    case .mod7: 8
    case .mod37: 16
    }
  }

  /// Whether the check digit is that of the others.
  /// - Parameters:
  ///   - signs: digits and capitals.
  ///   - check: a digit, or a capital where the rule has those.
  func holds(_ signs: some BidirectionalCollection<UInt8>, _ check: UInt8) -> Bool {
    switch self {
    case .mod10(let first, let second):
      var sum = 0
      for (index, sign) in signs.enumerated() {
        sum += (Self.isDigit(sign) ? Int(sign) - 0x30 : (Int(sign) - 3) % 10) * (index % 2 == 0 ? first : second)
      }
      return Int(check) - 0x30 == (10 - sum % 10) % 10
    case .mod11(let weights):
      return Int(check) - 0x30 == Self.sum(signs, weights) % 11 % 10
    case .s10:
      let rest = 11 - Self.sum(signs, [8, 6, 4, 2, 3, 5, 9, 7]) % 11
      return Int(check) - 0x30 == (rest == 10 ? 0 : rest == 11 ? 5 : rest)
    case .mod7:
      return Int(check) - 0x30 == signs.reduce(0) { ($0 * 10 + Int($1) - 0x30) % 7 }
    case .luhn:
      return Luhn.holds(Array(signs) + [check])
    case .mod37:
      var rest = 36
      for sign in signs {
        rest += Self.value36(sign)
        if rest > 36 { rest -= 36 }
        rest = rest * 2 % 37
      }
      return (37 - rest) % 36 == Self.value36(check)
    }
  }

  private static func isDigit(_ sign: UInt8) -> Bool { sign <= 0x39 }

  private static func value36(_ sign: UInt8) -> Int { isDigit(sign) ? Int(sign) - 0x30 : Int(sign) - 0x41 + 10 }

  private static func sum(_ signs: some Sequence<UInt8>, _ weights: [Int]) -> Int {
    zip(signs, weights).reduce(0) { $0 + (Int($1.0) - 0x30) * $1.1 }
  }
}
