/// Hangul letter by letter in the order in which they are typed, so that 기 begins 김 and 고 begins 과.
///
/// Source: Unicode's arithmetic for syllables (section 3.12); compatibility jamo stand for themselves.
enum HangulLetters {
  /// Puts the letters of a syllable or of a jamo behind others.
  static func append(_ scalar: Unicode.Scalar, to scalars: inout [Unicode.Scalar]) {
    switch scalar.value {
    case 0xAC00...0xD7A3:
      let index = Int(scalar.value - 0xAC00)
      append(leading[index / 588], to: &scalars)
      append(vowels[index % 588 / 28], to: &scalars)
      if index % 28 > 0 { append(trailing[index % 28 - 1], to: &scalars) }
    case 0x1100...0x1112: append(leading[Int(scalar.value - 0x1100)], to: &scalars)
    case 0x1161...0x1175: append(vowels[Int(scalar.value - 0x1161)], to: &scalars)
    case 0x11A8...0x11C2: append(trailing[Int(scalar.value - 0x11A8)], to: &scalars)
    default: scalars += strokes(scalar)
    }
  }

  private static let leading = Array("ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ".unicodeScalars)
  private static let vowels = Array("ㅏㅐㅑㅒㅓㅔㅕㅖㅗㅘㅙㅚㅛㅜㅝㅞㅟㅠㅡㅢㅣ".unicodeScalars)
  private static let trailing = Array("ㄱㄲㄳㄴㄵㄶㄷㄹㄺㄻㄼㄽㄾㄿㅀㅁㅂㅄㅅㅆㅇㅈㅊㅋㅌㅍㅎ".unicodeScalars)

  /// Letters that are typed as two.
  private static func strokes(_ letter: Unicode.Scalar) -> [Unicode.Scalar] {
    switch letter {
    case "ㅘ": ["ㅗ", "ㅏ"]
    case "ㅙ": ["ㅗ", "ㅐ"]
    case "ㅚ": ["ㅗ", "ㅣ"]
    case "ㅝ": ["ㅜ", "ㅓ"]
    case "ㅞ": ["ㅜ", "ㅔ"]
    case "ㅟ": ["ㅜ", "ㅣ"]
    case "ㅢ": ["ㅡ", "ㅣ"]
    case "ㄳ": ["ㄱ", "ㅅ"]
    case "ㄵ": ["ㄴ", "ㅈ"]
    case "ㄶ": ["ㄴ", "ㅎ"]
    case "ㄺ": ["ㄹ", "ㄱ"]
    case "ㄻ": ["ㄹ", "ㅁ"]
    case "ㄼ": ["ㄹ", "ㅂ"]
    case "ㄽ": ["ㄹ", "ㅅ"]
    case "ㄾ": ["ㄹ", "ㅌ"]
    case "ㄿ": ["ㄹ", "ㅍ"]
    case "ㅀ": ["ㄹ", "ㅎ"]
    case "ㅄ": ["ㅂ", "ㅅ"]
    default: [letter]
    }
  }
}
