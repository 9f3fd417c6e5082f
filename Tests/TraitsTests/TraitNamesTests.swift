import FoundationEssentials
import KeyboardCore
import Testing

@Suite("Names of traits")
struct TraitNamesTests {
  @Test("Every name finds its value again")
  func roundTrip() {
    func check<T: NamedTrait & Equatable>(_ type: T.Type, count: Int) {
      #expect(T.names.count == count)
      for value in T.allCases { #expect(T(name: value.name) == value) }
      #expect(T(name: "") == nil)
      #expect(T(name: "Default ") == nil)
    }
    check(KeyboardType.self, count: 12)
    check(ReturnKeyType.self, count: 12)
    check(AutocapitalizationType.self, count: 4)
    check(TraitSwitch.self, count: 3)
    check(KeyboardAppearance.self, count: 4)
    check(WritingToolsBehavior.self, count: 4)
    check(PrecedencePolicy.self, count: 2)
    check(Idiom.self, count: 2)
  }

  @Test(
    "A slip of the finger is recognised",
    arguments: [
      ("emailAdress", "emailAddress"), ("EMAILADDRESS", "emailAddress"), ("url", "URL"), ("numberpad", "numberPad"),
      ("phonPad", "phonePad"), ("phoenPad", "phonePad"), ("decimal-pad", "decimalPad"), ("twiter", "twitter"),
    ])
  func slips(typed: String, meant: String) {
    #expect(TraitNames.didYouMean(typed, among: KeyboardType.names) == meant)
  }

  @Test("Another word is not", arguments: ["", "banana", "x", "keyboard"])
  func strangers(typed: String) {
    #expect(TraitNames.didYouMean(typed, among: KeyboardType.names) == nil)
  }

  @Test("Neither is what nobody types")
  func garbage() {
    for typed in ["\u{0}", String(repeating: "a", count: 100_000), "e\u{301}"] {
      #expect(TraitNames.didYouMean(typed, among: KeyboardType.names) == nil)
    }
  }

  @Test("The nearest wins, the first of equally near ones")
  func nearest() {
    #expect(TraitNames.didYouMean("abcx", among: ["abcde", "abcd", "abce"]) == "abcd")
    #expect(TraitNames.didYouMean("userName", among: TraitNames.contentTypes) == "username")
  }

  private struct Table: Decodable {
    struct Row: Decodable {
      var name: String
      var raw: Int
      var label: String?

      init(from decoder: any Decoder) throws {
        var row = try decoder.unkeyedContainer()
        name = try row.decode(String.self)
        raw = try row.decode(Int.self)
        if !row.isAtEnd { _ = try row.decode(String.self) }
        if !row.isAtEnd { label = try row.decode(String.self) }
      }
    }
    var enums: [String: [Row]]
    var defaults: Defaults

    private enum CodingKeys: String, CodingKey {
      case enums
      case defaults = "UITextInputTraits_defaults"
    }
  }

  private struct Defaults: Decodable {
    var autocapitalizationType: String
    var autocorrectionType: String
    var spellCheckingType: String
    var smartQuotesType: String
    var smartDashesType: String
    var smartInsertDeleteType: String
    var inlinePredictionType: String
    var keyboardType: String
    var keyboardAppearance: String
    var returnKeyType: String
    var enablesReturnKeyAutomatically: Bool
    var secureTextEntry: Bool
    var textContentType: String?
    var passwordRules: String?
    var allowsNumberPadPopover: Bool
  }

  @Test(
    "Raw values and labels are those of the public table",
    .enabled(if: SharedVectors.exists(SharedVectors.enums), "../shared/vectors/text-input-enums.json is missing"))
  func vectors() throws {
    let table = try JSONDecoder().decode(Table.self, from: SharedVectors.data(SharedVectors.enums))
    func check<T: NamedTrait & RawRepresentable>(_ type: T.Type, _ name: String) throws where T.RawValue == Int {
      let rows = try #require(table.enums[name]).filter { !$0.name.contains("deprecated") }
      #expect(rows.map(\.name) == T.names, "\(name)")
      for row in rows { #expect(T(name: row.name)?.rawValue == row.raw, "\(name).\(row.name)") }
    }
    try check(KeyboardType.self, "UIKeyboardType")
    try check(ReturnKeyType.self, "UIReturnKeyType")
    try check(AutocapitalizationType.self, "UITextAutocapitalizationType")
    try check(TraitSwitch.self, "UITextAutocorrectionType")
    for name in [
      "UITextSpellCheckingType", "UITextSmartQuotesType", "UITextSmartDashesType", "UITextSmartInsertDeleteType",
      "UITextInlinePredictionType", "UITextMathExpressionCompletionType",
    ] {
      try check(TraitSwitch.self, name)
    }
    try check(WritingToolsBehavior.self, "UIWritingToolsBehavior")
    // High contrast is Keypane's own, with a raw value that UIKit has none of.
    let appearances = try #require(table.enums["UIKeyboardAppearance"]).filter { !$0.name.contains("deprecated") }
    #expect(appearances.map(\.name) == KeyboardAppearance.names.filter { $0 != "highContrast" })
    for row in appearances { #expect(KeyboardAppearance(name: row.name)?.rawValue == row.raw) }
    #expect(!appearances.map(\.raw).contains(KeyboardAppearance.highContrast.rawValue))
    for row in try #require(table.enums["UIReturnKeyType"]) {
      let label = try #require(row.label).split(separator: "|").first.map(String.init)
      let type = try #require(ReturnKeyType(name: row.name))
      #expect(ReturnKeyLabels.english[type] == label)
    }
    checkDefaults(table.defaults)
  }

  /// What a field asks for that says nothing.
  private func checkDefaults(_ defaults: Defaults) {
    let traits = TextInputTraits()
    #expect(defaults.autocapitalizationType == traits.autocapitalizationType.name)
    #expect(defaults.autocorrectionType == traits.autocorrectionType.name)
    #expect(defaults.spellCheckingType == traits.spellCheckingType.name)
    #expect(defaults.smartQuotesType == traits.smartQuotesType.name)
    #expect(defaults.smartDashesType == traits.smartDashesType.name)
    #expect(defaults.smartInsertDeleteType == traits.smartInsertDeleteType.name)
    #expect(defaults.inlinePredictionType == traits.inlinePredictionType.name)
    #expect(defaults.keyboardType == traits.keyboardType.name)
    #expect(defaults.keyboardAppearance == traits.keyboardAppearance.name)
    #expect(defaults.returnKeyType == traits.returnKeyType.name)
    #expect(defaults.enablesReturnKeyAutomatically == traits.enablesReturnKeyAutomatically)
    #expect(defaults.secureTextEntry == traits.isSecureTextEntry)
    #expect(defaults.textContentType == traits.textContentType?.rawValue)
    #expect(defaults.passwordRules == traits.passwordRules)
    #expect(defaults.allowsNumberPadPopover == traits.allowsNumberPadPopover)
  }
}
