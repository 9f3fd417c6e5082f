import Forms
import KeyboardCore
import Testing

@Suite("Password rules: public tables")
struct VectorTests {
  @Test(
    "password-rules.json",
    .enabled(if: SharedVectors.exists(SharedVectors.rules), "../shared/vectors/password-rules.json is missing"))
  func rules() throws {
    let rows = try SharedVectors.read(SharedVectors.rules).elements()
    #expect(!rows.isEmpty)
    for row in rows {
      let input = try row.required("input").string()
      let expected = try row.required("apple_reference")
      let reading = PasswordRulesReader.read(input)
      #expect(ListedRules(reading.rules) == (try ListedRules(expected.required("rules"))), "\(input)")
      #expect(reading.mistakes.isEmpty == (try expected.required("errors").elements().isEmpty), "\(input)")
    }
  }

  @Test(
    "password-rules-quirks.json",
    .enabled(if: SharedVectors.exists(SharedVectors.quirks), "../shared/vectors/password-rules-quirks.json is missing"))
  func quirks() throws {
    let rows = try SharedVectors.read(SharedVectors.quirks).members()
    #expect(!rows.isEmpty)
    for (domain, row) in rows {
      let reading = PasswordRulesReader.read(try row.required("input").string())
      #expect(ListedRules(reading.rules) == (try ListedRules(row.required("parsed"))), "\(domain)")
      #expect(reading.mistakes.isEmpty == (try row.required("errors").elements().isEmpty), "\(domain)")
    }
  }

  @Test(
    "pattern-to-password-rules.json",
    .enabled(
      if: SharedVectors.exists(SharedVectors.patterns), "../shared/vectors/pattern-to-password-rules.json is missing"))
  func patterns() throws {
    let rows = try SharedVectors.read(SharedVectors.patterns).required("vectors").elements()
    #expect(!rows.isEmpty)
    for row in rows {
      let pattern = try row.required("regexp").string()
      let expected = try row.member("rules")?.string()
      let rules = PasswordPattern.rules(from: pattern)
      #expect(rules == expected, "\(pattern)")
      if let rules { #expect(PasswordRulesReader.read(rules).mistakes.isEmpty, "\(pattern)") }
    }
  }

  @Test(
    "Canonical and minified texts say the same as the text",
    .enabled(if: SharedVectors.exists(SharedVectors.rules), "../shared/vectors/password-rules.json is missing"),
    .enabled(if: SharedVectors.exists(SharedVectors.quirks), "../shared/vectors/password-rules-quirks.json is missing"),
    .enabled(
      if: SharedVectors.exists(SharedVectors.patterns), "../shared/vectors/pattern-to-password-rules.json is missing"))
  func texts() throws {
    for (name, text) in try SharedVectors.allRules() {
      let rules = PasswordRules(text)
      for written in [rules.canonicalText, rules.minifiedText] {
        let again = PasswordRulesReader.read(written)
        #expect(again.mistakes.isEmpty, "\(name): \(written)")
        #expect(ListedRules(again.rules) == ListedRules(rules), "\(name): \(written)")
      }
      #expect(PasswordRules(rules.canonicalText).canonicalText == rules.canonicalText, "\(name)")
      #expect(PasswordRules(rules.minifiedText).minifiedText == rules.minifiedText, "\(name)")
    }
  }
}
