import KeyboardCore

extension WrittenMarks {
  /// The marks of a locale: CLDR's quotation marks where they have the shape of what is typed for them, else those of
  /// English; the blanks and the stops of its language.
  ///
  /// The key `"` stands for marks of two strokes and `'` for those of one: Dutch has ‘ ’ as its outer pair and Russian „ “
  /// as its inner one, and nobody types them with the other key.
  init(of locale: LocaleIdentifier) {
    self = .english
    if let delimiters = Delimiters(locale.icuName) {
      let pairs = [delimiters.quotation, delimiters.alternate].compactMap { $0 }
      if let pair = pairs.first(where: { Self.double.contains($0.opening) && Self.double.contains($0.closing) }) {
        (openingQuote, closingQuote) = pair
      }
      if let pair = pairs.last(where: { Self.single.contains($0.opening) && Self.single.contains($0.closing) }) {
        (openingSingle, closingSingle) = pair
      }
    }
    fullStop = Self.fullStop(language: locale.language, script: locale.script)
    guard locale.language == "fr", locale.region != "CH" else { return }
    // Imprimerie nationale: a thin blank that does not break. In Canada the ordinary one, and none before marks.
    let isCanadian = locale.region == "CA"
    quoteBlank = isCanadian ? "\u{A0}" : "\u{202F}"
    spacesBeforeMarks = !isCanadian
  }

  private static let double: Set<String> = ["“", "”", "„", "‟", "«", "»"]
  private static let single: Set<String> = ["‘", "’", "‚", "‛", "‹", "›"]

  private static let danda = "\u{964}"

  /// What ends a sentence and has a blank behind it; empty where nothing does: Thai and Lao write a blank alone, Chinese
  /// and Japanese a stop alone.
  private static func fullStop(language: String, script: String) -> String {
    switch script {
    case "Thai", "Laoo", "Jpan", "Hans", "Hant", "Hani", "Tibt", "Yiii": return ""
    case "Armn": return "\u{589}"
    case "Ethi": return "\u{1362}"
    case "Khmr": return "\u{17D4}"
    case "Mymr": return "\u{104B}"
    case "Olck": return "\u{1C7E}"
    case "Beng", "Orya", "Guru": return danda
    // Marathi and Konkani write the point of Latin.
    case "Deva": return language == "mr" || language == "kok" ? "." : danda
    case "Arab": return language == "ur" || language == "pa" || language == "ks" ? "\u{6D4}" : "."
    default: return "."
    }
  }
}
