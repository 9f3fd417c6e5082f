import KeyboardCore
import Locales

extension DoctorCheck {
  /// Locales that are to be typed and that the machine does not know, or that no layout is for, each with what is taken
  /// in its place; one line where all are well.
  /// - Parameter words: locales, or ids of layouts.
  static func languages(_ words: [String], layouts: [LayoutFacts]) -> [DoctorCheck] {
    var checks: [DoctorCheck] = []
    for word in words where !layouts.contains(where: { $0.id == word && $0.home != nil }) {
      let locale = LocaleData.facts(for: word)
      let resolved = Precedence.resolve(FieldRequest(locale: locale, layouts: layouts))
      guard locale.isKnown else {
        checks.append(
          DoctorCheck(
            "language", .warning,
            "the machine does not know \"\(word)\": layout \(resolved.layout), English words and numbers are taken",
            remedy: "give a locale such as de_DE, or the id of a layout; keypane layouts lists them"))
        continue
      }
      guard let home = layouts.first(where: { $0.id == resolved.layout })?.home,
        home.language != locale.language, !isNorwegian(locale.language, home.language)
      else { continue }
      let taken = "layout \(resolved.layout) is taken"
      let letters = home.script == locale.script ? "" : ", which has other letters"
      checks.append(
        DoctorCheck(
          "language", .warning, "there is no layout for \"\(word)\": \(taken)\(letters)",
          remedy: "put a layout for it into /etc/keypane/layouts or a folder named with --layouts"))
    }
    if checks.isEmpty, !words.isEmpty {
      checks = [DoctorCheck("language", .ok, words.joined(separator: ", "))]
    }
    return checks
  }

  /// Both written forms of it, and the old code for both, have one layout.
  private static func isNorwegian(_ language: String, _ other: String) -> Bool {
    Set([language, other]).isSubset(of: ["nb", "nn", "no"])
  }
}
