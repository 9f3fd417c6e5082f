import KeyboardCore
import Speech

/// Finds the words, in the language of the field, for what is to be said.
struct Narrator {
  private let files: WordFiles
  private let emojiFiles: EmojiFiles
  /// By the identifier of the locale.
  private var words: [String: Words] = [:]
  /// What emoji are called, by language; read when the first one is to be said.
  private var emoji: [String: [String: String]] = [:]
  /// What has gone wrong with files of words; each is told once.
  private(set) var failures: [String] = []

  init(_ data: DataFolder) {
    files = WordFiles(data)
    emojiFiles = EmojiFiles(data)
  }

  /// What the keyboard of a field has to say; what is said now gives way to the first of it.
  mutating func utterances(for announcements: [Announcement], traits: ResolvedTraits) -> [Utterance] {
    let words = words(for: traits.locale)
    var utterances: [Utterance] = []
    for announcement in announcements {
      let said = words.text(for: announcement) { self.name(ofEmoji: $0, language: traits.locale.language) }
      if said.text.isEmpty { continue }
      // What the bar offers can wait until the field is told of.
      let waits =
        if case .offers = announcement { true } else { !utterances.isEmpty }
      utterances.append(
        Utterance(said.text, language: words.language, isCharacter: said.isCharacter, interrupts: !waits))
    }
    return utterances
  }

  /// What is said of a field that has gained the focus.
  mutating func utterance(for field: SpokenField, traits: ResolvedTraits) -> Utterance {
    let words = words(for: traits.locale)
    return Utterance(words.text(of: field, traits: traits), language: words.language)
  }

  /// What is said of a keyboard that the globe key has brought: its language, or that it is the one of emoji.
  mutating func utterance(forKeyboard name: String?, traits: ResolvedTraits) -> Utterance {
    let words = words(for: traits.locale)
    return Utterance(name ?? words[.emoji], language: words.language)
  }

  /// The words of a locale; English where its file cannot be read.
  mutating func words(for locale: LocaleFacts) -> Words {
    if let known = words[locale.identifier] { return known }
    var found = Words.english
    do { found = try files.words(for: locale) } catch { failures.append(error.reason) }
    words[locale.identifier] = found
    return found
  }

  /// What there is to complain of since the last call.
  mutating func takeFailures() -> [String] {
    defer { failures.removeAll() }
    return failures
  }

  private mutating func name(ofEmoji text: String, language: String) -> String? {
    guard text.unicodeScalars.contains(where: { $0.properties.isEmoji && $0.value > 0x7f }) else { return nil }
    if emoji[language] == nil { emoji[language] = emojiFiles.spokenNames(language: language) }
    if let name = emoji[language]?[text] { return name }
    // The tone of a skin has no name of its own there.
    var plain = String.UnicodeScalarView()
    for scalar in text.unicodeScalars where !scalar.properties.isEmojiModifier { plain.append(scalar) }
    return emoji[language]?[String(plain)]
  }
}
