import KeyboardCore
import Testing

@Suite("Precedence: what happens to text, and who speaks in the bar")
struct PrecedenceTextTests {
  private func resolve(
    _ content: TextContentType?, _ keyboard: KeyboardType = .default, change: (inout TextInputTraits) -> Void = { _ in }
  ) -> ResolvedTraits {
    var traits = TextInputTraits()
    traits.textContentType = content
    traits.keyboardType = keyboard
    change(&traits)
    return Precedence.resolve(FieldRequest(traits: traits))
  }

  @Test(
    "Sources of suggestions",
    arguments: [
      (nil, KeyboardType.default, [SuggestionSource.words]),
      (.givenName, .default, [.contacts, .history, .words]),
      (.organizationName, .default, [.contacts, .history, .words]),
      (.fullStreetAddress, .default, [.contacts, .history, .words]),
      (.birthdateYear, .default, [.contacts, .words]),
      (.dateTime, .default, [.recognised, .words]),
      (.flightNumber, .default, [.recognised]),
      (.shipmentTrackingNumber, .default, [.recognised]),
      (.telephoneNumber, .default, [.contacts]),
      (.emailAddress, .default, [.contacts, .history]),
      (.URL, .default, [.contacts, .history]),
      (nil, .emailAddress, [.history]),
      (.username, .default, [.credentials]),
      (.username, .emailAddress, [.credentials]),
      (.password, .default, [.credentials]),
      (.newPassword, .default, [.strongPassword]),
      (.oneTimeCode, .default, [.oneTimeCodes, .words]),
      (.oneTimeCode, .numberPad, [.oneTimeCodes]),
      (.creditCardNumber, .default, [.creditCards]),
      (.creditCardName, .default, [.creditCards, .words]),
      (nil, .numberPad, []),
      (.cellularEID, .default, []),
    ] as [(TextContentType?, KeyboardType, [SuggestionSource])])
  func sources(content: TextContentType?, keyboard: KeyboardType, expected: [SuggestionSource]) {
    let resolved = resolve(content, keyboard)
    #expect(resolved.sources == expected)
    #expect(resolved.showsQuickType == !expected.isEmpty)
  }

  @Test("A one-time code changes nothing but the bar", arguments: KeyboardType.allCases)
  func oneTimeCode(keyboard: KeyboardType) {
    for isSecure in [false, true] {
      let plain = resolve(nil, keyboard) { $0.isSecureTextEntry = isSecure }
      let code = resolve(.oneTimeCode, keyboard) { $0.isSecureTextEntry = isSecure }
      #expect(code.fieldsDiffering(from: plain).allSatisfy { $0 == "quickType" })
    }
  }

  @Test("A secure field keeps its text to itself whatever it asks for", arguments: KeyboardType.allCases)
  func secure(keyboard: KeyboardType) {
    for content in TextContentType.all.map(Optional.some) + [nil] {
      let resolved = resolve(content, keyboard) { traits in
        traits.isSecureTextEntry = true
        traits.autocapitalizationType = .allCharacters
        traits.autocorrectionType = .yes
        traits.spellCheckingType = .yes
        traits.smartQuotesType = .yes
        traits.smartDashesType = .yes
        traits.smartInsertDeleteType = .yes
        traits.inlinePredictionType = .yes
        traits.mathExpressionCompletionType = .yes
        traits.writingToolsBehavior = .complete
      }
      #expect(resolved.isSecure)
      #expect(resolved.autocapitalization == .none)
      #expect(!resolved.autocorrection && !resolved.spellChecking && !resolved.inlinePrediction)
      #expect(!resolved.smartQuotes && !resolved.smartDashes && !resolved.smartInsertDelete)
      #expect(!resolved.mathExpressionCompletion && resolved.writingTools == .none)
      #expect(!resolved.learns && !resolved.keyPreview && !resolved.dictation)
      #expect(resolved.sources.allSatisfy { $0 == .credentials || $0 == .strongPassword })
    }
  }

  @Test("Password fields may still be filled")
  func secureSources() {
    #expect(resolve(.password) { $0.isSecureTextEntry = true }.sources == [.credentials])
    #expect(resolve(.newPassword) { $0.isSecureTextEntry = true }.sources == [.strongPassword])
    #expect(!resolve(nil) { $0.isSecureTextEntry = true }.showsQuickType)
  }

  @Test("Pads and name pads never capitalise", arguments: AutocapitalizationType.allCases)
  func capitals(asked: AutocapitalizationType) {
    for keyboard in [KeyboardType.phonePad, .namePhonePad, .numberPad, .decimalPad, .asciiCapableNumberPad] {
      #expect(resolve(nil, keyboard) { $0.autocapitalizationType = asked }.autocapitalization == .none)
    }
    #expect(resolve(nil) { $0.autocapitalizationType = asked }.autocapitalization == asked)
  }

  @Test(
    "Addresses and sign-ins are typed as they are",
    arguments: [
      (TextContentType.emailAddress, KeyboardType.default), (.URL, .default), (.username, .default),
      (.password, .default), (.newPassword, .default), (.name, .emailAddress), (.name, .URL),
    ])
  func asTyped(content: TextContentType, keyboard: KeyboardType) {
    let resolved = resolve(content, keyboard)
    #expect(resolved.autocapitalization == .none)
    #expect(!resolved.autocorrection && !resolved.spellChecking && !resolved.inlinePrediction)
    #expect(!resolved.smartQuotes && !resolved.smartDashes && !resolved.smartInsertDelete)
    let asked = resolve(content, keyboard) {
      $0.autocapitalizationType = .words
      $0.autocorrectionType = .yes
    }
    #expect(asked.autocapitalization == .words)
    #expect(asked.autocorrection)
    #expect(!asked.spellChecking)
  }

  @Test("Dictation stands under keyboards for words")
  func dictation() {
    for keyboard in KeyboardType.allCases {
      let takesNone = keyboard.isPad || keyboard == .emailAddress || keyboard == .URL
      #expect(resolve(nil, keyboard).dictation == !takesNone, "\(keyboard.name)")
    }
  }

  @Test("A keyboard for ASCII keeps straight marks unless curly ones are asked for")
  func straightMarks() {
    let plain = resolve(nil, .asciiCapable)
    #expect(!plain.smartQuotes && !plain.smartDashes && plain.autocorrection)
    #expect(resolve(nil, .asciiCapable) { $0.smartQuotesType = .yes }.smartQuotes)
  }

  @Test("Sums and writing tools are as asked")
  func newerTraits() {
    let plain = resolve(nil)
    #expect(plain.mathExpressionCompletion && plain.writingTools == .default)
    let refused = resolve(nil) {
      $0.mathExpressionCompletionType = .no
      $0.writingToolsBehavior = .none
    }
    #expect(!refused.mathExpressionCompletion && refused.writingTools == .none)
    #expect(resolve(.username) { $0.writingToolsBehavior = .limited }.writingTools == .limited)
  }

  @Test("What a field refuses is off, and only that")
  func refused() {
    let resolved = resolve(nil) {
      $0.autocorrectionType = .no
      $0.smartDashesType = .no
    }
    #expect(!resolved.autocorrection && !resolved.smartDashes)
    #expect(resolved.spellChecking && resolved.smartQuotes && resolved.learns)
    #expect(resolved.sources.isEmpty)
  }

  @Test("Secrets are not learnt", arguments: [TextContentType.username, .password, .creditCardNumber, .cellularIMEI])
  func secrets(content: TextContentType) {
    #expect(!resolve(content, .asciiCapable).learns)
    #expect(resolve(.name).learns)
  }
}
