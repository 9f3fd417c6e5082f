/// The numbers that stand for words.
enum VocabularyNumber {
  /// A number of 32 bits: decimal, or hexadecimal behind `0x`; a negative one is read as its bits, as Java prints flags.
  /// - Returns: nil for a word that does not begin like a number.
  /// - Throws: what begins like a number and is none, or is too large.
  static func parse(_ word: Substring) throws(VocabularyError) -> UInt32? {
    guard let first = word.utf8.first, isDigit(first) || (first == 0x2d && word.utf8.count > 1) else { return nil }
    let number: UInt32?
    if word.hasPrefix("0x") || word.hasPrefix("0X") {
      let digits = word.dropFirst(2)
      number = digits.utf8.first == 0x2b || digits.utf8.first == 0x2d ? nil : UInt32(digits, radix: 16)
    } else if first == 0x2d {
      number = Int32(word).map { UInt32(bitPattern: $0) }
    } else {
      number = UInt32(word)
    }
    guard let number else { throw VocabularyError(word.shown + " is no number of 32 bits") }
    return number
  }

  /// `0x1f`.
  static func hexadecimal(_ number: UInt32) -> String { "0x" + String(number, radix: 16) }

  private static func isDigit(_ byte: UInt8) -> Bool { byte >= 0x30 && byte <= 0x39 }
}
