import KeyboardCore
import Testing

/// What a value of one field may be: nothing in it presses a key that sends, leads on or turns the text around.
struct FieldValueTests {
  @Test(arguments: ["747723", "kim@example.com", "pass word – ü", "محمد", "👍🏽", String(repeating: "x", count: 1024)])
  func isOne(_ text: String) {
    #expect(FieldValue.isOne(text))
  }

  @Test(arguments: [
    "", "12\u{0b}3", "12\u{85}3", "a\nb", "a\tb", "\u{1b}[2J", "12\u{2028}3", "\u{202e}123456", "1\u{200f}2",
    String(repeating: "9", count: 1025),
  ])
  func isNone(_ text: String) {
    #expect(!FieldValue.isOne(text))
  }

  /// Whoever can send a message presses no key of his choice, and none for minutes.
  @Test(arguments: ["12\u{0b}3", "\u{0b}", "1\u{85}\u{85}", "\u{202e}123456", String(repeating: "9", count: 65)])
  func isNoCode(_ code: String) {
    var codes = ReceivedCodes()
    #expect(codes.receive("hello\n@example.com #\(code)", at: .zero) == nil)
    #expect(codes.all.isEmpty)
  }

  /// A multiple of fields that hold no accounts stands before a password.
  @Test(arguments: [KeyboardType.numberPad, .decimalPad, .numbersAndPunctuation, .webSearch, .URL])
  func isNoAccount(_ keyboard: KeyboardType) {
    var secret = TextInputTraits()
    secret.textContentType = .password
    secret.isSecureTextEntry = true
    var other = TextInputTraits()
    other.keyboardType = keyboard
    let fields = [FormPart(id: "n", traits: other), FormPart(id: "p", traits: secret)]
    let form = FocusedForm(app: "", domain: "example.com", focus: fields[1], fields: fields)
    for policy in PrecedencePolicy.allCases { #expect(SignInParts(form, policy: policy).account == nil) }
  }
}
