import KeyboardCore
import Testing

@Suite("Passwords against rules")
struct ViolationTests {
  static let upper = PasswordClass(ClassName.upper)

  @Test(
    "What is wrong",
    arguments: [
      ("", "", []),
      ("", "anything goes", []),
      ("", "gr\u{fc}n", [PasswordViolation.notAllowed(allowed: .asciiPrintable)]),
      ("allowed: unicode", "gr\u{fc}n", []),
      ("required: unicode", "", [.missing(PasswordClass(ClassName.unicode))]),
      ("minlength: 8", "1234567", [.tooShort(minimum: 8)]),
      ("minlength: 8", "12345678", []),
      ("maxlength: 8", "123456789", [.tooLong(maximum: 8)]),
      ("minlength: 9; maxlength: 8", "12345678", [.tooShort(minimum: 9)]),
      ("required: upper; allowed: lower", "secret", [.missing(upper)]),
      ("required: upper; required: upper; allowed: lower", "secret", [.missing(upper)]),
      ("required: upper; allowed: lower", "Secret", []),
      ("required: upper; allowed: lower", "Secret1", [.notAllowed(allowed: PasswordClass(.upper.union(.lower)))]),
      ("max-consecutive: 2", "aabbaa", []),
      ("max-consecutive: 2", "aaab", [.repeated(maximum: 2)]),
      ("max-consecutive: 1", "abb", [.repeated(maximum: 1)]),
      ("required: []", "abc", []),
      (
        "required: upper; minlength: 4; max-consecutive: 1; allowed: lower", "11",
        [
          .tooShort(minimum: 4), .notAllowed(allowed: PasswordClass(.upper.union(.lower))), .missing(upper),
          .repeated(maximum: 1),
        ]
      ),
    ])
  func violations(rules: String, password: String, expected: [PasswordViolation]) {
    #expect(PasswordRules(rules).violations(of: password) == expected)
  }

  @Test(
    "Sentences say what to do and nothing of the password",
    arguments: [
      ("minlength: 8", "Use at least 8 characters."),
      ("maxlength: 1", "Use at most 1 character."),
      ("required: digit", "Use at least one digit."),
      ("required: upper, digit, [$ #]", "Use at least one upper-case letter, digit or character out of blank # $."),
      ("allowed: lower, [-]", "Use nothing but lower-case letters and -."),
      ("max-consecutive: 1", "Use no character twice in a row."),
      ("max-consecutive: 3", "Use no character more than 3 times in a row."),
    ])
  func sentences(rules: String, sentence: String) {
    let found = PasswordRules(rules).violations(of: "~~~~").map(\.sentence)
    #expect(found.contains(sentence))
    #expect(found.allSatisfy { !$0.contains("~") })
  }

  @Test(
    "Advice of VK12",
    arguments: [
      ("", []),
      ("minlength: 8", []),
      ("maxlength: 12", []),
      ("maxlength: 11", [PasswordAdvice.lengthCap(11)]),
      ("allowed: upper, digit", []),
      ("allowed: [aA]", []),
      ("allowed: digit", [.tooFewKinds(allowed: PasswordClass(ClassName.digit))]),
      ("allowed: special", [.tooFewKinds(allowed: PasswordClass(ClassName.special))]),
      ("allowed: unicode", []),
      ("minlength: 30; maxlength: 20", [.conflict(.lengths(minimum: 30, maximum: 20))]),
      (
        "required: digit; maxlength: 4",
        [.lengthCap(4), .tooFewKinds(allowed: PasswordClass(ClassName.digit))]
      ),
    ])
  func advice(rules: String, expected: [PasswordAdvice]) {
    let advice = PasswordRules(rules).advice
    #expect(advice == expected)
    #expect(advice.allSatisfy { !$0.sentence.isEmpty })
  }
}
