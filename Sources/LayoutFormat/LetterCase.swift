/// What shift makes of a letter in the language of a layout.
struct LetterCase {
  /// Where i and I are two letters.
  private let hasDottedI: Bool

  /// - Parameter locale: BCP 47.
  init(locale: String) {
    let parts = locale.split { $0 == "-" || $0 == "_" }
    let language = parts.first.map { $0.lowercased() } ?? ""
    let isLatin = parts.dropFirst().contains { $0.lowercased() == "latn" }
    // Turkish and its neighbours; Kazakh and Tatar only where they are written in Latin letters.
    hasDottedI = ["tr", "az", "crh", "gag"].contains(language) || ["kk", "tt", "ba"].contains(language) && isLatin
  }

  /// The upper case of one letter, where that is one letter too: ß has none, since SS is two.
  func upper(_ output: String) -> String {
    guard output.count == 1, let first = output.unicodeScalars.first, first.properties.isAlphabetic else {
      return output
    }
    if hasDottedI && output == "i" { return "İ" }
    // Georgian is not written with a capital here and there: its upper case is for headlines.
    if (0x10D0...0x10FF).contains(first.value) { return output }
    let upper = output.uppercased()
    return upper.count == 1 ? upper : output
  }
}
