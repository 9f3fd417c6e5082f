import Forms
import Testing

@Suite("Guidance for forms")
struct RuleTests {
  @Test("A rule finds what goes against it and says what to write", arguments: RuleExample.all)
  func bad(_ example: RuleExample) throws {
    let found = try Sample.findings(example.bad)
    let path = "/fields/\(example.place ?? example.bad.count - 1)"
    let own = found.filter { $0.rule == example.rule && $0.path == path }
    #expect(own.count == 1, "found: \(found)")
    #expect(own.first?.message.contains(example.says) == true, "found: \(own)")
  }

  @Test("What follows the guidance is left alone", arguments: RuleExample.all)
  func good(_ example: RuleExample) throws {
    let found = try Sample.findings(example.good)
    #expect(found.allSatisfy { $0.severity == .info }, "found: \(found)")
    // An unsure rule may still ask.
    if let rule = LintRule.all.first(where: { $0.id == example.rule }), rule.severity == .info {
      #expect(!found.contains { $0.rule == example.rule })
    }
  }

  @Test("The table has all 36 rules, in their order, each with a sentence and a source")
  func table() {
    let numbers = (1...18).map { "\($0)" }
    #expect(LintRule.all.map(\.id) == numbers.map { "TF\($0)" } + numbers.map { "VK\($0)" })
    #expect(LintRule.all.allSatisfy { $0.sentence.hasSuffix(".") && !$0.source.isEmpty })
  }

  @Test("Every rule has an example, but for those that no file or only a page shows")
  func examples() {
    let tested = Set(RuleExample.all.map(\.rule))
    let untested = LintRule.all.filter { !tested.contains($0.id) }
    for rule in untested {
      switch rule.sight {
      case .anywhere, .forms: Issue.record("\(rule.id) has no example")
      case .pages: #expect(PageTests.examples.contains { $0.rule == rule.id }, "\(rule.id)")
      case .nowhere(let reason): #expect(!reason.isEmpty)
      }
    }
  }

  @Test("Findings come in the order of the file, and always the same")
  func order() throws {
    let fields = (0..<40).map { "\"label\":\"Phone \($0)\",\"placeholder\":\"x\"" } + ["\"kind\":\"search\""]
    let first = try Sample.findings(fields)
    let again = try Sample.findings(fields)
    #expect(first == again && !first.isEmpty)
    let places = first.compactMap { Int($0.path.dropFirst("/fields/".count)) }
    #expect(places == places.sorted())
  }

  @Test(
    "A mistake is found once",
    arguments: [
      // A secret that is shown needs secure entry, nothing for capitals or a clear button.
      (["\"label\":\"Password\",\"textContentType\":\"password\",\"returnKeyType\":\"go\""], ["0 TF4"]),
      // A contradiction is no second time the wrong keyboard.
      (
        [
          "\"label\":\"E-mail\",\"textContentType\":\"emailAddress\",\"keyboardType\":\"numberPad\","
            + "\"validation\":{\"kind\":\"email\"},\"clearButtonMode\":\"always\",\"returnKeyType\":\"done\","
            + "\"autocapitalizationType\":\"none\",\"autocorrectionType\":\"no\""
        ], ["0 VK3"]
      ),
      // Two codes are one mistake.
      (
        Array(
          repeating:
            "\"label\":\"Code from SMS\",\"textContentType\":\"oneTimeCode\",\"keyboardType\":\"numberPad\",\"maxLength\":1",
          count: 6), ["0 VK13"]
      ),
      // A search without any words has no placeholder, either.
      (["\"kind\":\"search\",\"returnKeyType\":\"search\""], ["0 TF2"]),
      // First and last name as two names.
      (
        [
          "\"label\":\"First name\",\"textContentType\":\"name\",\"clearButtonMode\":\"always\",\"returnKeyType\":\"next\"",
          "\"label\":\"Last name\",\"textContentType\":\"name\",\"clearButtonMode\":\"always\",\"returnKeyType\":\"done\"",
        ], ["0 VK14", "1 VK14"]
      ),
    ] as [([String], [String])])
  func once(_ fields: [String], _ expected: [String]) throws {
    let found = try Sample.findings(fields).map { "\($0.path.dropFirst("/fields/".count)) \($0.rule)" }
    #expect(found == expected)
  }

  @Test("A button that submits ends the input of pads, and waits for what is required")
  func submitButton() throws {
    let fields = [
      "\"label\":\"Code\",\"textContentType\":\"oneTimeCode\",\"keyboardType\":\"numberPad\"",
      "\"label\":\"City\",\"textContentType\":\"addressCity\",\"required\":true,\"clearButtonMode\":\"always\",\"returnKeyType\":\"done\"",
    ]
    for place in [0, 1] {
      #expect(try Sample.findings([fields[place]]).map(\.rule) == [["VK5"], ["TF16"]][place])
      #expect(try Sample.findings([fields[place]], button: "Send").isEmpty)
      #expect(try !Sample.findings([fields[place]], button: " ").isEmpty)
    }
  }

  @Test("No finding tells the text of a field")
  func discretion() throws {
    let fields = [
      "\"label\":\"Password\",\"text\":\"hunter2\"", "\"label\":\"City\",\"text\":\"hunter2\\nhunter2\"",
      "\"label\":\"PIN\",\"isSecureTextEntry\":true,\"text\":\"hunter2\"",
    ]
    #expect(try Sample.findings(fields).allSatisfy { !$0.message.contains("hunter2") })
  }

  @Test("The largest form is checked")
  func large() throws {
    let email = "\"label\":\"E-mail\",\"textContentType\":\"emailAddress\",\"accessibilityIdentifier\":\"x\""
    let found = try Sample.findings(Array(repeating: email, count: FormReader.mostFields))
    #expect(found.filter { $0.rule == "VK15" }.count == FormReader.mostFields - 1)
  }
}
