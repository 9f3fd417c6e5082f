/// What a character is to the rules of editing.
enum Sign {
  /// Blanks within a line, no-break ones included.
  static func isBlank(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x20, 0x09, 0xA0, 0x1680, 0x2000...0x200A, 0x202F, 0x205F, 0x3000: true
    default: false
    }
  }

  /// What ends a line.
  static func isNewline(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x0A...0x0D, 0x85, 0x2028, 0x2029: true
    default: false
    }
  }

  /// Quotation marks of either direction: which one opens differs between languages.
  static func isQuote(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "\"", "'", "“", "”", "„", "‟", "‘", "’", "‚", "‛", "«", "»", "‹", "›": true
    default: false
    }
  }

  /// Brackets that open.
  static func isOpeningBracket(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value < 0x80 ? scalar == "(" || scalar == "[" || scalar == "{" : category(scalar) == .openPunctuation
  }

  /// Brackets that close.
  static func isClosingBracket(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value < 0x80 ? scalar == ")" || scalar == "]" || scalar == "}" : category(scalar) == .closePunctuation
  }

  /// The signs that open a question or an exclamation in Spanish.
  static func isInverted(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "¿" || scalar == "¡"
  }

  /// Hyphens and dashes.
  static func isDash(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "-" || (0x2010...0x2015).contains(scalar.value)
  }

  /// Letters with their marks, and digits.
  static func isAlphanumeric(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: return true
    case ..<0x80: return false
    default: break
    }
    switch category(scalar) {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter, .nonspacingMark,
      .spacingMark, .enclosingMark, .decimalNumber, .letterNumber, .otherNumber:
      return true
    default: return false
    }
  }

  /// Digits of any script.
  static func isDigit(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value < 0x80 ? (0x30...0x39).contains(scalar.value) : category(scalar) == .decimalNumber
  }

  /// What may stand for a word or end one: signs of currencies, of units, pictures.
  static func isSymbol(_ scalar: Unicode.Scalar) -> Bool {
    if scalar == "%" || scalar == "‰" { return true }
    switch category(scalar) {
    case .currencySymbol, .otherSymbol: return true
    default: return false
    }
  }

  /// What may be a part of a character with others.
  static func joins(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value >= 0x300
      && (scalar.value >= 0x1F000 || (0x200B...0x200F).contains(scalar.value) || scalar.properties.isGraphemeExtend)
  }

  /// Scripts that are written from right to left.
  static func isRightToLeft(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x590...0x8FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFC, 0x10800...0x10FFF, 0x1E800...0x1EFFF: true
    default: false
    }
  }

  /// Scripts that put no blanks between words: Thai and its neighbours, Chinese, Japanese.
  static func hasNoWordBlanks(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0xE00...0xEFF, 0x1000...0x109F, 0x1780...0x17FF, 0x1950...0x19DF, 0x1A20...0x1AAF, 0x2E80...0x9FFF,
      0xF900...0xFAFF, 0xFF66...0xFF9F, 0x20000...0x3FFFF:
      true
    default: false
    }
  }

  private static func category(_ scalar: Unicode.Scalar) -> Unicode.GeneralCategory {
    scalar.properties.generalCategory
  }
}
