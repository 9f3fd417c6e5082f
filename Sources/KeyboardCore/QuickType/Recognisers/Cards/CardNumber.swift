/// The number of a payment card, whole or as far as it is typed.
public struct CardNumber: Sendable, Hashable, CustomStringConvertible, CustomDebugStringConvertible {
  /// Digits that the longest number has.
  static let longest = 19

  /// ASCII digits, nothing between them.
  public let digits: String
  /// The brand that the first digits tell; nil: none that is known, or several yet.
  public let brand: CardBrand?
  /// As it is printed: groups with blanks between them.
  public let grouped: String
  /// How far it has come.
  public let standing: Recognised.Standing

  /// Blanks and hyphens may be between the digits, which may be of any script.
  ///
  /// Nil for anything else, for no digit, and for more than nineteen.
  public init?(_ text: String) {
    guard text.utf8.count <= 200 else { return nil }
    var digits: [UInt8] = []
    for scalar in text.unicodeScalars {
      if let digit = ScriptDigit.value(scalar.value) {
        digits.append(0x30 + digit)
      } else if ![0x20, 0xa0, 0x202f, 0x2d].contains(scalar.value) {
        return nil
      }
    }
    guard !digits.isEmpty, digits.count <= Self.longest else { return nil }
    self.digits = String(decoding: digits, as: UTF8.self)
    let rows = Self.rows(digits)
    let row = rows.count == 1 ? rows[0] : nil
    brand = row?.brand
    let gaps = row?.gaps ?? (rows.allSatisfy { $0.gaps == rows.first?.gaps } ? rows.first?.gaps : nil) ?? [4, 8, 12]
    grouped = Self.grouped(digits, gaps)
    standing = Self.standing(digits, rows.isEmpty ? Array(12...Self.longest) : rows.flatMap(\.lengths))
  }

  /// It is a whole number of a known brand, and its check digit (Luhn) is right: what may be saved.
  public var isValid: Bool { standing == .whole && brand != nil }

  /// What may be shown of a stored card: `•••• 4242`.
  public var ending: String { "•••• " + digits.suffix(4) }

  /// Without the number.
  public var description: String { "a card number of \(digits.utf8.count) digits" }
  /// The same.
  public var debugDescription: String { description }

  /// The brand whose prefix is the longest of those that fit; several while the digits are too few to tell.
  private static func rows(_ digits: [UInt8]) -> [CardRow] {
    var open: [CardRow] = []
    var best: (row: CardRow, length: Int)?
    for row in CardRow.all {
      let agreeing = row.prefixes.filter { $0.agrees(with: digits) }
      if agreeing.contains(where: { $0.length > digits.count }) { open.append(row) }
      let longest = agreeing.reduce(0) { $1.length <= digits.count ? max($0, $1.length) : $0 }
      if longest > best?.length ?? 0 { best = (row, longest) }
    }
    guard let best else { return open }
    return [best.row] + open.filter { $0.brand != best.row.brand }
  }

  private static func grouped(_ digits: [UInt8], _ gaps: [Int]) -> String {
    var result = ""
    for (index, digit) in digits.enumerated() {
      if gaps.contains(index) { result += " " }
      result.unicodeScalars.append(Unicode.Scalar(digit))
    }
    return result
  }

  private static func standing(_ digits: [UInt8], _ lengths: [Int]) -> Recognised.Standing {
    if lengths.contains(digits.count), Luhn.holds(digits), digits.contains(where: { $0 != 0x30 }) { return .whole }
    return lengths.contains { $0 > digits.count } ? .begun : .wrong
  }
}
