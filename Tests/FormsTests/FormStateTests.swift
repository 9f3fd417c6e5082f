import Forms
import KeyboardCore
import TestSupport
import Testing

@Suite("Filling in a form")
struct FormStateTests {
  private func field(
    _ id: String, _ kind: FieldKind = .field, change: (inout FormField) -> Void = { _ in }
  ) -> FormField {
    var field = FormField(id: id, kind: kind)
    change(&field)
    return field
  }

  private func form(_ fields: FormField...) -> Form {
    Form(fields: fields)
  }

  @Test("Text goes into the field that has the focus")
  func typing() {
    var state = FormState(form(field("a"), field("b")))
    state.insert("lost")
    let wasNothing = !state.deleteBackward()
    #expect(wasNothing && state.focused == nil && state.text(of: "a").isEmpty)
    let focused = state.focus("b")
    #expect(focused)
    state.insert("h")
    state.insert("i👨‍👩‍👧e\u{301}")
    #expect(state.text(of: "b") == "hi👨‍👩‍👧é")
    #expect(state.cursor(of: "b") == 4)
    #expect(state.textBeforeCursor == "hi👨‍👩‍👧é")
    let wasDeleted = state.deleteBackward() && state.deleteBackward()
    #expect(wasDeleted)
    #expect(state.text(of: "b") == "hi")
    #expect(state.text(of: "a").isEmpty && state.isEmpty("a"))
    let unknown = state.focus("c")
    #expect(!unknown && state.focused == "b")
    state.blur()
    #expect(state.focused == nil)
  }

  @Test("The cursor moves by characters and stays in the text")
  func cursor() {
    var state = FormState(form(field("a") { $0.text = "añ👍c" }), focus: "a")
    #expect(state.cursor(of: "a") == 4)
    state.moveCursor(of: "a", to: 2)
    state.insert("X")
    #expect(state.text(of: "a") == "añX👍c")
    #expect(state.cursor(of: "a") == 3)
    let first = state.deleteBackward()
    let second = state.deleteBackward()
    #expect(first && second)
    #expect(state.text(of: "a") == "a👍c")
    state.moveCursor(of: "a", to: -7)
    let third = state.deleteBackward()
    #expect(!third && state.cursor(of: "a") == 0)
    state.moveCursor(of: "a", to: 99)
    #expect(state.cursor(of: "a") == 3)
    state.clear("a")
    #expect(state.isEmpty("a") && state.cursor(of: "a") == 0)
  }

  @Test("No field takes more than its greatest length")
  func maxLength() {
    var state = FormState(
      form(field("a") { $0.maxLength = 4 }, field("b") { ($0.maxLength, $0.text) = (3, "abcdef") }), focus: "a")
    #expect(state.text(of: "b") == "abc")
    state.insert("abcdef")
    #expect(state.text(of: "a") == "abcd")
    state.insert("x")
    #expect(state.text(of: "a") == "abcd")
    state.insert("\u{301}")
    #expect(state.text(of: "a") == "abcd\u{301}")
    state.moveCursor(of: "a", to: 1)
    let wasDeleted = state.deleteBackward()
    #expect(wasDeleted)
    state.insert("👍👍")
    #expect(state.text(of: "a") == "👍bcd\u{301}")
  }

  @Test("A line end is a blank in one line and a line end in many")
  func lines() {
    var state = FormState(form(field("a"), field("n", .view)), focus: "a")
    state.insert("x\r\ny\nz")
    #expect(state.text(of: "a") == "x y z")
    state.focus("n")
    state.insert("x\ny")
    #expect(state.text(of: "n") == "x\ny")
  }

  @Test(
    "Return goes on, submits, or starts a line",
    arguments: [
      (ReturnKeyType.default, FieldKind.field, FormOutcome.movedTo("last")), (.next, .field, .movedTo("last")),
      (.go, .field, .submitted), (.google, .field, .submitted), (.join, .field, .submitted),
      (.route, .field, .submitted), (.search, .field, .submitted), (.send, .field, .submitted),
      (.yahoo, .field, .submitted), (.done, .field, .submitted), (.emergencyCall, .field, .submitted),
      (.continue, .field, .submitted), (.default, .search, .submitted), (.next, .search, .movedTo("last")),
      (.default, .view, .newline), (.next, .view, .newline), (.go, .view, .newline),
    ])
  func returnKey(key: ReturnKeyType, kind: FieldKind, outcome: FormOutcome) {
    var state = FormState(form(field("a", kind) { $0.traits.returnKeyType = key }, field("last")), focus: "a")
    #expect(state.returnPressed() == outcome)
    switch outcome {
    case .newline: #expect(state.text(of: "a") == "\n" && state.focused == "a")
    case .movedTo(let id): #expect(state.focused == id && state.isEmpty("a"))
    case .submitted: #expect(state.focused == "a" && state.isEmpty("a"))
    case .refused: Issue.record("nothing is to be mended")
    }
  }

  @Test("The last field submits whatever its key says", arguments: ReturnKeyType.allCases)
  func lastField(key: ReturnKeyType) {
    var state = FormState(form(field("a"), field("last") { $0.traits.returnKeyType = key }), focus: "last")
    #expect(state.returnPressed() == .submitted)
  }

  @Test("Tab goes round in reading order")
  func tab() {
    var state = FormState(form(field("a"), field("b"), field("c")))
    #expect([state.focusNext(), state.focusNext(), state.focusNext(), state.focusNext()] == ["a", "b", "c", "a"])
    #expect([state.focusPrevious(), state.focusPrevious()] == ["c", "b"])
    state.blur()
    #expect(state.focusPrevious() == "c")
  }

  @Test("A secure field is shown as dots and never described")
  func secure() {
    var state = FormState(form(field("pw") { $0.traits.isSecureTextEntry = true }, field("a")), focus: "pw")
    state.insert("qz9x👍")
    #expect(state.text(of: "pw") == "qz9x👍")
    #expect(state.shownText(of: "pw") == "•••••")
    state.moveCursor(of: "pw", to: 2)
    var told = "\(state) \(String(reflecting: state)) \(state.traits(of: "pw"))"
    dump(state, to: &told)
    let picture = FormPicture.make(state: state, area: KeyRect(x: 0, y: 0, width: 400, height: 400), scale: 1)
    dump(picture, to: &told)
    for secret in ["qz", "9x", "👍"] { #expect(!told.contains(secret)) }
    #expect(picture.fields[0].text == "•••••" && picture.fields[0].isSecure && picture.fields[0].cursor == 2)
    state.focus("a")
    state.insert("seen")
    #expect(state.shownText(of: "a") == "seen")
  }

  @Test("Any sequence of keys leaves the cursor in the text and the text within its length")
  func laws() {
    var random = SeededRandom(seed: 7)
    let pieces = ["a", "é", "\u{301}", "👍", "\u{200d}", "🇩", "🇪", "\n", " ", "\r\n", ""]
    for _ in 0..<200 {
      var state = FormState(
        form(field("a") { $0.maxLength = 5 }, field("n", .view), field("s", .search)), focus: "a")
      for _ in 0..<40 {
        switch Int.random(in: 0..<7, using: &random) {
        case 0...2: state.insert(pieces.randomElement(using: &random) ?? "")
        case 3: state.deleteBackward()
        case 4: _ = state.returnPressed()
        case 5: state.focusNext()
        default:
          guard let id = state.focused else { break }
          state.moveCursor(of: id, to: Int.random(in: -1...6, using: &random))
        }
        for id in ["a", "n", "s"] {
          #expect((0...state.text(of: id).count).contains(state.cursor(of: id)))
        }
        #expect(state.text(of: "a").count <= 5)
        #expect(!state.text(of: "a").contains { $0.isNewline })
      }
    }
  }
}
