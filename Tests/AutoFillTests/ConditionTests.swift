import KeyboardCore
import Testing

@Suite("AutoFill: who may speak in a form")
struct ConditionTests {
  /// Whether something is offered of what was not typed before: in a form of one type and in one of two, each shown by
  /// nobody's program for no site, by somebody's for the site, and by the site's own.
  static let rows: [(String, PrecedencePolicy, String, String)] = [
    // focus, policy, alone: none named associated, beside another type: the same
    ("name", .contentTypeFirst, "- - -", "- - +"),
    ("name", .keyboardTypeFirst, "+ + +", "+ + +"),
    ("telephoneNumber", .contentTypeFirst, "- - -", "- - +"),
    ("telephoneNumber", .keyboardTypeFirst, "+ + +", "+ + +"),
    ("username", .contentTypeFirst, "- - -", "- - +"),
    ("username", .keyboardTypeFirst, "- - +", "- - +"),
    ("password!", .contentTypeFirst, "- - -", "- - +"),
    ("password!", .keyboardTypeFirst, "- - +", "- - +"),
    ("newPassword!", .contentTypeFirst, "- - -", "- - +"),
    ("newPassword!", .keyboardTypeFirst, "- - +", "- - +"),
    ("creditCardNumber", .contentTypeFirst, "- - -", "- - +"),
    ("creditCardNumber", .keyboardTypeFirst, "+ + +", "+ + +"),
    ("oneTimeCode", .contentTypeFirst, "+ + +", "+ + +"),
    ("oneTimeCode", .keyboardTypeFirst, "+ + +", "+ + +"),
    ("emailAddress", .contentTypeFirst, "- - -", "- - +"),
    ("emailAddress", .keyboardTypeFirst, "+ + +", "+ + +"),
    // The security code is stored nowhere; a type that nobody knows is offered nothing, and so is no type.
    ("creditCardSecurityCode", .contentTypeFirst, "- - -", "- - -"),
    ("creditCardSecurityCode", .keyboardTypeFirst, "- - -", "- - -"),
    ("x-loyalty", .contentTypeFirst, "- - -", "- - -"),
    ("x-loyalty", .keyboardTypeFirst, "- - -", "- - -"),
    ("-", .contentTypeFirst, "- - -", "- - -"),
    ("-!", .keyboardTypeFirst, "- - -", "- - -"),
  ]

  @Test("A field alone, and beside one of another type", arguments: rows)
  func row(focus: String, policy: PrecedencePolicy, alone: String, beside: String) {
    var material = OfferMaterial.everything
    material.history = []
    #expect(Self.offers("*\(focus)", material, policy) == alone)
    #expect(Self.offers("*\(focus) nickname", material, policy) == beside)
  }

  @Test("What was typed before needs no more than the type", arguments: PrecedencePolicy.allCases)
  func history(policy: PrecedencePolicy) {
    var material = OfferMaterial()
    material.history = ["history"]
    for type in TextContentType.all {
      let offers = Self.offers("*\(type.name)", material, policy)
      #expect(offers == (FormSketch("*\(type.name)").traits.sources.contains(.history) ? "+ + +" : "- - -"))
    }
  }

  private static func offers(_ text: String, _ material: OfferMaterial, _ policy: PrecedencePolicy) -> String {
    SiteBond.allCases.map { bond in
      let sketch = FormSketch(text, policy)
      return sketch.list(material, bond: bond).items(before: "", after: "").isEmpty ? "-" : "+"
    }.joined(separator: " ")
  }

  @Test("Two fields of one type are no two types, and a field of no type is none")
  func types() {
    #expect(!FormSketch("*password! password!").form.hasTwoTypes)
    #expect(!FormSketch("*password! -").form.hasTwoTypes)
    #expect(!FormSketch("*- -").form.hasTwoTypes)
    #expect(FormSketch("*username password!").form.hasTwoTypes)
  }

  @Test("Sources speak in the order of the precedence table, the same value once, at most three items")
  func order() {
    var material = OfferMaterial()
    material.contacts = ["a@example.com", "b@example.com"].map { OfferedValue(text: $0, label: "home") }
    material.history = ["c@example.com", "a@example.com", "d@example.com"]
    let sources = FormSketch("*emailAddress name").traits.sources
    #expect(sources == [.contacts, .history] || sources == [.history, .contacts])
    let words = FormSketch("*emailAddress name").list(material).words()
    #expect(words.count == OfferList.most)
    #expect(Set(words.map { $0.split(separator: " ")[0] }).count == 3)
  }
}
