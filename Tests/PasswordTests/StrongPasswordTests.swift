import KeyboardCore
import Posix
import TestSupport
import Testing

@Suite("Strong passwords")
struct StrongPasswordTests {
  /// So many passwords for each set of rules: 10,000 take minutes without optimisation. CONTRIBUTING.md tells how to make
  /// as many with it.
  static let wanted = Environment.value("KEYPANE_PASSWORDS").flatMap { Int($0) } ?? 100

  @Test(
    "They satisfy the rules of the public tables, every set of them",
    .enabled(if: SharedVectors.exists(SharedVectors.rules), "../shared/vectors/password-rules.json is missing"),
    .enabled(if: SharedVectors.exists(SharedVectors.quirks), "../shared/vectors/password-rules-quirks.json is missing"),
    .enabled(
      if: SharedVectors.exists(SharedVectors.patterns), "../shared/vectors/pattern-to-password-rules.json is missing"))
  func satisfy() throws {
    var random = SeededRandom(seed: 1)
    for (name, text) in try SharedVectors.allRules() { try check(text, name: name, count: Self.wanted, &random) }
  }

  @Test("They satisfy rules made up at random, or there are none")
  func random() throws {
    var random = SeededRandom(seed: 2)
    let pieces = [
      "required: upper;", "required: lower;", "required: digit;", "required: special;", "required: [-];",
      "required: [ ];",
      "required: [lO];", "required: [a];", "required: [b];", "required: [ab], digit;", "required: unicode;",
      "allowed: digit;", "allowed: [ab];", "allowed: [-];", "allowed: [lO ];", "allowed: unicode;", "allowed: special;",
      "max-consecutive: 1;", "max-consecutive: 2;", "minlength: 3;", "minlength: 13;", "minlength: 20;",
      "minlength: 64;",
      "maxlength: 1;", "maxlength: 2;", "maxlength: 5;", "maxlength: 15;", "maxlength: 19;", "maxlength: 40;",
    ]
    for _ in 0..<1500 {
      let text = (0..<random.below(7)).map { _ in pieces[random.below(pieces.count)] }.joined(separator: " ")
      do {
        try check(text, name: text, count: 5, &random)
      } catch let conflict as PasswordConflict {
        #expect(!conflict.sentence.isEmpty)
      }
    }
  }

  private func check(_ text: String, name: String, count: Int, _ random: inout SeededRandom) throws {
    let rules = PasswordRules(text)
    let strong = try StrongPassword(rules: rules)
    #expect(strong.entropy >= 0)
    for _ in 0..<count {
      let violations = rules.violations(of: strong.password(using: &random))
      if !violations.isEmpty {
        Issue.record("\(name): \(violations)")
        return
      }
    }
  }

  @Test(
    "The format that the rules leave",
    arguments: [
      ("", StrongPassword.Format.easyToType),
      ("required: upper; required: lower; required: digit; allowed: [-]; minlength: 20; maxlength: 20", .easyToType),
      ("required: upper; required: lower; required: digit; required: special", .easyToType),
      ("required: lower, [$]; max-consecutive: 1; allowed: ascii-printable", .easyToType),
      ("allowed: unicode", .easyToType),
      ("required: upper; required: lower; required: digit", .classic(length: 12, alphabet: 60, isHyphenated: false)),
      ("maxlength: 19", .classic(length: 12, alphabet: 60, isHyphenated: true)),
      ("maxlength: 14", .classic(length: 12, alphabet: 60, isHyphenated: false)),
      ("minlength: 13; maxlength: 19", .classic(length: 13, alphabet: 60, isHyphenated: false)),
      ("minlength: 21", .classic(length: 21, alphabet: 60, isHyphenated: false)),
      ("maxlength: 8", .classic(length: 8, alphabet: 60, isHyphenated: false)),
      ("required: [$]", .classic(length: 12, alphabet: 1, isHyphenated: false)),
      ("required: [$]; allowed: ascii-printable", .classic(length: 12, alphabet: 61, isHyphenated: true)),
      ("allowed: digit", .classic(length: 12, alphabet: 10, isHyphenated: false)),
      ("allowed: digit, [-]", .classic(length: 12, alphabet: 10, isHyphenated: true)),
      ("allowed: [-ab]", .classic(length: 12, alphabet: 3, isHyphenated: false)),
      ("allowed: lower", .classic(length: 12, alphabet: 25, isHyphenated: false)),
      ("allowed: [l]; max-consecutive: 3", .classic(length: 3, alphabet: 1, isHyphenated: false)),
      ("required: [a]; allowed: ascii-printable", .classic(length: 12, alphabet: 60, isHyphenated: true)),
    ])
  func format(rules: String, format: StrongPassword.Format) throws {
    #expect(try StrongPassword(rules: PasswordRules(rules)).format == format)
  }

  @Test(
    "Rules that nothing satisfies",
    arguments: [
      ("minlength: 9; maxlength: 8", PasswordConflict.lengths(minimum: 9, maximum: 8)),
      ("minlength: 9; minlength: 4; maxlength: 20; maxlength: 8", .lengths(minimum: 9, maximum: 8)),
      ("required: upper; required: lower; required: digit; maxlength: 2", .tooManyRequired(classes: 3, maximum: 2)),
      (
        "required: [ab]; required: [cd]; required: [ac]; required: [bd]; maxlength: 1",
        .tooManyRequired(classes: 4, maximum: 1)
      ),
      ("allowed: [a]; max-consecutive: 2; minlength: 3", .repetition(minimum: 3, maxConsecutive: 2)),
      ("minlength: 1025", .tooLong(minimum: 1025)),
      ("minlength: 99999999999999999999999", .tooLong(minimum: .max)),
    ])
  func conflicts(rules: String, conflict: PasswordConflict) {
    #expect(throws: conflict) { _ = try StrongPassword(rules: PasswordRules(rules)) }
    #expect(!conflict.sentence.isEmpty)
  }

  @Test(
    "Rules that look as if nothing satisfied them",
    arguments: [
      // One character may be of several classes.
      "required: upper; required: [A]; required: [ABC]; maxlength: 1",
      "required: [ab]; required: [cd]; required: [ac]; required: [bd]; maxlength: 2",
      // Drawing would take for ever.
      "required: [a]; required: [b]; required: [c]; required: [d]; required: [e]; required: [f]; maxlength: 6; "
        + "max-consecutive: 1; allowed: ascii-printable",
      "required: [a]; required: [b]; max-consecutive: 1; minlength: 1024",
      "required: [l]; required: [O]; required: [ ]; maxlength: 3",
      "required: [a]; maxlength: 1",
      "allowed: [ab]; max-consecutive: 1; minlength: 500",
    ])
  func tight(rules: String) throws {
    var random = SeededRandom(seed: 3)
    try check(rules, name: rules, count: 50, &random)
  }

  @Test("As many required classes as rules of 100 kB hold")
  func many() throws {
    var random = SeededRandom(seed: 4)
    var text = ""
    let letters = Array("abcdefghijklmnopqrstuvwxyz")
    while text.utf8.count < 100_000 {
      let some = (0..<4).map { _ in String(letters[random.below(26)]) }.joined()
      text += "required: [\(some)];"
    }
    try check(text, name: "many", count: 3, &random)
    #expect(throws: PasswordConflict.self) { _ = try StrongPassword(rules: PasswordRules(text + "maxlength: 3")) }
  }

  @Test("The easy format: groups, places of the digit, one capital that is no o")
  func easy() throws {
    let strong = try StrongPassword()
    #expect(abs(strong.entropy - 71.88) < 0.01)
    var random = SeededRandom(seed: 5)
    var places: [Int: Int] = [:]
    var capitals: Set<Character> = []
    var letters: Set<Character> = []
    for _ in 0..<2000 {
      let password = Array(strong.password(using: &random))
      #expect(password.count == 20)
      #expect(password[6] == "-" && password[13] == "-")
      let place = try #require(password.firstIndex { $0.isNumber })
      places[place, default: 0] += 1
      let upper = password.filter(\.isUppercase)
      #expect(upper.count == 1)
      #expect(password.count(where: \.isNumber) == 1)
      capitals.formUnion(upper)
      letters.formUnion(password.filter(\.isLowercase))
      for group in String(password).lowercased().split(separator: "-") {
        let shape = String(group.map { $0.isNumber ? "9" : "aeiouy".contains($0) ? "V" : "C" })
        #expect(["CVCCVC", "9CVCCV", "CVCCV9"].contains(shape))
      }
    }
    #expect(places.keys.sorted() == [5, 7, 12, 14, 19])
    #expect(places.values.allSatisfy { (300...500).contains($0) })
    #expect(letters == Set("abcdefghijkmnopqrstuvwxyz"))
    #expect(capitals == Set("ABCDEFGHIJKMNPQRSTUVWXYZ"))
  }

  @Test("max-consecutive: 1 throws away easy passwords in which two consonants meet")
  func easyWithoutPairs() throws {
    let rules = PasswordRules("max-consecutive: 1")
    let strong = try StrongPassword(rules: rules)
    #expect(strong.format == .easyToType)
    var random = SeededRandom(seed: 6)
    for _ in 0..<500 { #expect(rules.violations(of: strong.password(using: &random)).isEmpty) }
  }

  @Test("A classic one has a letter of each case and a digit where nothing is required")
  func classic() throws {
    let strong = try StrongPassword(rules: PasswordRules("maxlength: 16"))
    var random = SeededRandom(seed: 7)
    for _ in 0..<300 {
      let password = strong.password(using: &random)
      let groups = password.split(separator: "-")
      #expect(groups.map(\.count) == [3, 3, 3, 3])
      #expect(password.contains { $0.isUppercase })
      #expect(password.contains { $0.isLowercase })
      #expect(password.contains { $0.isNumber })
      #expect(!password.contains { "lO ".contains($0) })
    }
  }

  @Test(
    "Entropy in bits",
    arguments: [
      ("allowed: digit", 39.86), ("allowed: lower", 55.73), ("maxlength: 16", 70.7), ("required: [a]", 0.0),
      ("allowed: [ab]; required: [a]; maxlength: 2", 1.58), ("allowed: digit; minlength: 1024", 3401.65),
    ])
  func entropy(rules: String, bits: Double) throws {
    let found = try StrongPassword(rules: PasswordRules(rules)).entropy
    #expect(abs(found - bits) < 0.01, "\(found)")
  }
}
