import KeyboardCore
import Testing

/// Two blanks make a full stop.
struct DoubleSpaceTests {
  /// What stands before the cursor when the space key is pressed twice, and what stands there then.
  @Test(arguments: [
    ("word", "word. "), ("5", "5. "), ("word)", "word). "), ("word]", "word]. "), ("word”", "word”. "),
    ("word\"", "word\". "), ("it's'", "it's'. "), ("é", "é. "), ("e\u{301}", "e\u{301}. "), ("слово", "слово. "),
    ("100%", "100%. "), ("5 €", "5 €. "), ("🙂", "🙂. "), ("20°", "20°. "),
    // A sentence that has ended, or has not begun.
    ("word.", "word.  "), ("word!", "word!  "), ("word?", "word?  "), ("word,", "word,  "), ("word;", "word;  "),
    ("word:", "word:  "), ("word…", "word…  "), ("", "  "), ("word ", "word   "), ("word\n", "word\n  "),
    ("word -", "word -  "), ("word (", "word (  "), ("a \"", "a \"  "), ("a@", "a@  "), ("a/", "a/  "), ("¿", "¿  "),
  ])
  func twice(before: String, becomes: String) {
    var typist = Typist(before)
    typist.type("  ")
    #expect(typist.text == becomes)
    #expect(typist.editor.context.before.text == becomes)
  }

  /// Keys in a row, and what stands there then.
  @Test(arguments: [
    ("a  b", "a. b"), ("a   ", "a.  "), ("a    ", "a.   "),
    // Any other key between cancels.
    ("a b⌫ ", "a  "), ("a ⌫ ", "a "), ("a ←→ ", "a  "), ("a ⌫  ", "a. "), ("a ⇧ ", "a  "), ("a ⇄ ", "a  "),
    ("a ⇄  ", "a   "), ("a⇄  ", "a. "),
    // Delete right after brings back what was typed, and no second one comes of it.
    ("a  ⌫", "a  "), ("a  ⌫ ", "a   "), ("a  ⌫⌫", "a "), ("a  ⌫⌫⌫", "a"), ("a  b⌫", "a. "), ("a  b⌫⌫", "a."),
    ("a  ⌫⌫⌫  ", "a. "),
  ])
  func keys(keys: String, becomes: String) {
    var typist = Typist()
    typist.type(keys)
    #expect(typist.text == becomes)
    #expect(typist.editor.context.before.text == becomes)
  }

  @Test func theSecondMayBeAskedToComeSoon() {
    var settings = EditingSettings()
    settings.doubleSpaceWindow = .milliseconds(300)
    for (pace, text) in [(Int64(300), "a. "), (301, "a  ")] {
      var typist = Typist(settings: settings)
      typist.pace = .milliseconds(pace)
      typist.type("a  ")
      #expect(typist.text == text)
    }
  }

  @Test(arguments: [(Int64(3000), "a. "), (3001, "a  ")])
  func theSecondComesWithinThreeSeconds(pace: Int64, text: String) {
    var typist = Typist()
    typist.pace = .milliseconds(pace)
    typist.type("a  ")
    #expect(typist.text == text)
  }

  @Test(arguments: [("।", "नमस्ते", "नमस्ते। "), ("۔", "سلام", "سلام۔ "), (".", "سلام", "سلام. ")])
  func theStopIsTheLanguages(stop: String, word: String, becomes: String) {
    var settings = EditingSettings()
    settings.marks.fullStop = stop
    var typist = Typist(word, settings: settings)
    typist.type("  ")
    #expect(typist.text == becomes)
    typist.type("⌫")
    #expect(typist.text == word + "  ")
  }

  @Test func onlyWhereTheTraitsAllowIt() {
    var settings = EditingSettings()
    settings.doubleSpace = false
    var typist = Typist(settings: settings)
    typist.type("a  ")
    #expect(typist.text == "a  ")
  }

  /// The blank that the field had is not one that was typed just now.
  @Test func theFirstBlankIsTyped() {
    var typist = Typist("word ")
    typist.type(" ")
    #expect(typist.text == "word  ")
  }

  @Test func afterItASentenceBegins() {
    var typist = Typist("word")
    typist.type("  ")
    #expect(typist.editor.wantsCapital)
    typist.type("⌫")
    #expect(!typist.editor.wantsCapital)
    #expect(typist.editor.hasUndone)
  }
}
