/// How the letters of a text are put beside each other; by their names in ISO 15924.
enum WritingScript: String {
  /// From left to right, each letter by itself (`Zzzz`: an unknown script): Latin, Greek, Cyrillic and signs.
  case fromTheLeft = "Zzzz"
  /// From right to left.
  case hebrew = "Hebr"
  /// From right to left, in forms that hang on the letters beside them.
  case arabic = "Arab"
  /// Vowel signs stand around their consonant, some before it.
  case devanagari = "Deva"
  /// Vowel and tone signs stand above and below.
  case thai = "Thai"
  /// Syllables of several letters.
  case hangul = "Hang"
  /// Hiragana and katakana.
  case kana = "Hrkt"
  /// Chinese characters.
  case han = "Hani"

  /// Of the first letter that has a script of its own; from the right only where all letters are: a text of both
  /// directions is left as it is, and so are numbers.
  init(of text: String) {
    var script = WritingScript.fromTheLeft
    var directions: Set<Bool> = []
    for scalar in text.unicodeScalars where scalar.value >= 0x41 {
      guard scalar.properties.isAlphabetic || scalar.properties.generalCategory.isMark else { continue }
      let own = WritingScript(of: scalar)
      directions.insert(own.isFromTheRight)
      if script == .fromTheLeft { script = own }
    }
    self = directions.count > 1 && script.isFromTheRight ? .fromTheLeft : script
  }

  /// Of one letter.
  init(of scalar: Unicode.Scalar) {
    self =
      switch scalar.value {
      case 0x0590...0x05ff, 0xfb1d...0xfb4f: .hebrew
      case 0x0600...0x06ff, 0x0750...0x077f, 0x08a0...0x08ff, 0xfb50...0xfdff, 0xfe70...0xfeff: .arabic
      case 0x0900...0x097f, 0xa8e0...0xa8ff: .devanagari
      case 0x0e00...0x0e7f: .thai
      case 0x1100...0x11ff, 0x3130...0x318f, 0xac00...0xd7ff: .hangul
      case 0x3040...0x30ff, 0x31f0...0x31ff, 0xff66...0xff9f: .kana
      // The reference mark stands elsewhere, but is used with these.
      case 0x203b, 0x2e80...0x2fdf, 0x3000...0x303f, 0x3400...0x4dbf, 0x4e00...0x9fff, 0xf900...0xfaff: .han
      default: .fromTheLeft
      }
  }

  var isFromTheRight: Bool { self == .hebrew || self == .arabic }
}

extension Unicode.GeneralCategory {
  /// Stands on the letter before it.
  var isMark: Bool { self == .nonspacingMark || self == .spacingMark || self == .enclosingMark }
}
