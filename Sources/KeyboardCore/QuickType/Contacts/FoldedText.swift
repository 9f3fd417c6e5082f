/// A text as it is looked for: without case, without marks, Hangul as it is typed, letters and digits of one width.
///
/// The standard library keeps Unicode's decompositions to itself, but not the characters' names: "LATIN SMALL LETTER E WITH
/// CIRCUMFLEX AND ACUTE" says all. `ß`, `æ`, `œ`, `þ` are two letters, and `ð` is a d, as
/// whoever lacks the key types them.
struct FoldedText: Sendable, Hashable {
  /// The folded text, scalar by scalar: marks that were left out join nothing.
  private(set) var scalars: [Unicode.Scalar] = []

  /// A text, folded.
  init(_ text: String) {
    for scalar in text.lowercased().unicodeScalars { append(scalar) }
  }

  private init(scalars: [Unicode.Scalar]) {
    self.scalars = scalars
  }

  /// As a string.
  var text: String {
    var text = ""
    for scalar in scalars { text.unicodeScalars.append(scalar) }
    return text
  }

  /// The digits alone, and a plus sign before them.
  var digits: FoldedText {
    FoldedText(scalars: scalars.filter { $0 == "+" || ("0"..."9").contains($0) })
  }

  /// Whether it begins so; a text without anything begins nothing.
  func hasPrefix(_ other: FoldedText) -> Bool {
    !other.scalars.isEmpty && scalars.starts(with: other.scalars)
  }

  private mutating func append(_ scalar: Unicode.Scalar) {
    switch scalar.value {
    case ..<0x80: scalars.append(scalar)
    case 0xDF: scalars += ["s", "s"]
    case 0xE6: scalars += ["a", "e"]
    case 0xF0: scalars.append("d")
    case 0xFE: scalars += ["t", "h"]
    case 0x0153: scalars += ["o", "e"]
    case 0x3041...0x3096: scalars.append(scalar)
    // Katakana as hiragana: they sound alike.
    case 0x30A1...0x30F6: appendCode(scalar.value - 0x60)
    case 0x1100...0x11FF, 0x3131...0x3163, 0xAC00...0xD7A3:
      HangulLetters.append(scalar, to: &scalars)
    // Full width as half width, once more because of capitals.
    case 0xFF01...0xFF5E: appendCode(scalar.value - 0xFEE0)
    case 0x3000, 0xA0, 0x202F: scalars.append(" ")
    default: appendPlain(scalar)
    }
  }

  /// Points of Hebrew and Arabic, and marks over and under letters; vowels and tones of Asia's scripts are letters.
  private static func isAccent(_ combiningClass: UInt8) -> Bool {
    (10...35).contains(combiningClass) || combiningClass >= 200
  }

  private mutating func appendCode(_ code: UInt32) {
    if let scalar = Unicode.Scalar(code) { scalars.append(scalar) }
  }

  private mutating func appendPlain(_ scalar: Unicode.Scalar) {
    let properties = scalar.properties
    switch properties.generalCategory {
    case .nonspacingMark where Self.isAccent(properties.canonicalCombiningClass.rawValue): return
    case .decimalNumber:
      if let value = properties.numericValue { appendCode(0x30 + UInt32(value)) }
    default: scalars.append(LetterNames.plain(scalar))
    }
  }
}
