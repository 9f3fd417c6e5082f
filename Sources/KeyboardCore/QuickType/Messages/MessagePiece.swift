/// Letters and digits of a message that stand together.
struct MessagePiece: Sendable {
  /// What a piece is made of.
  enum Content: Sendable {
    /// Letters only.
    case letters
    /// Digits only.
    case digits
    /// Both; only letters of alphabets that have capitals stand in one piece with digits.
    case mixed
  }

  /// Places in the message's scalars.
  var range: Range<Int>
  var content: Content
  /// How many words it may be.
  var words: Int
  /// A sentence or line ends between the piece before and this one.
  var beginsSentence = false
  /// An address of the web or of mail is around it.
  var isInAddress = false

  /// Whether a folded scalar belongs to a word.
  static func isWord(_ scalar: UInt32) -> Bool {
    if scalar < 0x80 { return isDigit(scalar) || (scalar >= 0x61 && scalar <= 0x7a) }
    guard let scalar = Unicode.Scalar(scalar) else { return false }
    switch scalar.properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter, .nonspacingMark,
      .spacingMark, .enclosingMark, .decimalNumber:
      return true
    default: return false
    }
  }

  static func isDigit(_ scalar: UInt32) -> Bool { scalar >= 0x30 && scalar <= 0x39 }

  /// The letters of these scripts stand beside digits without belonging to them: Hebrew, Arabic, the scripts of India,
  /// Thai and those of East Asia.
  static func standsApart(_ scalar: UInt32) -> Bool { scalar >= 0x590 && !(0x1e00...0x1fff).contains(scalar) }

  /// Scripts that leave no blanks between words: Thai, Han, kana.
  static func isUnspaced(_ scalar: UInt32) -> Bool {
    (0xe00...0xeff).contains(scalar) || (0x3040...0x30ff).contains(scalar) || (0x3400...0x9fff).contains(scalar)
  }
}
