import Forms
import KeyboardCore
import Locales
import TestSupport
import Testing

@Suite("Editing in fields")
struct FormEditingTests {
  private func state(
    locale: String = "en_US", shows: Bool = false, _ change: (inout FormField) -> Void
  ) -> FormState {
    var field = FormField(id: "a")
    change(&field)
    return FormState(
      Form(fields: [field, FormField(id: "b")]), focus: "a", numbers: LocaleNumbers(locale: locale),
      showsLastCharacter: shows)
  }

  // MARK: - Selection

  @Test("What is selected is replaced by typing and removed by delete")
  func selection() {
    var state = state { $0.text = "one two three" }
    state.select(4..<7, of: "a")
    #expect(state.selection(of: "a") == 4..<7 && state.cursor(of: "a") == 7)
    state.insert("2")
    #expect(state.text(of: "a") == "one 2 three" && state.selection(of: "a") == 5..<5)
    state.select(3..<5, of: "a")
    let wasDeleted = state.deleteBackward()
    #expect(wasDeleted && state.text(of: "a") == "one three")
    state.select(-3..<99, of: "a")
    #expect(state.selection(of: "a") == 0..<9)
    state.focus("b")
    #expect(state.selection(of: "a") == 9..<9)
  }

  @Test(
    "A double touch takes the word, the run of marks, or the blanks",
    arguments: [
      ("one two", 0, 0..<3), ("one two", 3, 0..<3), ("one two", 4, 4..<7), ("one two", 7, 4..<7), ("", 0, 0..<0),
      ("kim.lee@example.com", 9, 8..<15), ("a --- b", 3, 2..<5), ("a   b", 2, 1..<4), ("don’t go", 2, 0..<5),
      ("żółć 漢字", 6, 5..<7), ("a👍b", 1, 0..<1),
    ])
  func words(text: String, cursor: Int, word: Range<Int>) {
    var state = state { $0.text = text }
    state.moveCursor(of: "a", to: cursor)
    state.selectWord(of: "a")
    #expect(state.selection(of: "a") == word)
  }

  @Test("The greatest length counts what stays, not what is replaced")
  func lengthOfReplacement() {
    var state = state { ($0.text, $0.maxLength) = ("abcde", 5) }
    state.select(1..<4, of: "a")
    state.insert("xyzw")
    #expect(state.text(of: "a") == "axyze")
  }

  // MARK: - Clipboard

  @Test("Cut, copy and paste")
  func clipboard() {
    var state = state { $0.text = "one two" }
    #expect(state.copy() == nil)
    state.select(0..<4, of: "a")
    #expect(state.copy() == "one ")
    #expect(state.cut() == "one ")
    #expect(state.text(of: "a") == "two")
    state.paste("not\n")
    #expect(state.text(of: "a") == "not two")
  }

  @Test("Nothing is copied from a secure field, shown or not; pasting is allowed", arguments: [false, true])
  func secrets(revealed: Bool) {
    var state = state { ($0.text, $0.traits.isSecureTextEntry) = ("secret", true) }
    if revealed { state.toggleRevealed("a") }
    state.select(0..<6, of: "a")
    #expect(state.copy() == nil)
    #expect(state.cut() == nil)
    #expect(state.text(of: "a") == "secret")
    state.paste("other")
    #expect(state.text(of: "a") == "other")
  }

  // MARK: - Secrets

  @Test("The last character is shown for its time, and only where it is allowed", arguments: [false, true])
  func lastCharacter(allowed: Bool) throws {
    var state = state(shows: allowed) { $0.traits.isSecureTextEntry = true }
    func shown() -> String {
      FormPicture.make(state: state, area: KeyRect(x: 0, y: 0, width: 400, height: 400), scale: 1).fields[0].text
    }
    let start = Instant(microseconds: 5_000_000)
    state.insert("a", at: start)
    state.insert("b", at: start + .milliseconds(100))
    #expect(shown() == (allowed ? "•b" : "••"))
    #expect(state.shownText(of: "a") == "••")
    let end = start + .milliseconds(1100)
    #expect(state.deadline == (allowed ? end : nil))
    let early = state.wake(at: start + .milliseconds(1099))
    #expect(!early && shown() == (allowed ? "•b" : "••"))
    let late = state.wake(at: end)
    #expect(late == allowed && shown() == "••" && state.deadline == nil)
    state.insert("c", at: end)
    state.deleteBackward()
    #expect(shown() == "••" && state.deadline == nil)
    state.insert("pasted", at: end)
    #expect(shown() == "••••••••")
    state.insert("d", at: end)
    state.moveCursor(of: "a", to: 2)
    #expect(shown() == "•••••••••")
  }

  @Test("A secret is shown until the focus leaves, and described by nothing")
  func reveal() {
    var state = state { ($0.text, $0.traits.isSecureTextEntry) = ("qz9x", true) }
    state.toggleRevealed("a")
    state.toggleRevealed("b")
    #expect(state.isRevealed("a") && !state.isRevealed("b"))
    let picture = FormPicture.make(state: state, area: KeyRect(x: 0, y: 0, width: 400, height: 400), scale: 1)
    #expect(picture.fields[0].text == "qz9x" && !picture.fields[0].isSecure)
    #expect(state.shownText(of: "a") == "••••")
    var told = "\(state) \(picture)"
    dump(state, to: &told)
    dump(picture, to: &told)
    #expect(!told.contains("qz9x"))
    state.focus("b")
    #expect(!state.isRevealed("a"))
  }

  // MARK: - Numbers

  private func currency(_ field: inout FormField) {
    field.formatter = NumberStyle(style: .currency)
  }

  @Test("Digits are grouped while they are typed, the cursor stays behind them")
  func typing() {
    var state = state(currency)
    var seen: [String] = []
    for character in "1234567.89x" {
      state.insert(String(character))
      seen.append(state.text(of: "a"))
      #expect(state.cursor(of: "a") == state.text(of: "a").count)
    }
    #expect(
      seen == [
        "$1", "$12", "$123", "$1,234", "$12,345", "$123,456", "$1,234,567", "$1,234,567.", "$1,234,567.8",
        "$1,234,567.89", "$1,234,567.89",
      ])
    #expect(state.number(of: "a") == "1234567.89")
    for _ in 0..<4 { state.deleteBackward() }
    #expect(state.text(of: "a") == "$123,456")
    state.moveCursor(of: "a", to: 2)
    state.insert("0")
    #expect(state.text(of: "a") == "$1,023,456" && state.cursor(of: "a") == 4)
    state.moveCursor(of: "a", to: 2)
    state.deleteBackward()
    // The zero stays while the first digit is replaced by another one.
    #expect(state.text(of: "a") == "$023,456" && state.cursor(of: "a") == 1)
    state.insert("9")
    #expect(state.text(of: "a") == "$9,023,456")
    state.select(0..<99, of: "a")
    state.deleteBackward()
    #expect(state.isEmpty("a") && state.number(of: "a") == "")
  }

  @Test("Where the sign stands behind the number the cursor stays before it")
  func trailingSign() {
    var state = state(locale: "de_DE", currency)
    for character in "1234,5" { state.insert(String(character)) }
    #expect(state.text(of: "a") == "1.234,5\u{a0}€" && state.cursor(of: "a") == 7)
    state.deleteBackward()
    #expect(state.text(of: "a") == "1.234,\u{a0}€" && state.cursor(of: "a") == 6)
    // A cursor that was put behind the sign types before it.
    state.moveCursor(of: "a", to: 99)
    state.insert("7")
    #expect(state.text(of: "a") == "1.234,7\u{a0}€" && state.cursor(of: "a") == 7)
  }

  @Test("A number is finished when the focus leaves and when the form is submitted")
  func finishing() {
    var state = state(currency)
    state.insert("0012.5")
    state.focus("b")
    #expect(state.text(of: "a") == "$12.50" && state.number(of: "a") == "12.50")
    state.focus("a")
    state.deleteBackward()
    #expect(state.text(of: "a") == "$12.5")
    _ = state.submit()
    #expect(state.text(of: "a") == "$12.50")
    state.clear("a")
    state.insert("-")
    state.focus("b")
    #expect(state.isEmpty("a"))
  }

  @Test(
    "A file's number is that of a program, a pasted one that of the locale",
    arguments: [("1234.567", "1.234,57\u{a0}€"), ("1.234,56", "1.234,56\u{a0}€"), ("no number", ""), ("", "")])
  func fromFile(text: String, shown: String) {
    let state = state(locale: "de_DE") { field in
      currency(&field)
      field.text = text
    }
    // Digits beyond those of the currency are cut, not rounded: nobody typed a cent more.
    #expect(state.text(of: "a") == shown)
  }

  @Test("However a number is edited, it is one", arguments: ["en_US", "de_DE", "fa_IR"])
  func laws(locale: String) {
    var random = SeededRandom(seed: 11)
    for kind in [NumberStyle.Style.decimal, .percent, .currency] {
      var state = state(locale: locale) { $0.formatter = NumberStyle(style: kind) }
      for _ in 0..<400 {
        let before = state.text(of: "a")
        let count = state.text(of: "a").count
        switch Int.random(in: 0..<8, using: &random) {
        case 0...3: state.insert(["1", "9", "0", ",", ".", "٫", "-", "x"].randomElement(using: &random)!)
        case 4: state.deleteBackward()
        case 5: state.moveCursor(of: "a", to: Int.random(in: 0...count + 1, using: &random))
        case 6: state.select(0..<Int.random(in: 0...count + 1, using: &random), of: "a")
        default: if Int.random(in: 0..<5, using: &random) == 0 { state.clear("a") }
        }
        let number = state.number(of: "a") ?? ""
        let reread = NumberDraft(number)
        #expect(reread?.finished.text == number, "\(before)")
        #expect((0...state.text(of: "a").count).contains(state.cursor(of: "a")))
      }
    }
  }
}
