import Forms
import KeyboardCore
import Testing

/// What the keys of a hardware keyboard do to the cursor, and Ctrl and BackSpace to words.
@Suite struct FormCursorTests {
  private func state(_ text: String, kind: FieldKind = .view, secure: Bool = false) -> FormState {
    var field = FormField(id: "field", kind: kind)
    field.text = text
    field.traits.isSecureTextEntry = secure
    return FormState(Form(fields: [field]), focus: "field")
  }

  @Test(arguments: [
    ("one two", 7, "one "), ("one two  ", 9, "one "), ("one", 3, ""), ("", 0, ""), ("one, two", 5, "onetwo"),
    ("one two", 5, "one wo"), ("one two", 4, "two"), ("one\ntwo", 7, "one\n"),
  ])
  func words(_ text: String, _ cursor: Int, _ left: String) {
    var state = state(text)
    state.moveCursor(of: "field", to: cursor)
    state.deleteWordBackward()
    #expect(state.text(of: "field") == left)
  }

  @Test func aWordOfASecretIsAllBeforeTheCursor() {
    var state = state("one two", kind: .field, secure: true)
    state.moveCursor(of: "field", to: 5)
    state.deleteWordBackward()
    #expect(state.text(of: "field") == "wo")
  }

  @Test func selectedTextGoesFirst() {
    var state = state("one two")
    state.select(0..<3, of: "field")
    state.deleteWordBackward()
    #expect(state.text(of: "field") == " two")
  }

  @Test(arguments: [
    (3..<3, CursorMove.left, 2), (0..<0, .left, 0), (7..<7, .right, 7), (3..<3, .right, 4), (2..<5, .left, 2),
    (2..<5, .right, 5), (6..<6, .lineStart, 4), (2..<2, .lineStart, 0), (1..<1, .lineEnd, 3), (5..<5, .lineEnd, 7),
    (5..<5, .up, 5),
  ])
  func moves(_ selection: Range<Int>, _ move: CursorMove, _ cursor: Int) {
    var state = state("one\ntwo")
    state.select(selection, of: "field")
    state.moveCursor(move)
    #expect(state.selection(of: "field") == cursor..<cursor)
  }
}
