/// Which part of a name comes first and what stands between two.
///
/// | the name is written | order | between |
/// |---|---|---|
/// | in Han or Hangul letters, or those and kana | family, given, middle | nothing |
/// | in katakana alone, as foreign names are in Japanese | given, middle, family | `・` |
/// | in Khmer letters | family, given, middle | a blank |
/// | in other letters, and the card's owner writes the whole name in one of these orders | that one | a blank |
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
  /// - Parameters:
  ///   - language: the one that the card says, a BCP 47 tag.
  ///   - owner: the whole name as the card's owner writes it.
  static func of(_ name: ContactName, language: String?, owner: String) -> NameOrder {
    let scripts = LetterScripts(name.family + name.given + name.middle)
    if scripts.isKatakanaOnly { return NameOrder(parts: [.given, .middle, .family], separator: "・") }
    if scripts.isEastAsian { return NameOrder(parts: [.family, .given, .middle], separator: "") }
    if scripts.hasKhmer { return familyFirst }
    if !name.given.isEmpty, !name.family.isEmpty {
      for order in [givenFirst, familyFirst, givenLast] where isPart(order.text(of: name), of: owner) { return order }
    }
    switch ASCII.lowercased((language ?? "").prefix { $0 != "-" && $0 != "_" }) {
    case "hu": return familyFirst
    case "vi": return givenLast
    default: return givenFirst
    }
  }

  private static let givenFirst = NameOrder(parts: [.given, .middle, .family], separator: " ")
  private static let familyFirst = NameOrder(parts: [.family, .given, .middle], separator: " ")
  private static let givenLast = NameOrder(parts: [.family, .middle, .given], separator: " ")

  /// A name in this order: no title, no degree.
  func text(of name: ContactName) -> String {
    let texts = parts.map { part in
      switch part {
      case .given: name.given
      case .middle: name.middle
      case .family: name.family
      }
    }
    return texts.filter { !$0.isEmpty }.joined(separator: separator)
  }

  private static func isPart(_ part: String, of text: String) -> Bool {
    var rest = text[...]
    while !rest.isEmpty {
      if rest.hasPrefix(part) { return true }
      rest.removeFirst()
    }
    return false
  }
}
