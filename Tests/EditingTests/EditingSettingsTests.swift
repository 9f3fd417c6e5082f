import KeyboardCore
import Testing

/// What the traits of a field allow.
struct EditingSettingsTests {
  @Test func aPlainFieldHasEverything() {
    let settings = EditingSettings(.plain, hasCase: true)
    #expect(settings == EditingSettings())
  }

  @Test(arguments: [
    (TextContentType.username, KeyboardType.default), (.password, .default), (.newPassword, .default),
    (.emailAddress, .default), (.URL, .default), (.creditCardNumber, .default),
  ])
  func signInsAreTypedAsTheyAre(content: TextContentType, keyboard: KeyboardType) {
    var traits = TextInputTraits()
    traits.textContentType = content
    traits.keyboardType = keyboard
    let settings = EditingSettings(Precedence.resolve(FieldRequest(traits: traits)), hasCase: true)
    var typist = Typist(settings: settings)
    typist.type("it's  \"a\"--b")
    #expect(typist.text == "it's  \"a\"--b")
    #expect(!typist.editor.wantsCapital)
  }

  /// Asking for capitals or quotation marks does not ask for full stops.
  @Test(arguments: [KeyboardType.emailAddress, .URL, .numberPad, .phonePad, .decimalPad])
  func addressesAndPadsHaveNoDoubleSpace(keyboard: KeyboardType) {
    var traits = TextInputTraits()
    traits.keyboardType = keyboard
    traits.smartQuotesType = .yes
    traits.autocapitalizationType = .words
    let settings = EditingSettings(Precedence.resolve(FieldRequest(traits: traits)), hasCase: true)
    #expect(!settings.doubleSpace)
  }

  @Test func phonePadsNeverCapitalise() {
    var traits = TextInputTraits()
    traits.keyboardType = .namePhonePad
    traits.autocapitalizationType = .allCharacters
    let settings = EditingSettings(Precedence.resolve(FieldRequest(traits: traits)), hasCase: true)
    #expect(!Typist(settings: settings).editor.wantsCapital)
  }

  @Test func secureFieldsKeepNothing() {
    var traits = TextInputTraits()
    traits.isSecureTextEntry = true
    traits.autocapitalizationType = .sentences
    traits.smartQuotesType = .yes
    let settings = EditingSettings(Precedence.resolve(FieldRequest(traits: traits)), hasCase: true)
    #expect(settings.isSecret)
    var typist = Typist(settings: settings)
    typist.type("a  \"b\"--c⌫")
    #expect(typist.text == "a  \"b\"--")
    #expect(typist.editor.context.isUnknown)
  }

  /// No sign that cannot be typed comes in place of one that can.
  @Test func keymapsMayLackSigns() {
    let ascii = EditingSettings(.plain, hasCase: true) { $0.unicodeScalars.allSatisfy(\.isASCII) }
    #expect(ascii.doubleSpace && !ascii.smartQuotes && !ascii.smartDashes)
    var french = ResolvedTraits.plain
    french.locale.marks = WrittenMarks(
      openingQuote: "«", closingQuote: "»", quoteBlank: "\u{202F}", spacesBeforeMarks: true)
    let blank = EditingSettings(french, hasCase: true) { $0 != "\u{202F}" }.marks.quoteBlank
    let none = EditingSettings(french, hasCase: true) { $0 != "\u{202F}" && $0 != "\u{A0}" }.marks.quoteBlank
    #expect(blank == "\u{A0}" && none.isEmpty)
    french.locale.marks.fullStop = ""
    #expect(!EditingSettings(french, hasCase: true).doubleSpace)
  }

  @Test func transformsSeeWhatIsTyped() {
    let settings = EditingSettings(.plain, hasCase: true, isComposed: true)
    #expect(settings.isComposed && settings.doubleSpace && !settings.smartQuotes && !settings.smartDashes)
  }

  @Test func numbersAndPunctuationStaysOnItsNumbers() {
    var traits = ResolvedTraits.plain
    traits.keyboardType = .numbersAndPunctuation
    #expect(!EditingSettings(traits, hasCase: true).returnsToLetters)
  }
}
