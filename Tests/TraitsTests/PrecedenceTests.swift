import KeyboardCore
import Testing

/// A field, as far as the precedence table cares.
struct Row: Sendable, CustomTestStringConvertible {
  var content: TextContentType?
  var keyboard: KeyboardType = .default
  var isSecure = false
  var policy: PrecedencePolicy = .contentTypeFirst
  var shows: KeyboardType
  var rule: String?

  var testDescription: String {
    "\(content?.name ?? "-") \(keyboard.name)\(isSecure ? " secure" : "") \(policy.name) -> \(shows.name)"
  }

  var resolved: ResolvedTraits {
    Precedence.resolve(FieldRequest(traits: traits, policy: policy))
  }

  var traits: TextInputTraits {
    var traits = TextInputTraits()
    traits.textContentType = content
    traits.keyboardType = keyboard
    traits.isSecureTextEntry = isSecure
    return traits
  }
}

@Suite("Precedence: which keyboard")
struct PrecedenceTests {
  static let contentFirst: [Row] = [
    Row(content: nil, shows: .default, rule: nil),
    Row(content: .telephoneNumber, shows: .phonePad, rule: "telephone-number-is-always-a-phone-pad"),
    Row(
      content: .telephoneNumber, keyboard: .emailAddress, shows: .phonePad,
      rule: "telephone-number-is-always-a-phone-pad"),
    Row(content: .telephoneNumber, isSecure: true, shows: .phonePad, rule: "telephone-number-is-always-a-phone-pad"),
    Row(content: .emailAddress, shows: .emailAddress, rule: "email-address-has-the-email-keyboard"),
    Row(content: .emailAddress, keyboard: .URL, shows: .emailAddress, rule: "email-address-has-the-email-keyboard"),
    Row(content: .URL, shows: .URL, rule: "url-has-the-url-keyboard"),
    Row(content: .URL, keyboard: .numberPad, shows: .URL, rule: "url-has-the-url-keyboard"),
    Row(content: .creditCardNumber, shows: .numberPad, rule: "card-numbers-have-the-number-pad"),
    Row(
      content: .creditCardNumber, keyboard: .emailAddress, shows: .numberPad, rule: "card-numbers-have-the-number-pad"),
    Row(
      content: .creditCardNumber, keyboard: .decimalPad, shows: .decimalPad, rule: "card-number-keeps-the-decimal-pad"),
    Row(content: .creditCardSecurityCode, shows: .numberPad, rule: "card-numbers-have-the-number-pad"),
    Row(content: .creditCardExpirationYear, shows: .numberPad, rule: "card-numbers-have-the-number-pad"),
    Row(content: .creditCardName, shows: .default, rule: nil),
    Row(content: .username, keyboard: .emailAddress, shows: .emailAddress, rule: "user-names-may-be-email-addresses"),
    Row(content: .oneTimeCode, shows: .default, rule: nil),
    Row(content: .oneTimeCode, keyboard: .numberPad, shows: .numberPad, rule: "keyboard-type-as-asked"),
    Row(content: .postalCode, keyboard: .numbersAndPunctuation, shows: .numbersAndPunctuation),
    Row(content: TextContentType(rawValue: "x-new"), keyboard: .twitter, shows: .twitter),
    Row(content: .password, isSecure: true, shows: .asciiCapable, rule: "secure-entry-is-ascii"),
    Row(content: nil, keyboard: .numberPad, isSecure: true, shows: .numberPad, rule: "keyboard-type-as-asked"),
  ]

  static let keyboardFirst: [Row] = [
    Row(
      content: .telephoneNumber, policy: .keyboardTypeFirst, shows: .phonePad,
      rule: "default-keyboard-is-the-content-types"),
    Row(
      content: .telephoneNumber, keyboard: .numbersAndPunctuation, policy: .keyboardTypeFirst,
      shows: .numbersAndPunctuation, rule: "keyboard-type-as-asked"),
    Row(content: .emailAddress, policy: .keyboardTypeFirst, shows: .emailAddress),
    Row(content: .emailAddress, keyboard: .asciiCapable, policy: .keyboardTypeFirst, shows: .asciiCapable),
    Row(content: .URL, policy: .keyboardTypeFirst, shows: .URL),
    Row(content: .creditCardNumber, policy: .keyboardTypeFirst, shows: .numberPad),
    Row(content: .creditCardExpiration, policy: .keyboardTypeFirst, shows: .numberPad),
    Row(content: .creditCardNumber, keyboard: .decimalPad, policy: .keyboardTypeFirst, shows: .decimalPad),
    Row(content: .oneTimeCode, policy: .keyboardTypeFirst, shows: .default),
    Row(content: .password, isSecure: true, policy: .keyboardTypeFirst, shows: .asciiCapable),
  ]

  @Test("Keyboard and the rule that decided", arguments: contentFirst + keyboardFirst)
  func keyboard(row: Row) {
    let resolved = row.resolved
    #expect(resolved.keyboardType == row.shows)
    if let rule = row.rule {
      #expect(resolved.reasons.last { $0.field == "keyboardType" }?.rule == rule)
    }
  }

  @Test(
    "A telephone number is a phone pad whatever the keyboard type", arguments: KeyboardType.allCases, [false, true])
  func telephone(keyboard: KeyboardType, isSecure: Bool) {
    let resolved = Row(content: .telephoneNumber, keyboard: keyboard, isSecure: isSecure, shows: .phonePad).resolved
    #expect(resolved.keyboardType == .phonePad)
    #expect(resolved.layout == "phone-pad")
    #expect(resolved.plane == "digits")
  }

  @Test("An explicit keyboard type is honoured where it comes first", arguments: KeyboardType.allCases)
  func explicit(keyboard: KeyboardType) {
    guard keyboard != .default else { return }
    for content in TextContentType.all {
      let row = Row(content: content, keyboard: keyboard, policy: .keyboardTypeFirst, shows: keyboard)
      #expect(row.resolved.keyboardType == keyboard, "\(content.name)")
    }
  }

  @Test(
    "Layout and plane",
    arguments: [
      (KeyboardType.default, "en-US", "letters"), (.asciiCapable, "en-US", "letters"),
      (.numbersAndPunctuation, "en-US", "numbers"), (.URL, "en-US", "letters"), (.numberPad, "number-pad", "digits"),
      (.phonePad, "phone-pad", "digits"), (.namePhonePad, "en-US", "letters"), (.emailAddress, "en-US", "letters"),
      (.decimalPad, "decimal-pad", "digits"), (.twitter, "en-US", "letters"), (.webSearch, "en-US", "letters"),
      (.asciiCapableNumberPad, "number-pad", "digits"),
    ])
  func layout(keyboard: KeyboardType, layout: String, plane: String) {
    let resolved = Row(keyboard: keyboard, shows: keyboard).resolved
    #expect(resolved.layout == layout)
    #expect(resolved.plane == plane)
  }

  @Test("The example of the contract")
  func contract() {
    var traits = TextInputTraits()
    traits.textContentType = .telephoneNumber
    traits.returnKeyType = .next
    let resolved = Precedence.resolve(FieldRequest(traits: traits))
    #expect(resolved.returnKeyType == .next)
    #expect(resolved.returnKeyLabel == "next")
    #expect(resolved.showsQuickType)
    #expect(resolved.sources == [.contacts])
    #expect(resolved.autocapitalization == .none)
    #expect(!resolved.autocorrection && !resolved.spellChecking && !resolved.smartQuotes && !resolved.smartDashes)
    #expect(!resolved.learns && !resolved.isSecure && resolved.keyPreview)
    #expect(
      resolved.reasons.contains(
        Reason(
          rule: "telephone-number-is-always-a-phone-pad", field: "keyboardType",
          says: "content type telephoneNumber outranks keyboard type default")))
  }

  @Test("The return key of a web search is go, unless another is asked for or the field has many lines")
  func webSearch() {
    var traits = TextInputTraits()
    traits.keyboardType = .webSearch
    #expect(Precedence.resolve(FieldRequest(traits: traits)).returnKeyLabel == "go")
    #expect(Precedence.resolve(FieldRequest(traits: traits, isMultiline: true)).returnKeyType == .default)
    traits.returnKeyType = .google
    let explicit = Precedence.resolve(FieldRequest(traits: traits))
    #expect(explicit.returnKeyType == .google)
    #expect(explicit.returnKeyLabel == "search")
  }
}
