import KeyboardCore
import Testing

@Suite("Password rules from an HTML pattern")
struct PatternTests {
  @Test(
    "Patterns of the usual form",
    arguments: [
      (#"\d+"#, "required: digit;"),
      ("[a-z]+", "required: lower;"),
      ("  ^[A-Z]*$\n", "required: upper;"),
      ("[a-zA-Z]*", "allowed: lower, upper;"),
      ("[0-9]{4}", "allowed: digit; minlength: 4; maxlength: 4;"),
      (#"\d{4,6}"#, "allowed: digit; minlength: 4; maxlength: 6;"),
      (".{8,}", "minlength: 8;"),
      ("^.{8,20}$", "minlength: 8; maxlength: 20;"),
      (
        #"^(?=.*\w)(?=.*[\w!]).{8,}$"#,
        "required: digit, upper, lower, [_]; required: digit, upper, lower, [_!]; minlength: 8;"
      ),
      (#"(?=.*[!@])[@!a-z\d]{8,}"#, "required: [!@]; allowed: lower, digit; minlength: 8;"),
      (#"(?=.*[!@])[@!#a-z]{8,}"#, "required: [!@]; allowed: lower, [@!#]; minlength: 8;"),
      (#"(?=.*[0-9!])[0-9!]{8,}"#, "required: digit, [!]; allowed: [!]; minlength: 8;"),
      (#"[\]\[\\\-^ ]{8,}"#, #"allowed: [-[\^ ]]; minlength: 8;"#),
    ])
  func converted(pattern: String, rules: String) {
    #expect(PasswordPattern.rules(from: pattern) == rules)
    #expect(PasswordRulesReader.read(rules).mistakes.isEmpty)
  }

  @Test(
    "Other patterns",
    arguments: [
      "", "^", "$", "^$", ".*", ".", "abc", "a*", "[", "[]", "[]{8,}", "[a-z", #"[a-z\"#, #"\"#, "[^0-9]{8}",
      "[a-f]{8}",
      "[0-5]{8}", "[é]{8}", "[a-z]{8", "[a-z]{,8}", "[a-z]{}", "[a-z]{20,8}", "[a-z]{8}{9}", "[a-z]{8,20}x",
      "[a-z]{8}$$",
      "[a-z]{99999999999999999999}", "(?=.*[0-9]", "(?=.*[0-9])", "(?=.*[^0-9])[a-z]{8}", "(?!.*[0-9])[a-z]{8}",
      #"(?=.*\W)[a-z]{8}"#, #"(?=.*\D).{8}"#, "(?=.{8,})[a-z]*", "(?=.*[a-z]{2})[a-z]{8}", "([a-z]{8})", "[a-z]+[0-9]+",
      "[a-z]|[0-9]", #"\s{8}"#, #"[\s]{8}"#, "[a-z]{8}\u{0}",
    ])
  func notConverted(pattern: String) {
    #expect(PasswordPattern.rules(from: pattern) == nil)
  }

  /// Each would take minutes if the work grew with the square of the length.
  @Test("128 kB of pattern", arguments: ["[", "]", "(?=.*[0-9])", "[!", #"\"#, "(", "^", "$", "{", "9", " ", "a-z"])
  func large(piece: String) {
    let text = String(repeating: piece, count: (1 << 17) / piece.utf8.count)
    _ = PasswordPattern.rules(from: text)
    _ = PasswordPattern.rules(from: "[" + text + "]{8,}")
    _ = PasswordPattern.rules(from: text + ".{8,}")
  }
}
