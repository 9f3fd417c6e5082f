import KeyboardCore
import Testing

/// The words of every language that has a layout.
struct WordsTests {
  /// Words that a language shares with English: names of keys as they are engraved, and words that both took from
  /// Latin or from each other.
  static let shared: [String: Set<String>] = [
    "de": ["name"],
    "fr": ["suggestion"],
    "it": ["password"],
    "nl": ["letters"],
  ]

  /// What stands on the keys of a hardware keyboard in many countries, and a word that most languages took over.
  static let engraved: Set<String> = ["shift", "escape", "tab", "control", "alt", "emoji"]

  @Test(arguments: WordFiles.layouts)
  func everyLayoutHasWords(layout: String) throws {
    let parts = layout.split(separator: "-").map(String.init)
    let region = parts.count > 1 && parts[1].count == 2 ? parts[1] : "US"
    let home = LocaleFacts(
      identifier: layout, language: parts[0], script: layout == "sr" ? "Cyrl" : "Latn", region: region)
    #expect(layout == "en-US" || Words.files(for: home).contains { WordFiles.languages.contains($0) })
  }

  @Test(arguments: WordFiles.languages)
  func everyPhraseIsThere(language: String) throws {
    let lines = try WordFiles.lines(language)
    let missing = Words.names.filter { lines[$0] == nil }
    #expect(missing.isEmpty)
    _ = try WordFiles.words(language)
  }

  @Test(arguments: WordFiles.languages.filter { $0 != "en-GB" })
  func noneIsEnglishByMistake(language: String) throws {
    let words = try WordFiles.lines(language)
    let english = Words.english
    let same =
      TextContentType.all.filter { words[$0.name] == english.purpose(of: $0) }.map(\.name)
      + Phrase.allCases.filter { words[$0.rawValue] == english[$0] }.map(\.rawValue)
    #expect(Set(same).subtracting(Self.engraved) == Self.shared[language] ?? [])
  }

  /// A purpose that is that of another type would not tell the fields of a form apart.
  @Test(arguments: ["en"] + WordFiles.languages)
  func purposesDiffer(language: String) throws {
    let words = try WordFiles.words(language)
    let purposes = TextContentType.all.compactMap { words.purpose(of: $0) }
    #expect(purposes.count == 45)
    #expect(Set(purposes).count == 45)
  }

  /// Places for names are there, and only where one is put in.
  @Test(arguments: ["en"] + WordFiles.languages)
  func placesForNames(language: String) throws {
    let words = try WordFiles.words(language)
    let placed = Phrase.allCases.filter { words[$0].contains("{}") }
    #expect(placed == [.capital, .deleted, .from, .passwordFor, .cardEndingIn])
    for phrase in placed {
      #expect(words[phrase, "x.example"].contains("x.example") && !words[phrase, "x.example"].contains("{"))
    }
  }

  /// Every letter is of the language's own script, but for names that are written in Latin letters everywhere.
  @Test(arguments: [
    ("ar", 0x600...0x6FF), ("fa", 0x600...0x6FF), ("he", 0x590...0x5FF), ("hi", 0x900...0x97F),
    ("th", 0xE00...0xE7F), ("el", 0x370...0x3FF), ("ru", 0x400...0x4FF), ("uk", 0x400...0x4FF),
    ("bg", 0x400...0x4FF), ("sr", 0x400...0x4FF), ("ko", 0xAC00...0xD7A3), ("ja", 0x3040...0x9FFF),
  ])
  func lettersAreOfTheScript(language: String, letters: ClosedRange<Int>) throws {
    let names: Set<String> = [
      "EID", "IMEI", "PIN", "email", "emoji", "Emoji", "Shift", "Caps", "Lock", "Control", "Alt", "Escape",
    ]
    for (name, words) in try WordFiles.lines(language) {
      let foreign = words.split { !$0.isLetter }.filter { word in
        word.unicodeScalars.contains { !letters.contains(Int($0.value)) && $0.properties.isAlphabetic }
          && !names.contains(String(word.filter(\.isASCII)))
      }
      #expect(foreign.isEmpty, "\(name)")
    }
  }

  @Test func filesOfALocale() {
    func files(_ language: String, _ script: String, _ region: String) -> String {
      let facts = LocaleFacts(identifier: "x", language: language, script: script, region: region)
      return Words.files(for: facts).first { WordFiles.languages.contains($0) } ?? "en"
    }
    #expect(files("en", "Latn", "US") == "en")
    #expect(files("en", "Latn", "GB") == "en-GB")
    #expect(files("pt", "Latn", "BR") == "pt-BR")
    #expect(files("pt", "Latn", "AO") == "pt-PT")
    #expect(files("sr", "Latn", "RS") == "sr-Latn")
    #expect(files("sr", "Cyrl", "RS") == "sr")
    #expect(files("no", "Latn", "NO") == "nb")
    #expect(files("de", "Latn", "AT") == "de")
    #expect(files("mt", "Latn", "MT") == "en")
  }

  @Test(arguments: [
    ("shift", 1, "a name, a tab and words are expected"), ("shift\t", 1, "a name, a tab and words are expected"),
    ("shift\tUm\nshifty\tUm", 2, "shifty is no phrase and no content type"),
    ("shift\tUm\n\nshift\tUm", 3, "shift has stood above"), ("shift\ta\tb", 1, "a name, a tab and words are expected"),
  ])
  func badLines(text: String, line: Int, reason: String) {
    let error = #expect(throws: WordsError.self) { try Words(language: "de", reading: text) }
    #expect(error?.line == line)
    #expect(error?.reason == reason)
  }

  @Test func whatAFileLacksIsEnglish() throws {
    let words = try Words(language: "de", reading: "shift\tUm\n")
    #expect(words[.shift] == "Um")
    #expect(words[.delete] == "Delete")
    #expect(words.purpose(of: .password) == "Password")
    #expect(words.purpose(of: TextContentType(rawValue: "pet")) == nil)
  }
}
