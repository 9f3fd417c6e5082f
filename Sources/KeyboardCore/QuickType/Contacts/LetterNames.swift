/// What a letter with a mark is without it, by its name.
enum LetterNames {
  /// The plain letter; the letter itself where it has no mark.
  static func plain(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    guard scalar.value < 0x2000, let name = scalar.properties.name else { return scalar }
    // Small letters with a mark are "SCRIPT SMALL LETTER NAME WITH MARK"; without a dot is what a dotless i is.
    if scalar.value == 0x131 { return "i" }
    let words = name.split(separator: " ")
    guard words.count >= 6, words[1] == "SMALL", words[2] == "LETTER", words[4] == "WITH" else { return scalar }
    switch words[0] {
    case "LATIN":
      guard words[3].utf8.count == 1, let letter = words[3].lowercased().unicodeScalars.first else { return scalar }
      return letter
    case "GREEK": return greek(words[3]) ?? scalar
    default: return scalar
    }
  }

  /// The vowels, and rho: no other letter of Greek has marks.
  private static func greek(_ name: Substring) -> Unicode.Scalar? {
    switch name {
    case "ALPHA": "α"
    case "EPSILON": "ε"
    case "ETA": "η"
    case "IOTA": "ι"
    case "OMICRON": "ο"
    case "UPSILON": "υ"
    case "OMEGA": "ω"
    case "RHO": "ρ"
    default: nil
    }
  }
}
