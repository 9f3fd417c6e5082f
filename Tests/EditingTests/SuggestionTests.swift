import KeyboardCore
import Testing

/// Blanks around suggestions come and go by themselves.
struct SuggestionTests {
  /// What is typed, the suggestion that is chosen, what is typed then, and what stands there in the end.
  @Test(arguments: [
    ("Hel", "Hello", "", "Hello |"), ("Hel", "Hello", "x", "Hello x|"), ("", "Hello", "", "Hello |"),
    ("a hel", "help", "me", "a help me|"), ("teh", "the", "", "the |"), ("don't", "don’t", "", "don’t |"),
    // Marks take the blank and put it behind themselves; a blank that is typed as well is the same one.
    ("Hel", "Hello", ",", "Hello, |"), ("Hel", "Hello", ", x", "Hello, x|"), ("Hel", "Hello", ".", "Hello. |"),
    ("Hel", "Hello", "!", "Hello! |"), ("Hel", "Hello", "?!", "Hello?! |"), ("(hel", "hello", ")", "(hello) |"),
    ("Hel", "Hello", " x", "Hello x|"), ("Hel", "Hello", "  x", "Hello. x|"), ("Hel", "Hello", ",  ", "Hello,  |"),
    ("Joh", "John", "'s", "John’s|"), ("Hel", "Hello", "(", "Hello (|"), ("Hel", "Hello", "-", "Hello -|"),
    ("Hel", "Hello", "\"", "Hello “|"),
    // The first delete takes the blank, the second the suggestion.
    ("Hel", "Hello", "⌫", "Hello|"), ("Hel", "Hello", "⌫⌫", "Hel|"), ("Hel", "Hello", "⌫⌫⌫", "He|"),
    ("teh", "the", "⌫⌫", "teh|"), ("", "Hello", "⌫⌫", "|"), ("Hello", "Hello", "⌫⌫", "Hell|"),
    ("Hel", "Hello", ",⌫", "Hello,|"), ("Hel", "Hello", ",⌫⌫", "Hello|"), ("Hel", "Hello", "⌫x⌫", "Hello|"),
    ("Hel", "Hello", "⌫,", "Hello,|"), ("Hel", "Hello", "x⌫⌫", "Hello|"),
  ])
  func chosen(typed: String, suggestion: String, keys: String, becomes: String) {
    var typist = Typist()
    typist.type(typed)
    typist.choose(suggestion)
    typist.type(keys)
    #expect(typist.shown == becomes)
    #expect(typist.editor.context.before.text + "|" == becomes)
  }

  @Test(arguments: [
    ("a| b", "x", false, "a x| b"), ("a |b", "x", false, "a x |b"), ("a |", "x", false, "a x |"),
    ("a|", "x", false, "a x |"),
    ("ab|cd", "abx", true, "abx|cd"), ("ab|, c", "abx", true, "abx|, c"), ("ab|\nc", "abx", true, "abx |\nc"),
    ("(|)", "x", false, "(x|)"), ("a|", ", x", false, "a, x |"),
  ])
  func amidText(text: String, suggestion: String, replacesWord: Bool, becomes: String) {
    var typist = Typist(text)
    typist.choose(suggestion, replacesWord: replacesWord)
    #expect(typist.shown == becomes)
  }

  @Test func onlyWhereTheTraitsAllowIt() {
    var settings = EditingSettings()
    settings.smartInsertDelete = false
    var typist = Typist("a hel", settings: settings)
    typist.choose("hello")
    typist.type(",")
    #expect(typist.text == "a hello,")
    typist = Typist("a hel", settings: settings)
    typist.choose("hello")
    typist.type("⌫")
    #expect(typist.text == "a hel")
    #expect(typist.editor.hasUndone)
    typist.type("p")
    #expect(!typist.editor.hasUndone)
  }

  /// In French a blank stands before `!` and `?`.
  @Test func frenchMarksKeepTheBlank() {
    var settings = EditingSettings()
    settings.marks.spacesBeforeMarks = true
    for (mark, text) in [("!", "Salut ! "), (",", "Salut, "), (".", "Salut. "), (":", "Salut : ")] {
      var typist = Typist("Sal", settings: settings)
      typist.choose("Salut")
      typist.type(mark)
      #expect(typist.text == text)
    }
  }
}
