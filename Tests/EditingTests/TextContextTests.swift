import KeyboardCore
import Testing

/// What the keyboard knows of the text, and when it gives it up.
struct TextContextTests {
  @Test func theFeedSaysWhatIsKnown() {
    var typist = Typist("Hi")
    typist.type(" a")
    #expect(typist.tell("Hi a") == .confirmed)
    #expect(typist.editor.context.before.text == "Hi a")
  }

  /// A program tells each text after it has drawn it, and keys come faster: nothing of what is pending is lost.
  @Test func aFeedMayLagBehind() {
    var typist = Typist()
    typist.pace = .milliseconds(20)
    typist.type("Hi, this is a ")
    for old in ["", "H", "Hi", "Hi, this", "Hi, this is a"] { #expect(typist.tell(old) == .lagging) }
    #expect(typist.editor.context.before.text == "Hi, this is a ")
    typist.type("b ")
    #expect(typist.tell("Hi, this is a b") == .lagging)
    typist.type(" ")
    #expect(typist.text == "Hi, this is a b. ")
    #expect(typist.tell("Hi, this is a b ") == .lagging)
    typist.type("⌫")
    #expect(typist.text == "Hi, this is a b  ")
  }

  /// More than sixteen keys behind, or more than a second, no feed lags: somebody has edited the text.
  @Test func aFeedDoesNotLagForEver() {
    var typist = Typist()
    typist.pace = .milliseconds(20)
    typist.type("abcdefghijklmnopqrst")
    #expect(typist.tell("abc") == .parted)
    #expect(typist.editor.context.before.text == "abc")
    typist = Typist()
    typist.type("ab")
    #expect(typist.editor.told(before: "a", after: "", at: typist.time + .milliseconds(1001)) == .parted)
  }

  /// The person puts the cursor elsewhere, the program edits: what is pending belongs to another text.
  @Test(arguments: [
    ("a ", " ", "x "), ("a  ", "⌫", "x."), ("\"", "⌫", "x"), ("a--", "⌫", "xyz"), ("a--", "-", "x–"), ("a  ", "⌫", "a"),
  ])
  func whatIsPendingGoesWithTheText(keys: String, then: String, told: String) {
    var typist = Typist("long text before ")
    typist.type(keys)
    typist.edit(before: told)
    #expect(typist.tell(told) == .parted)
    typist.type(then)
    #expect(typist.text == (then == "⌫" ? String(told.dropLast()) : told + then))
    #expect(typist.editor.context.before.text == typist.text)
  }

  /// What is told may begin before what was typed, and what was known before what is told.
  @Test func bothMayKnowMore() {
    var typist = Typist("Some text ", isKnown: false)
    typist.type("more")
    #expect(!typist.editor.context.before.isWhole)
    #expect(typist.tell("Some text more") == .confirmed)
    #expect(typist.editor.context.before.isWhole)
    #expect(typist.editor.told(before: "more", after: "", isWhole: false, at: typist.time) == .confirmed)
  }

  /// A feed that lags behind the first keys in a text that nobody knew: what was typed is kept, and nothing is edited.
  @Test func aFeedMayLagBehindTheFirstKeys() {
    var typist = Typist("Some text", isKnown: false)
    typist.type("a  ")
    #expect(typist.text == "Some texta. ")
    #expect(typist.tell("Some text") == .unclear)
    #expect(typist.tell("Some texta") == .lagging)
    typist.type("⌫")
    #expect(typist.text == "Some texta.")
    #expect(typist.tell("Some texta.") == .confirmed)
    #expect(typist.editor.context.before.isWhole)
  }

  @Test func theCapitalIsThatOfTheToldText() {
    var typist = Typist("Hi. ")
    #expect(typist.editor.wantsCapital)
    typist.tell("Hi")
    #expect(!typist.editor.wantsCapital)
    typist.editor.refuseCapital()
    typist.tell("")
    #expect(typist.editor.wantsCapital)
  }

  @Test(arguments: [
    ("ab|cd", "←", "a|bcd"), ("ab|cd", "→→→", "abcd|"), ("|ab", "←", "|ab"), ("ab|cd", "→x", "abcx|d"),
    ("a|b", "←←→→→→", "ab|"), ("a|b", "⌫→", "b|"),
  ])
  func theCursorMoves(text: String, keys: String, becomes: String) {
    var typist = Typist(text)
    typist.type(keys)
    #expect(typist.shown == becomes)
    let context = typist.editor.context
    #expect(context.before.text + "|" + String(context.after.text.reversed()) == becomes)
  }

  /// Beyond what is known, over what programs count differently, and in text from right to left nothing is known.
  @Test(arguments: ["שלום|", "e\u{301}|", "👩‍👩‍👧|", "क्षि|"])
  func theCursorMovesOutOfSight(text: String) {
    var typist = Typist(text)
    typist.type("←")
    #expect(typist.editor.context.isUnknown)
    typist = Typist("abc", isKnown: false)
    typist.type("x←←")
    #expect(typist.editor.context.isUnknown)
  }

  /// Deleting words: blanks, then a word. Where programs differ nothing is known afterwards (`nil`).
  @Test(arguments: [
    ("one two", "one ", "one "), ("one two ", "one ", "one "), ("one", "", ""), ("", "", ""), ("  ", "", ""),
    ("one  ", "", ""), ("naïve café", "naïve ", "naïve "), ("one 22", "one ", "one "),
    ("one, ", "one", nil), ("don't", "", nil), ("a.b", "a.", nil), ("a\nb\n", "a\n", nil), ("a\nb", "a\n", "a\n"),
    ("สวัสดี", "", nil), ("你好", "", nil),
  ])
  func words(before: String, left: String, known: String?) {
    var typist = Typist(before)
    #expect(typist.press("⌦") == .deleteWordBackward)
    #expect(typist.text == left)
    #expect(typist.editor.context.isUnknown == (known == nil))
    if let known { #expect(typist.editor.context.before.text == known) }
  }

  @Test(arguments: [
    ("one two", "two"), ("one ", ""), ("", ""), ("don't", "don't"), ("don’t", "don’t"), ("'tis", "tis"), ("a-b", "b"),
    ("(ab", "ab"), ("été", "été"), ("x1", "x1"), ("dogs'", "dogs'"), ("नमस्ते", "नमस्ते"),
  ])
  func theWordAtTheCursor(before: String, word: String) {
    #expect(TextContext(before: before).word == word)
  }

  /// What other keys do to the text is for the program to tell.
  @Test(arguments: [
    KeyCommand.chord("v", modifiers: .control), .keystroke(code: KeyCode.up, modifiers: []),
    .keystroke(code: KeyCode.home, modifiers: []), .keystroke(code: KeyCode.tab, modifiers: []), .returnKey,
  ])
  func otherKeys(command: KeyCommand) {
    var typist = Typist("a. ")
    typist.editor.note(command, at: typist.time)
    #expect(typist.editor.context.isUnknown)
    #expect(!typist.editor.wantsCapital)
  }

  @Test func whatAKeyboardDoesToItselfLeavesTheText() {
    for command in [KeyCommand.hide, .nextKeyboard, .keyboard(1), .emoji, .search, .choose(1)] {
      var typist = Typist("a. ")
      typist.editor.note(command, at: typist.time)
      #expect(typist.editor.context.before.text == "a. ")
    }
  }

  /// A composition makes a syllable of two keys; what stands there is what it made.
  @Test func compositionsTellWhatTheyMade() {
    var settings = EditingSettings()
    settings.isComposed = true
    var editor = TextEditor(settings)
    editor.focus(before: "")
    let keys: [(String, KeyCommand, String)] = [
      ("ㅎ", .insert("ㅎ"), "ㅎ"), ("ㅏ", .replace(characters: 1, with: "하"), "하"),
      ("ㄴ", .replace(characters: 1, with: "한"), "한"), (" ", .insert(" "), "한 "),
      (" ", .replace(characters: 1, with: ". "), "한. "),
    ]
    for (key, made, text) in keys {
      guard let command = editor.insert(key, at: .zero) else { continue }
      editor.composed(command, as: made)
      #expect(editor.context.before.text == text)
    }
    #expect(editor.deleteBackward(at: .zero) == .replace(characters: 2, with: "  "))
  }

  /// Two keys of one frame are composed one after the other.
  @Test func compositionsMayBeTwoKeysBehind() {
    var settings = EditingSettings()
    settings.isComposed = true
    var editor = TextEditor(settings)
    editor.focus(before: "")
    _ = editor.insert("ㅎ", at: .zero)
    _ = editor.insert("ㅏ", at: .zero)
    editor.composed(.insert("ㅎ"), as: .insert("ㅎ"))
    editor.composed(.insert("ㅏ"), as: .replace(characters: 1, with: "하"))
    #expect(editor.context.before.text == "하")
  }

  /// Nothing of a secret is kept, and no description tells a text.
  @Test func secretsAreNotKept() {
    var settings = EditingSettings()
    settings.isSecret = true
    var typist = Typist("hunter", settings: settings)
    typist.type("2")
    typist.tell("hunter2")
    #expect(typist.editor.context.isUnknown)
    #expect(typist.text == "hunter2")
    let open = Typist("hunter2")
    #expect(!"\(open.editor)".contains("hunter"))
    #expect(!String(reflecting: open.editor.context.before).contains("hunter"))
  }
}
