/// What the precedence table knows of a layout without reading its file.
public struct LayoutFacts: Sendable, Hashable {
  /// `Layout.id`: `en-US`, `phone-pad`.
  public var id: String
  /// Where its letters are at home; nil for pads, which have none.
  public var home: Home?
  /// The families of shapes that it has a form for.
  public var idioms: [Idiom]
  /// The keyboards that it can show.
  public var keyboardTypes: [KeyboardType]

  /// A language as it is written somewhere.
  public struct Home: Sendable, Hashable {
    /// ISO 639: `en`.
    public var language: String
    /// ISO 15924: `Latn`.
    public var script: String
    /// ISO 3166: `US`.
    public var region: String

    /// All three in the spelling of BCP 47.
    public init(language: String, script: String, region: String) {
      self.language = language
      self.script = script
      self.region = region
    }
  }

  /// A layout for keyboards with letters, or for the pads that are named.
  public init(id: String, home: Home?, idioms: [Idiom] = [.phone], keyboardTypes: [KeyboardType]) {
    self.id = id
    self.home = home
    self.idioms = idioms
    self.keyboardTypes = keyboardTypes
  }

  /// A layout of letters, for all keyboards that are no pads.
  static func letters(
    _ id: String, _ language: String, _ script: String, _ region: String, _ idioms: [Idiom] = [.phone]
  ) -> LayoutFacts {
    LayoutFacts(
      id: id, home: Home(language: language, script: script, region: region), idioms: idioms,
      keyboardTypes: KeyboardType.allCases.filter { !$0.isPad })
  }

  /// These layouts with others that somebody adds: one of a known id takes its place, one for a known home is preferred
  /// to what was there for it, and one for a new home comes last, so that it is nobody's but its own language's.
  public static func merged(_ added: [LayoutFacts], into known: [LayoutFacts]) -> [LayoutFacts] {
    var merged = known
    for facts in added.reversed() {
      merged.removeAll { $0.id == facts.id }
      let rival = merged.firstIndex { other in
        if let home = facts.home { return other.home == home }
        return other.home == nil && other.keyboardTypes.contains { facts.keyboardTypes.contains($0) }
      }
      if let old = known.firstIndex(where: { $0.id == facts.id }), known[old].home == facts.home {
        merged.insert(facts, at: min(old, merged.count))
      } else {
        merged.insert(facts, at: rival ?? merged.count)
      }
    }
    return merged
  }

  /// The language whose keyboard a language is written on: Norwegian has two written forms and an old code for both.
  private static func written(_ language: String) -> String {
    switch language {
    case "no", "nn": "nb"
    default: language
    }
  }

  /// How well it suits a field; greater is closer. Letters that cannot be typed at all outweigh a strange order of
  /// keys, and that outweighs a region's few signs.
  func closeness(to locale: LocaleFacts, idiom: Idiom, needsASCII: Bool) -> Int {
    var closeness = idioms.contains(idiom) ? 1 : 0
    guard let home else { return closeness }
    if needsASCII, home.script == "Latn" { closeness += 16 }
    if home.script == locale.script { closeness += 8 }
    if home.language == Self.written(locale.language) { closeness += home.region == locale.region ? 6 : 4 }
    return closeness
  }
}
