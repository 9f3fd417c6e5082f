import Forms
import KeyboardCore
import Testing

@Suite("What forms say that must be mended, and when")
struct FormCheckTests {
  private func field(_ id: String, _ kind: FieldValidation.Kind?, _ when: FieldValidation.Time? = nil) -> FormField {
    var field = FormField(id: id)
    field.label = "Label"
    field.validation = kind.map { FieldValidation(kind: $0, when: when) }
    return field
  }

  private func message(_ kind: FieldValidation.Kind, _ text: String, secure: Bool = false) -> String? {
    var checked = field("a", kind, .onChange)
    checked.traits.isSecureTextEntry = secure
    var state = FormState(Form(fields: [checked, field("b", nil)]), focus: "a")
    state.insert(text)
    return state.message(of: "a")
  }

  @Test(
    "Good texts",
    arguments: [
      (FieldValidation.Kind.email, "kim.lee+kiosk@example.co.uk"), (.email, "用户@例子.广告"), (.email, ""),
      (.url, "example.com"), (.url, "https://example.com:8080/a?b=c#d"), (.url, "http://münchen.example"),
      (.digits, "0123"), (.digits, "۰۱۲"), (.number, "12.5"), (.username, "kim"), (.password, "12345678"),
    ])
  func good(kind: FieldValidation.Kind, text: String) {
    #expect(message(kind, text) == nil)
  }

  @Test(
    "Bad texts: the message says what to do",
    arguments: [
      (FieldValidation.Kind.email, "kim", "Add @"), (.email, "@example.com", "Add the name"),
      (.email, "kim@", "Add the site"), (.email, "kim@example", "Check the site"), (.email, "kim@-a.com", "Check"),
      (.email, "a@b@example.com", "Leave only one @"), (.email, "kim lee@example.com", "Remove the blanks"),
      (.email, "kim@example..com", "Check the site"), (.url, "example", "Check the site"),
      (.url, "a b.com", "Remove the blanks"), (.url, "://example.com", "Begin with https"), (.url, "https://", "Check"),
      (.digits, "12a", "Use digits only"), (.digits, "1 2", "Use digits only"), (.number, "12x", "Write a number"),
      (.username, "ki", "longer"), (.username, "kim lee", "Remove the blanks"),
      (.password, "1234567", "Use at least 8"),
    ])
  func bad(kind: FieldValidation.Kind, text: String, words: String) throws {
    let said = try #require(message(kind, text))
    #expect(said.contains(words))
    // The same words for a secret: they tell nothing of it.
    #expect(message(kind, text, secure: true) == said)
  }

  @Test(
    "A new password satisfies the form's rules; the message tells all of them, whatever is missing",
    arguments: [
      ("correct horse", false), ("Correct horse 8", true), ("Cor8", false), ("", true), ("CORRECT HORSE 8", false),
    ])
  func passwordRules(password: String, isGood: Bool) {
    var checked = field("a", .password, .onChange)
    checked.traits.passwordRules =
      "required: lower; required: upper; required: digit; allowed: ascii-printable; minlength: 12;"
    var state = FormState(Form(fields: [checked]), focus: "a")
    state.insert(password)
    let words =
      "Use at least 12 characters. Use at least one lower-case letter. Use at least one upper-case letter. "
      + "Use at least one digit."
    #expect(state.message(of: "a") == (isGood ? nil : words))
  }

  @Test("Where not everything is allowed the message says what is")
  func allowed() {
    var checked = field("a", .password, .onChange)
    checked.traits.passwordRules = "required: lower; required: digit; max-consecutive: 2"
    var state = FormState(Form(fields: [checked]), focus: "a")
    state.insert("a 1")
    #expect(
      state.message(of: "a") == "Use at least one lower-case letter. Use at least one digit. "
        + "Use no character more than 2 times in a row. Use nothing but lower-case letters and digits.")
  }

  @Test("Rules that no password satisfies hold nobody")
  func contradiction() {
    var checked = field("a", .password)
    checked.traits.passwordRules = "minlength: 20; maxlength: 10;"
    var state = FormState(Form(fields: [checked, field("b", nil)]), focus: "a")
    state.insert("12345678")
    let left = state.focus("b")
    #expect(left)
  }

  @Test("A form's own words come first")
  func ownWords() {
    var checked = field("a", .digits)
    checked.validation?.message = "Digits, please."
    var state = FormState(Form(fields: [checked]), focus: "a")
    state.insert("x")
    #expect(state.message(of: "a") == "Digits, please.")
  }

  @Test(
    "Each check has its time",
    arguments: [
      (FieldValidation.Time.onChange, true, true, "b"), (.onFocusChange, false, true, "b"),
      (.beforeFocusChange, false, true, "a"), (.onSubmit, false, false, "b"),
    ])
  func times(when: FieldValidation.Time, typing: Bool, leaving: Bool, focus: String) {
    var state = FormState(Form(fields: [field("a", .email, when), field("b", nil)]), focus: "a")
    state.insert("kim")
    #expect((state.message(of: "a") != nil) == typing)
    #expect(state.focus("b") == (focus == "b"))
    #expect((state.message(of: "a") != nil) == leaving)
    #expect(state.focused == focus)
    let outcome = state.submit()
    #expect(outcome == .refused("a") && state.focused == "a" && state.message(of: "a") != nil)
    state.insert("@example.com")
    #expect(state.message(of: "a") == nil)
    #expect(state.submit() == .submitted)
  }

  @Test(
    "The usual times",
    arguments: [
      (FieldValidation.Kind.email, FieldValidation.Time.onFocusChange), (.username, .beforeFocusChange),
      (.password, .beforeFocusChange), (.digits, .onChange),
    ])
  func usual(kind: FieldValidation.Kind, when: FieldValidation.Time) {
    #expect(FieldValidation(kind: kind).when == when)
  }

  @Test("An empty field holds nobody; the key that hides the keyboard is held by nothing")
  func leaving() {
    var state = FormState(Form(fields: [field("a", .username), field("b", nil)]), focus: "a")
    let left = state.focus("b")
    let back = state.focus("a")
    #expect(left && back)
    state.insert("k")
    let held = !state.focus("b")
    #expect(held && state.focused == "a")
    state.blur()
    #expect(state.focused == nil && state.message(of: "a") != nil)
  }

  @Test("What is needed is asked for when the form is submitted, in reading order")
  func required() {
    var needed = [field("a", nil), field("b", .email), field("c", nil)]
    needed[0].isRequired = true
    needed[2].isRequired = true
    needed[2].label = nil
    var state = FormState(Form(fields: needed), focus: "c")
    #expect(!state.isFilled && state.message(of: "a") == nil)
    let outcome = state.returnPressed()
    #expect(outcome == .refused("a") && state.focused == "a")
    #expect(state.message(of: "a") == "Fill in “Label”: it is needed.")
    #expect(state.message(of: "b") == nil)
    #expect(state.message(of: "c") == "Fill this in: it is needed.")
    state.insert("   ")
    #expect(!state.isFilled)
    state.insert("x")
    #expect(state.message(of: "a") == nil)
    state.focus("c")
    state.insert("y")
    #expect(state.isFilled && state.returnPressed() == .submitted)
  }
}
