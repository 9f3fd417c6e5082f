import KeyboardCore
import Testing

@Suite("Password rules: reading")
struct RulesReaderTests {
  static let standard = "allowed: ascii-printable;"

  @Test(
    "What is read, as canonical text",
    arguments: [
      ("", standard),
      (" \t\r\n\u{c}", standard),
      ("required: upper", "required: upper; allowed: upper;"),
      ("\n required:\tUPPER ,\u{c}digit ;\r", "required: upper, digit; allowed: upper, digit;"),
      ("allowed: lower,upper", "allowed: upper, lower;"),
      ("allowed:lower;allowed:digit", "allowed: lower, digit;"),
      ("required: digit; required: digit", "required: digit; required: digit; allowed: digit;"),
      // A number: of several the strictest, 0 is none, more than fits is the largest.
      ("minlength: 8; ", "allowed: ascii-printable; minlength: 8;"),
      ("minlength: 8; minlength: 12; minlength: 0", "allowed: ascii-printable; minlength: 12;"),
      ("maxlength: 30; maxlength: 0; maxlength: 20", "allowed: ascii-printable; maxlength: 20;"),
      ("max-consecutive:0;max-consecutive:3;max-consecutive:2", "allowed: ascii-printable; max-consecutive: 2;"),
      ("minlength: 0", standard),
      ("minlength: 0012", "allowed: ascii-printable; minlength: 12;"),
      ("maxlength: 99999999999999999999999", "allowed: ascii-printable; maxlength: \(Int.max);"),
      ("minlength: 20; maxlength: 10", "allowed: ascii-printable; minlength: 20; maxlength: 10;"),
      // The order of the canonical text is fixed.
      (
        "maxlength: 20; minlength: 10; max-consecutive: 2; allowed: lower; required: upper; required: digit",
        "required: upper; required: digit; allowed: upper, lower, digit; max-consecutive: 2; minlength: 10; "
          + "maxlength: 20;"
      ),
      // An empty value is no property.
      ("allowed:; minlength: ; maxlength:", standard),
      ("required:", standard),
      // Custom classes.
      ("allowed: [abc]", "allowed: [abc];"),
      ("allowed: [cab9 Z]", "allowed: [Zabc9 ];"),
      ("allowed: [é]", standard),
      ("allowed: [é], digit", "allowed: digit;"),
      ("required: []", standard),
      ("required: [é]; minlength: 14", "allowed: ascii-printable; minlength: 14;"),
      ("required: upper, [é]", "required: upper; allowed: upper;"),
      ("allowed: [-]", "allowed: [-];"),
      ("allowed: []]", "allowed: []];"),
      ("allowed: [-]]", "allowed: [-]];"),
      ("allowed: [[]", "allowed: [[];"),
      ("allowed: [;,:]", "allowed: [,:;];"),
      ("allowed: [a]]", "allowed: [a]];"),
      ("allowed: [a\u{0}\n\u{7f}b]", "allowed: [ab];"),
      ("allowed: [0123456789], upper", "allowed: upper, digit;"),
      ("allowed: special, [a]", "allowed: special, [a];"),
      ("allowed: upper, lower, digit, special", standard),
      // What absorbs everything; the first that is named.
      ("allowed: lower, unicode", "allowed: unicode;"),
      ("allowed: unicode, ascii-printable", "allowed: unicode;"),
      ("allowed: ascii-printable, unicode", standard),
      ("allowed: upper, lower, digit, special; allowed: unicode", "allowed: unicode;"),
      ("required: digit; required: unicode", "required: digit; required: unicode; allowed: unicode;"),
    ])
  func reads(text: String, canonical: String) {
    let reading = PasswordRulesReader.read(text)
    #expect(reading.mistakes.isEmpty, "\(reading.mistakes)")
    #expect(reading.rules.canonicalText == canonical)
    #expect(PasswordRules(text) == reading.rules)
  }

  @Test(
    "What discards everything",
    arguments: [
      ("allowed: digits", PasswordRuleMistake.Kind.unknownClass("digits", near: "digit"), 9),
      ("required: ascii", .unknownClass("ascii", near: nil), 10),
      ("Allowed: digit", .unknownProperty("Allowed", near: "allowed"), 0),
      ("min-length: 8", .unknownProperty("min-length", near: "minlength"), 0),
      ("max-repeating: 2", .unknownProperty("max-repeating", near: nil), 0),
      ("allowed : digit", .missingColon, 7),
      ("allowed", .missingColon, 7),
      ("allowed; minlength: 8", .missingColon, 7),
      ("minlength: 8 ", .blankAfterNumber, 12),
      ("minlength: 8 ;", .blankAfterNumber, 12),
      ("minlength: 8\n;", .blankAfterNumber, 12),
      ("minlength: 8.5", .notANumber, 11),
      ("minlength: +8", .notANumber, 11),
      ("minlength: -8", .notANumber, 11),
      ("minlength: 2x", .notANumber, 11),
      ("minlength: ٨", .notANumber, 11),
      ("minlength: 8, 9", .notANumber, 11),
      ("allowed: upper,", .missingClass, 15),
      ("allowed: upper, ;", .missingClass, 16),
      ("allowed: ,upper", .missingClass, 9),
      ("allowed: 1", .missingClass, 9),
      ("allowed: é", .missingClass, 9),
      ("allowed: upper lower", .missingComma, 15),
      ("allowed: upper [a]", .missingComma, 15),
      ("allowed: [a] [b]", .missingComma, 13),
      ("allowed: [a][b]", .bracketInsideClass, 12),
      ("allowed: []a]", .bracketInsideClass, 11),
      ("allowed: [a]]]", .bracketInsideClass, 13),
      ("allowed: [", .missingBracket, 9),
      ("allowed: [abc", .missingBracket, 9),
      ("allowed: [é, digit; minlength: 8;", .missingBracket, 9),
    ])
  func discards(text: String, kind: PasswordRuleMistake.Kind, offset: Int) {
    // Whatever is right before it.
    for before in ["", "required: upper; minlength: 20; "] {
      let reading = PasswordRulesReader.read(before + text)
      #expect(reading.rules == .standard)
      #expect(reading.mistakes == [PasswordRuleMistake(kind: kind, offset: before.count + offset)])
      #expect(reading.mistakes.first?.effect == .discardsEverything)
    }
  }

  @Test(
    "What begins no property ends the reading, and what stands before it holds",
    arguments: [
      (";", standard, 0), (";;", standard, 0), ("8", standard, 0), ("\u{0}minlength: 8", standard, 0),
      ("minlength: 8;; maxlength: 20", "allowed: ascii-printable; minlength: 8;", 13),
      ("required: lower; [abc]; maxlength: 20", "required: lower; allowed: lower;", 17),
      ("minlength: 8; é", "allowed: ascii-printable; minlength: 8;", 14),
    ])
  func ends(text: String, canonical: String, offset: Int) {
    let reading = PasswordRulesReader.read(text)
    #expect(reading.rules.canonicalText == canonical)
    #expect(reading.mistakes == [PasswordRuleMistake(kind: .missingProperty, offset: offset)])
    #expect(reading.mistakes.first?.effect == .endsReading)
  }

  @Test("A hyphen inside a class is passed over, and told of once a class")
  func hyphens() {
    let reading = PasswordRulesReader.read("allowed: [a-z-], [-0-9]; allowed: [é-]; minlength: 8")
    #expect(reading.rules.canonicalText == "allowed: [-az09]; minlength: 8;")
    #expect(reading.mistakes.map(\.offset) == [11, 20, 36])
    #expect(reading.mistakes.allSatisfy { $0.kind == .hyphenInsideClass && $0.effect == .isPassedOver })
  }

  @Test("The minified text does not repeat what is required")
  func minified() {
    let rules = PasswordRules("required: upper; required: [-]]; allowed: lower, upper; minlength: 8")
    #expect(rules.canonicalText == "required: upper; required: [-]]; allowed: upper, lower, [-]]; minlength: 8;")
    #expect(rules.minifiedText == "required: upper; required: [-]]; allowed: upper, lower; minlength: 8;")
    #expect(PasswordRules("required: digit").minifiedText == "required: digit;")
    #expect(PasswordRules.standard.minifiedText == "")
  }

  @Test("Every mistake has a sentence that fits a line")
  func sentences() {
    let long = String(repeating: "a", count: 100_000)
    for text in [long + ": 1", "allowed: " + long, "allowed: " + long + "]", "allowed: [" + long] {
      let reading = PasswordRulesReader.read(text)
      #expect(reading.rules == .standard)
      #expect(reading.mistakes.allSatisfy { !$0.sentence.isEmpty && $0.sentence.count < 200 })
    }
    let mistake = PasswordRulesReader.read("required: digits;").mistakes[0]
    #expect(mistake.sentence == "“digits” is no class of characters; did you mean digit?")
  }

  /// Each would take minutes if the work grew with the square of the length.
  @Test(
    "100 kB of rules",
    arguments: [
      "allowed: [", "allowed: [a-],", "allowed: [a-];", "required: upper;", "required:[a];", ";", "[", "]", "a", " ",
      "minlength: 1;", "9", "allowed: upper,", "required: [é-é];", "\u{0}", "e\u{301}", "allowed: [[]],",
    ])
  func large(piece: String) {
    for prefix in ["", "allowed: [", "allowed: ", "minlength: "] {
      let text = prefix + String(repeating: piece, count: 100_000 / piece.utf8.count + 1)
      let reading = PasswordRulesReader.read(text)
      let again = PasswordRulesReader.read(reading.rules.canonicalText)
      #expect(again.rules.allowed == reading.rules.allowed)
      #expect(again.mistakes.isEmpty)
      #expect(reading.rules.violations(of: "").count <= 3)
      _ = reading.rules.advice
    }
  }
}
