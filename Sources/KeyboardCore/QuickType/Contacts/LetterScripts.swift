/// Which scripts a text is written in, as far as the order of its parts depends on it. Source: Unicode's blocks.
struct LetterScripts: Sendable, Hashable {
  /// Han letters, kana or Hangul, and no letters of any other script.
  private(set) var isEastAsian = false
  /// Katakana and no letters of any other script.
  private(set) var isKatakanaOnly = false
  /// Hangul.
  private(set) var hasHangul = false
  /// Khmer.
  private(set) var hasKhmer = false

  /// The scripts of a text's letters.
  init(_ text: String) {
    var others = false
    var katakana = false
    var eastAsian = false
    for scalar in text.unicodeScalars {
      switch scalar.value {
      case 0x30FB, 0x30FC: continue  // The dot between katakana names, and the sign that makes them long.
      case 0x30A0...0x30FF, 0x31F0...0x31FF, 0xFF66...0xFF9F: katakana = true
      case 0x1100...0x11FF, 0x3130...0x318F, 0xAC00...0xD7FF:
        hasHangul = true
        eastAsian = true
      case 0x3005, 0x3040...0x309F, 0x3400...0x9FFF, 0xF900...0xFAFF, 0x20000...0x3FFFF: eastAsian = true
      case 0x1780...0x17FF:
        hasKhmer = true
        others = true
      default:
        if scalar.properties.isAlphabetic { others = true }
      }
    }
    isKatakanaOnly = katakana && !eastAsian && !others
    isEastAsian = (katakana || eastAsian) && !others
  }
}
