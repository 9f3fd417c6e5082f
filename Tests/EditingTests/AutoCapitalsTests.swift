import KeyboardCore
import Testing

/// Which letters become capitals by themselves; `complaint 45`: never in fields that ask for none.
struct AutoCapitalsTests {
  /// What stands before the cursor, and whether a word and a sentence begin there.
  struct Row: CustomTestStringConvertible {
    var before: String
    var words: Bool
    var sentences: Bool
    var testDescription: String { before.debugDescription }

    init(_ before: String, words: Bool, sentences: Bool) {
      self.before = before
      self.words = words
      self.sentences = sentences
    }
  }

  @Test(arguments: [
    // The beginning, blanks and lines.
    Row("", words: true, sentences: true),
    Row(" ", words: true, sentences: true),
    Row("  ", words: true, sentences: true),
    Row("\n", words: true, sentences: true),
    Row("\t", words: true, sentences: true),
    Row("a", words: false, sentences: false),
    Row("a ", words: true, sentences: false),
    Row("a  ", words: true, sentences: false),
    Row("a   ", words: true, sentences: true),
    Row("a\n", words: true, sentences: true),
    Row("a\n ", words: true, sentences: true),
    Row("a,\n\n", words: true, sentences: true),
    Row("a\u{A0}", words: true, sentences: false),
    // Stops.
    Row("a.", words: false, sentences: false),
    Row("a. ", words: true, sentences: true),
    Row("a! ", words: true, sentences: true),
    Row("a? ", words: true, sentences: true),
    Row("a?! ", words: true, sentences: true),
    Row("a‽ ", words: true, sentences: true),
    Row("a... ", words: true, sentences: true),
    Row("a… ", words: true, sentences: false),
    Row("a: ", words: true, sentences: false),
    Row("a; ", words: true, sentences: false),
    Row("a, ", words: true, sentences: false),
    Row("a.\u{A0}", words: true, sentences: true),
    Row("a.b ", words: true, sentences: false),
    Row("3.1 ", words: true, sentences: false),
    Row("e.g. ", words: true, sentences: true),
    Row("1. ", words: true, sentences: true),
    // Marks that close between the stop and the blank.
    Row("a.) ", words: true, sentences: true),
    Row("(a.) ", words: true, sentences: true),
    Row("[a!] ", words: true, sentences: true),
    Row("“a.” ", words: true, sentences: true),
    Row("\"a.\" ", words: true, sentences: true),
    Row("‘a?’ ", words: true, sentences: true),
    Row("„a.“ ", words: true, sentences: true),
    Row("»a.« ", words: true, sentences: true),
    Row("« a. » ", words: true, sentences: true),
    Row("« a.\u{202F}» ", words: true, sentences: true),
    Row("(“a.”) ", words: true, sentences: true),
    Row("a) ", words: true, sentences: false),
    Row("“a” ", words: true, sentences: false),
    Row("a.)", words: false, sentences: false),
    // Marks that open behind the blank.
    Row("a. (", words: false, sentences: true),
    Row("a. \"", words: false, sentences: true),
    Row("a. “", words: false, sentences: true),
    Row("a. («", words: false, sentences: true),
    Row("a.” “", words: false, sentences: true),
    Row("a.\n(", words: false, sentences: true),
    Row("¿", words: true, sentences: true),
    Row("a. ¡", words: true, sentences: true),
    Row("a ¿", words: true, sentences: false),
    Row("a (", words: false, sentences: false),
    Row("a.(", words: false, sentences: false),
    Row("(", words: false, sentences: false),
    Row("\"", words: false, sentences: false),
    // Within words.
    Row("Jean-", words: false, sentences: false),
    Row("O'", words: false, sentences: false),
    Row("a/", words: false, sentences: false),
    // Other scripts that have case.
    Row("Да. ", words: true, sentences: true),
    Row("Ναι; ", words: true, sentences: true),
    Row("Ναι\u{37E} ", words: true, sentences: true),
    Row("Ναι· ", words: true, sentences: false),
    Row("Այո։ ", words: true, sentences: true),
    Row("Այո: ", words: true, sentences: true),
  ])
  func capital(row: Row) {
    #expect(capital(row.before, .none) == false)
    #expect(capital(row.before, .words) == row.words)
    #expect(capital(row.before, .sentences) == row.sentences)
    #expect(capital(row.before, .allCharacters) == true)
  }

  @Test func scriptsWithoutCaseHaveNone() {
    var settings = EditingSettings()
    settings.hasCase = false
    for type in AutocapitalizationType.allCases {
      settings.autocapitalization = type
      #expect(!Typist(settings: settings).editor.wantsCapital)
    }
  }

  /// Nobody knows what stands there: a wrong capital is worse than none.
  @Test func unknownTextHasNoCapital() {
    var typist = Typist("Some text. ", isKnown: false)
    #expect(!typist.editor.wantsCapital)
    typist.type("so")
    #expect(!typist.editor.wantsCapital)
    typist.type(". ")
    #expect(typist.editor.wantsCapital)
  }

  @Test func theEndOfALongTextIsEnough() {
    let typist = Typist(String(repeating: "word ", count: 1000) + "end. ")
    #expect(typist.editor.wantsCapital)
    #expect(!Typist(String(repeating: "(", count: 1000)).editor.wantsCapital)
    #expect(Typist(String(repeating: " ", count: 1000)).editor.wantsCapital)
  }

  /// What is typed, and whether a capital is offered behind each key (`^`) or not (`.`).
  @Test(
    "A capital that is switched off stays off until the text asks for another one",
    arguments: [
      ("Hi. ", "...^", AutocapitalizationType.sentences),
      ("e.g. ⇧", "....^.", .sentences),
      ("e.g. ⇧x", "....^..", .sentences),
      ("e.g. ⇧ ", "....^..", .sentences),
      ("e.g. ⇧x. ", "....^...^", .sentences),
      // Deleting and moving ask anew.
      ("a. ⇧x⌫", "..^..^", .sentences),
      ("a. ⇧←→", "..^..^", .sentences),
      ("a ⇧b c", ".^..^.", .words),
      // Shift between two blanks: they end no sentence.
      ("a ⇧ ", ".^..", .words),
      ("a⇧b", "^.^", .allCharacters),
    ])
  func refused(keys: String, offers: String, type: AutocapitalizationType) {
    var settings = EditingSettings()
    settings.autocapitalization = type
    var typist = Typist(settings: settings)
    var seen = ""
    for key in keys {
      typist.press(key)
      seen += typist.editor.wantsCapital ? "^" : "."
    }
    #expect(seen == offers)
  }

  /// Typing, deleting and moving on.
  @Test(arguments: [
    ("Hi. x⌫", true), ("Hi. ⌫", false), ("Hi.⌫", false), ("H⌫", true), ("Hi. Xyz⌦", true), ("Hi Xyz⌦", false),
    ("Hi. X←", true), ("Hi. X←→", false), ("Hi. X←←", false), ("Hi←←", true), ("Hi←←←←", true),
  ])
  func recomputed(keys: String, isOffered: Bool) {
    var typist = Typist()
    typist.type(keys)
    #expect(typist.editor.wantsCapital == isOffered)
  }

  private func capital(_ before: String, _ type: AutocapitalizationType) -> Bool {
    var settings = EditingSettings()
    settings.autocapitalization = type
    return Typist(before, settings: settings).editor.wantsCapital
  }
}
