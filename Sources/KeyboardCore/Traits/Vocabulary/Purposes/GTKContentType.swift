/// What a GTK or IBus field says: a purpose and hints.
public struct GTKContentType: Sendable, Hashable {
  /// `GtkInputPurpose` or `IBusInputPurpose`; unknown numbers are kept.
  public var purpose: UInt32 = 0
  /// `GtkInputHints` or `IBusInputHints`; unknown bits are kept.
  public var hints: UInt32 = 0

  /// GTK 3.24 and 4.8 have the first eleven; IBus has the others since 1.5.34.
  public static let purposes: [NumberedPurpose] = [
    NumberedPurpose("FREE_FORM", 0, .freeForm), NumberedPurpose("ALPHA", 1, .alpha),
    NumberedPurpose("DIGITS", 2, .digits), NumberedPurpose("NUMBER", 3, .number), NumberedPurpose("PHONE", 4, .phone),
    NumberedPurpose("URL", 5, .url), NumberedPurpose("EMAIL", 6, .email), NumberedPurpose("NAME", 7, .name),
    NumberedPurpose("PASSWORD", 8, .password), NumberedPurpose("PIN", 9, .pin),
    NumberedPurpose("TERMINAL", 10, .terminal), NumberedPurpose("DATE", 11, .date), NumberedPurpose("TIME", 12, .time),
    NumberedPurpose("DATETIME", 13, .dateTime),
  ]

  /// GTK 4.8 has those up to PRIVATE, which GTK 3 lacks; IBus has the others since 1.5.34.
  public static let hints: [NumberedHint] = [
    NumberedHint("NONE", 0, nil), NumberedHint("SPELLCHECK", 1, .spellCheck),
    NumberedHint("NO_SPELLCHECK", 2, .noSpellCheck), NumberedHint("WORD_COMPLETION", 4, .completion),
    NumberedHint("LOWERCASE", 8, .lowercase), NumberedHint("UPPERCASE_CHARS", 0x10, .uppercase),
    NumberedHint("UPPERCASE_WORDS", 0x20, .titlecase), NumberedHint("UPPERCASE_SENTENCES", 0x40, .sentences),
    NumberedHint("INHIBIT_OSK", 0x80, .noKeyboard), NumberedHint("VERTICAL_WRITING", 0x100, .withoutCounterpart),
    NumberedHint("EMOJI", 0x200, .withoutCounterpart), NumberedHint("NO_EMOJI", 0x400, .withoutCounterpart),
    NumberedHint("PRIVATE", 0x800, .sensitive), NumberedHint("HIDDEN_TEXT", 0x1000, .hiddenText),
    NumberedHint("LATIN", 0x2000, .latin), NumberedHint("MULTILINE", 0x4000, .multiline),
  ]

  /// Free-form text without hints, but for what is given.
  public init(purpose: UInt32 = 0, hints: UInt32 = 0) {
    self.purpose = purpose
    self.hints = hints
  }

  /// Reads `purpose=email hints=lowercase,private`, in names or numbers, whatever their case, with or without the
  /// headers' prefixes.
  public static func parse(_ text: String) throws(VocabularyError) -> GTKContentType {
    let keys = ["purpose", "hints"]
    let words = try VocabularyWords(text, keys: keys)
    try words.refuseLeading(keys: keys)
    var type = GTKContentType()
    if let word = try words.single("purpose") {
      type.purpose = try purposes.number(word, prefixes: ["gtkinputpurpose", "ibusinputpurpose"])
    }
    if let list = words.list("hints") {
      type.hints = try hints.bits(list, prefixes: ["gtkinputhint", "ibusinputhint"])
    }
    return type
  }

  /// What it comes to.
  public var reading: VocabularyReading {
    var reading = VocabularyReading()
    reading.take(purpose: purpose, in: Self.purposes, vocabulary: "gtk")
    let words = Self.hints.set(in: hints).compactMap { row in
      row.hint.map { (hint: $0, said: "hints=" + ASCII.lowercased(row.name)) }
    }
    reading.take(words, vocabulary: "gtk", isProse: purpose == 0)
    reading.mention(unknown: Self.hints.unknown(in: hints), of: "hints", vocabulary: "gtk")
    return reading
  }
}
