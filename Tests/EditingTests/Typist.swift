import KeyboardCore

/// Somebody who types into a field through a `TextEditor`: the field does what it is told, and a test reads its text.
///
/// Keys are written as characters: `⌫` deletes, `⌦` deletes a word, `↵` is the return key, `←` and `→` move the cursor, `⇧`
/// switches the capital off that is offered, `⇄` is a key that types nothing, such as one that shows another plane. Every letter is typed as it is written.
struct Typist {
  var editor: TextEditor
  private(set) var before: [Character]
  private(set) var after: [Character]
  /// One key a tenth of a second.
  var pace = Interval.milliseconds(100)
  private(set) var time = Instant.zero

  /// - Parameter text: what the field holds, the cursor at `|` or at the end.
  init(_ text: String = "", settings: EditingSettings = EditingSettings(), isKnown: Bool = true) {
    let cursor = text.firstIndex(of: "|")
    before = Array(text[..<(cursor ?? text.endIndex)])
    after = cursor.map { Array(text[text.index(after: $0)...]) } ?? []
    editor = TextEditor(settings)
    if isKnown { editor.focus(before: String(before), after: String(after)) }
  }

  /// The field's text.
  var text: String { String(before + after) }

  /// The field's text, the cursor as `|`.
  var shown: String { String(before) + "|" + String(after) }

  mutating func type(_ keys: String) {
    for key in keys { press(key) }
  }

  /// - Returns: what the editor said; nil where nothing was to be done.
  @discardableResult
  mutating func press(_ key: Character) -> KeyCommand? {
    time = time + pace
    var command: KeyCommand?
    switch key {
    case "⌫": command = editor.deleteBackward(at: time)
    case "⌦": command = editor.deleteWord(at: time)
    case "↵": command = note(.returnKey)
    case "←": command = note(.keystroke(code: KeyCode.left, modifiers: []))
    case "→": command = note(.keystroke(code: KeyCode.right, modifiers: []))
    case "⇧":
      editor.keyBetween()
      editor.refuseCapital()
    case "⇄": editor.keyBetween()
    default: command = editor.insert(String(key), at: time)
    }
    if let command { carryOut(command) }
    return command
  }

  mutating func choose(_ suggestion: String, replacesWord: Bool = true) {
    time = time + pace
    carryOut(editor.insertSuggestion(suggestion, replacesWord: replacesWord, at: time))
  }

  /// The field feed tells how the text stands, or how it stood.
  @discardableResult
  mutating func tell(_ before: String, _ after: String = "") -> TextContext.Told {
    editor.told(before: before, after: after, at: time)
  }

  /// Somebody else edits the text; the editor is not told.
  mutating func edit(before: String, after: String = "") {
    self.before = Array(before)
    self.after = Array(after)
  }

  private mutating func note(_ command: KeyCommand) -> KeyCommand {
    editor.note(command, at: time)
    return command
  }

  private mutating func carryOut(_ command: KeyCommand) {
    switch command {
    case .insert(let text): before = Array(String(before) + text)
    case .replace(let count, let text):
      before.removeLast(min(count, before.count))
      before = Array(String(before) + text)
    case .deleteBackward: _ = before.popLast()
    case .returnKey: if editor.settings.isMultiline { before.append("\n") }
    case .deleteWordBackward:
      let window = TextWindow(String(before))
      before = Array(
        String(String.UnicodeScalarView(String(before).unicodeScalars.dropLast(window.wordDeletionLength()))))
    case .keystroke(KeyCode.left, _): if let last = before.popLast() { after.insert(last, at: 0) }
    case .keystroke(KeyCode.right, _): if !after.isEmpty { before.append(after.removeFirst()) }
    case .keystroke, .chord, .hide, .nextKeyboard, .keyboard, .emoji, .search, .choose: break
    }
  }
}
