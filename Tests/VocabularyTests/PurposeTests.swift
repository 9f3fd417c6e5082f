import KeyboardCore
import Testing

@Suite("Purposes and hints")
struct PurposeTests {
  /// What each purpose is worth, in all protocols.
  static let worth: [(name: String, keyboard: KeyboardType, content: TextContentType?, isSecret: Bool)] = [
    ("free_form", .default, nil, false), ("alpha", .asciiCapable, nil, false), ("digits", .numberPad, nil, false),
    ("number", .decimalPad, nil, false), ("phone", .phonePad, .telephoneNumber, false), ("url", .URL, .URL, false),
    ("email", .emailAddress, .emailAddress, false), ("name", .default, .name, false),
    ("password", .asciiCapable, .password, true), ("pin", .asciiCapableNumberPad, nil, true),
    ("terminal", .asciiCapable, nil, false), ("date", .numbersAndPunctuation, .dateTime, false),
    ("time", .numbersAndPunctuation, .dateTime, false), ("datetime", .numbersAndPunctuation, .dateTime, false),
  ]

  private func expect(
    _ reading: VocabularyReading,
    _ row: (name: String, keyboard: KeyboardType, content: TextContentType?, isSecret: Bool)
  ) {
    #expect(reading.traits.keyboardType == row.keyboard, "\(row.name)")
    #expect(reading.traits.textContentType == row.content, "\(row.name)")
    #expect(reading.traits.isSecureTextEntry == row.isSecret, "\(row.name)")
    #expect(reading.reasons.contains { $0.says.hasPrefix("purpose=") } == (row.name != "free_form"), "\(row.name)")
  }

  @Test("GTK, IBus and both versions of Wayland mean the same by the same name")
  func names() throws {
    for row in Self.worth {
      for word in [row.name, row.name.uppercased(), "GTK_INPUT_PURPOSE_" + row.name, "IBUS_INPUT_PURPOSE_" + row.name] {
        expect(try FieldVocabulary.gtk.read("purpose=" + word), row)
        expect(try FieldVocabulary.ibus.read("purpose=" + word), row)
      }
      let wayland = row.name == "free_form" ? "normal" : row.name
      expect(try FieldVocabulary.wayland.read("v3 purpose=" + wayland), row)
      expect(try FieldVocabulary.wayland.read("purpose=ZWP_TEXT_INPUT_V3_CONTENT_PURPOSE_" + wayland), row)
      guard row.name != "pin" else { continue }
      expect(try FieldVocabulary.wayland.read("V1 purpose=" + wayland), row)
    }
  }

  @Test("A number is another purpose in another protocol")
  func numbers() throws {
    func keyboard(_ text: String) throws -> KeyboardType { try FieldVocabulary.wayland.read(text).traits.keyboardType }
    #expect(try keyboard("v3 purpose=9") == .asciiCapableNumberPad)
    #expect(try keyboard("v1 purpose=9") == .numbersAndPunctuation)
    #expect(try keyboard("v3 purpose=0xd") == .asciiCapable)
    #expect(try keyboard("v1 purpose=12") == .asciiCapable)
    let terminal = try FieldVocabulary.gtk.read("purpose=10").traits
    #expect(terminal.inlinePredictionType == .no)
    #expect(terminal.autocapitalizationType == .none)
    #expect(terminal.isPrivate)
  }

  @Test("Unknown numbers and bits are kept and mentioned")
  func unknown() throws {
    let type = try GTKContentType.parse("purpose=99 hints=0x80000800")
    #expect(type.purpose == 99)
    #expect(type.hints == 0x8000_0800)
    #expect(type.reading.traits.isPrivate)
    #expect(
      type.reading.reasons.contains { $0.says == "purpose=99 is not known here: it is kept and treated as no purpose" })
    #expect(
      type.reading.reasons.contains { $0.says == "hints 0x80000000 is not known here: it is kept and changes nothing" })
    #expect(try WaylandContentType.parse("v1 purpose=13").reading.traits == TextInputTraits())
    #expect(try QtField.parse("0x81000000").reading.reasons.map(\.rule) == ["qt-unknown-bits-are-kept"])
  }

  @Test("Hints are names or numbers, divided by commas, bars or blanks")
  func hints() throws {
    for text in [
      "purpose=email hints=lowercase,private", "hints=0x808 purpose=6", "purpose=EMAIL hints=LOWERCASE | PRIVATE",
      "purpose=email hints=2048 lowercase", "Purpose=email Hints=GTK_INPUT_HINT_LOWERCASE,IBUS_INPUT_HINT_PRIVATE,",
      "  purpose=email\thints=none,8|0x800  ",
    ] {
      let reading = try FieldVocabulary.gtk.read(text)
      #expect(reading.traits.keyboardType == .emailAddress, "\(text)")
      #expect(reading.traits.autocapitalizationType == .none, "\(text)")
      #expect(reading.traits.isPrivate, "\(text)")
    }
  }

  @Test(
    "Each hint does its part",
    arguments: [
      ("gtk", "hints=uppercase_chars", "autocapitalization"), ("gtk", "hints=uppercase_words", "autocapitalization"),
      ("gtk", "hints=uppercase_sentences", "autocapitalization"), ("gtk", "hints=no_spellcheck", "spellChecking"),
      ("gtk", "hints=word_completion", "inlinePrediction"), ("gtk", "hints=inhibit_osk", "shown"),
      ("gtk", "hints=vertical_writing", "keys"), ("gtk", "hints=emoji", "keys"), ("gtk", "hints=no_emoji", "keys"),
      ("ibus", "hints=hidden_text", "secure"), ("ibus", "hints=latin", "keyboardType"),
      ("ibus", "hints=multiline", "multiline"), ("wayland", "hints=completion", "inlinePrediction"),
      ("wayland", "hints=spellcheck", "spellChecking"), ("wayland", "hints=auto_capitalization", "autocapitalization"),
      ("wayland", "hints=titlecase", "autocapitalization"), ("wayland", "hints=sensitive_data", "learns"),
      ("wayland", "v1 hints=auto_correction", "autocorrection"), ("wayland", "v1 hints=password", "secure"),
      ("wayland", "v1 hints=default", "autocapitalization"),
    ])
  func eachHint(vocabulary: String, text: String, field: String) throws {
    let reading = try #require(FieldVocabulary(rawValue: vocabulary)).read(text)
    let reason = try #require(reading.reasons.first { $0.field == field })
    #expect(reason.rule.hasPrefix(vocabulary == "ibus" ? "gtk-" : vocabulary + "-"))
    #expect(reason.says.hasPrefix("hints="))
  }

  @Test("Where hints disagree about capitals the most capitals win, and the others are named")
  func capitals() throws {
    let reading = try FieldVocabulary.gtk.read("hints=lowercase,uppercase_words,uppercase_sentences")
    #expect(reading.traits.autocapitalizationType == .words)
    #expect(reading.reasons.filter { $0.says.hasSuffix("is outranked by hints=uppercase_words") }.count == 2)
    #expect(try FieldVocabulary.wayland.read("v1 hints=default,lowercase").traits.autocapitalizationType == .none)
  }

  @Test("Asking for correction where there is no prose changes nothing: browsers ask for it everywhere")
  func correctionOfAddresses() throws {
    let reading = try FieldVocabulary.wayland.read("v3 purpose=email hints=completion,spellcheck")
    #expect(reading.traits.autocorrectionType == .default)
    #expect(reading.traits.inlinePredictionType == .default)
    #expect(reading.reasons.contains { $0.rule == "wayland-correction-is-for-prose" })
    let prose = try FieldVocabulary.wayland.read("v3 hints=completion,spellcheck").traits
    #expect(prose.autocorrectionType == .yes)
    #expect(prose.inlinePredictionType == .yes)
  }
}
