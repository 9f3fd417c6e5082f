import KeyboardCore
import Testing

/// What leads from numbers and symbols back to the letters.
struct PlaneReturnTests {
  /// What the field holds, what is typed on the plane of numbers, and whether the last key leads back.
  @Test(arguments: [
    ("", "5 ", true), ("a", "5", false), ("a", "'", true), ("a", "’", true), ("a", "\"", false), ("a", "?", false),
    ("a", "? ", true), ("a", "5 6 ", true),
    // Nothing was typed there yet, or two blanks stand there already.
    ("a", " ", false), ("a", "  ", false), ("a? ", "!⌫  ", false),
    ("a", "5⌫", false), ("a", "5↵", true),
  ])
  func returns(before: String, keys: String, isLetters: Bool) {
    var settings = EditingSettings()
    settings.isMultiline = true
    settings.doubleSpace = false
    var typist = Typist(before, settings: settings)
    typist.editor.planeShown()
    typist.type(keys)
    #expect(typist.editor.returnsToLetters == isLetters)
  }

  @Test func returnLeadsBackWhereItBeginsALine() {
    var typist = Typist("a")
    typist.type("5↵")
    #expect(!typist.editor.returnsToLetters)
  }

  /// The keyboard of numbers and punctuation stays on its numbers.
  @Test func someKeyboardsStay() {
    var settings = EditingSettings()
    settings.returnsToLetters = false
    var typist = Typist(settings: settings)
    for key in "5 '" {
      typist.press(key)
      #expect(!typist.editor.returnsToLetters)
    }
  }
}
