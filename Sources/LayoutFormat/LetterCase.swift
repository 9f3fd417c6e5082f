/// What shift makes of a letter in the language of a layout.
struct LetterCase {
  /// Where i and I are two letters: Turkish, Azerbaijani, and what is written as they are.
  private let hasDottedI: Bool

  /// - Parameter locale: BCP 47.
  init(locale: String) {
    let language = locale.prefix { $0 != "-" && $0 != "_" }
    hasDottedI = ["tr", "az", "crh", "tt", "kk-Latn"].contains(language)
  }

  /// The upper case of one letter, where that is one letter too: ß has none, since SS is two.
  func upper(_ output: String) -> String {
    guard output.count == 1, output.allSatisfy(\.isLetter) else { return output }
    if hasDottedI && output == "i" { return "İ" }
    let upper = output.uppercased()
    return upper.count == 1 ? upper : output
  }
}
