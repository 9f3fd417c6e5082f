/// Which part of a name comes first and what stands between two.
///
/// | the name is written | order | between |
/// |---|---|---|
/// | in Han or Hangul letters, or those and kana | family, given, middle | nothing |
/// | in katakana alone, as foreign names are in Japanese | given, middle, family | `・` |
/// | in Khmer letters | family, given, middle | a blank |
/// | in other letters, and its language is Hungarian | family, given, middle | a blank |
/// | in other letters, and its language is Vietnamese | family, middle, given | a blank |
/// | in other letters: Japanese names in Latin letters, too | given, middle, family | a blank |
///
/// Source: CLDR's person names (`nameOrderLocales`, `nativeSpaceReplacement`, `foreignSpaceReplacement`).
struct NameOrder: Sendable, Hashable {
  /// What a name is made of.
  enum Part: Sendable, Hashable {
    /// What the parents chose.
    case given
    /// What stands between the two others in English.
    case middle
    /// What is inherited.
    case family
  }

  /// From the first to the last that is said.
  var parts: [Part]
  /// What stands between two.
  var separator: String

  /// The order of a name.
  /// - Parameter language: the one that the card says, a BCP 47 tag.
  static func of(_ name: ContactName, language: String?) -> NameOrder {
    let scripts = LetterScripts(name.family + name.given + name.middle)
    if scripts.isKatakanaOnly { return NameOrder(parts: [.given, .middle, .family], separator: "・") }
    if scripts.isEastAsian { return NameOrder(parts: [.family, .given, .middle], separator: "") }
    if scripts.hasKhmer { return NameOrder(parts: [.family, .given, .middle], separator: " ") }
    switch ASCII.lowercased((language ?? "").prefix { $0 != "-" && $0 != "_" }) {
    case "hu": return NameOrder(parts: [.family, .given, .middle], separator: " ")
    case "vi": return NameOrder(parts: [.family, .middle, .given], separator: " ")
    default: return NameOrder(parts: [.given, .middle, .family], separator: " ")
    }
  }
}
