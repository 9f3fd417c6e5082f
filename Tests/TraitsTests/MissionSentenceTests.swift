import KeyboardCore
import Locales
import Testing

/// The statements S1 to S23 of the mission, as far as they speak of the keyboard; both policies where they differ.
@Suite("Mission: what the keyboard does")
struct MissionSentenceTests {
  private func resolve(
    _ content: TextContentType?, _ keyboard: KeyboardType = .default,
    policy: PrecedencePolicy = .contentTypeFirst, locale: String? = nil, isMultiline: Bool = false,
    change: (inout TextInputTraits) -> Void = { _ in }
  ) -> ResolvedTraits {
    var traits = TextInputTraits()
    traits.textContentType = content
    traits.keyboardType = keyboard
    change(&traits)
    return Precedence.resolve(
      FieldRequest(
        traits: traits, locale: locale.map { LocaleData.facts(for: $0) } ?? .enUS, policy: policy,
        isMultiline: isMultiline))
  }

  private func rule(_ field: String, _ resolved: ResolvedTraits) -> String? {
    resolved.reasons.last { $0.field == field }?.rule
  }

  @Test(
    "S1: the content type drives the choice of the keyboard and what is offered", arguments: PrecedencePolicy.allCases)
  func s1(policy: PrecedencePolicy) {
    let keyboards: [(TextContentType, KeyboardType)] = [
      (.telephoneNumber, .phonePad), (.emailAddress, .emailAddress), (.URL, .URL), (.creditCardNumber, .numberPad),
    ]
    for (content, keyboard) in keyboards {
      let resolved = resolve(content, policy: policy)
      #expect(resolved.keyboardType == keyboard, "\(content.name)")
      #expect(resolved.showsQuickType, "\(content.name)")
      #expect(resolved.sources != resolve(nil, keyboard, policy: policy).sources, "\(content.name)")
    }
  }

  @Test("S2: a content type may override the keyboard type")
  func s2() {
    #expect(resolve(.emailAddress, .numberPad).keyboardType == .emailAddress)
    #expect(resolve(.emailAddress, .numberPad, policy: .keyboardTypeFirst).keyboardType == .numberPad)
  }

  @Test("S3: emailAddress has @ on the opening plane")
  func s3() {
    for keyboard in KeyboardType.allCases {
      let resolved = resolve(.emailAddress, keyboard)
      #expect(resolved.plane == "letters")
      #expect(resolved.extraKeys == ["@", "."])
    }
    #expect(resolve(.emailAddress, policy: .keyboardTypeFirst).extraKeys == ["@", "."])
    #expect(resolve(.emailAddress, .webSearch, policy: .keyboardTypeFirst).extraKeys == ["."])
  }

  @Test("S4: telephoneNumber is a phone pad whatever the keyboard type", arguments: KeyboardType.allCases)
  func s4(keyboard: KeyboardType) {
    for idiom in Idiom.allCases {
      for isSecure in [false, true] {
        for allowsPopover in [false, true] {
          var traits = TextInputTraits()
          traits.textContentType = .telephoneNumber
          traits.keyboardType = keyboard
          traits.isSecureTextEntry = isSecure
          traits.allowsNumberPadPopover = allowsPopover
          let resolved = Precedence.resolve(FieldRequest(traits: traits, idiom: idiom))
          #expect(resolved.keyboardType == .phonePad)
          #expect(resolved.layout == "phone-pad" && resolved.plane == "digits")
          #expect(resolved.extraKeys == ["+*#"])
        }
      }
    }
    let other = resolve(.telephoneNumber, keyboard, policy: .keyboardTypeFirst)
    #expect(other.keyboardType == (keyboard == .default ? .phonePad : keyboard))
  }

  @Test("S5: a content type outranks an explicit keyboard type", arguments: KeyboardType.allCases)
  func s5(keyboard: KeyboardType) {
    for content in TextContentType.all {
      let first = resolve(content, keyboard)
      let second = resolve(content, keyboard, policy: .keyboardTypeFirst)
      let keepsPad = content == .creditCardNumber && keyboard == .decimalPad
      #expect(first.keyboardType == (keepsPad ? keyboard : content.ownKeyboard ?? keyboard), "\(content.name)")
      let own = keyboard == .default ? content.ownKeyboard : nil
      #expect(second.keyboardType == own ?? keyboard, "\(content.name)")
    }
  }

  @Test("S5: there is no need to set both", arguments: PrecedencePolicy.allCases)
  func s5Both(policy: PrecedencePolicy) throws {
    for content in TextContentType.all {
      guard let own = content.ownKeyboard else { continue }
      let both = resolve(content, own, policy: policy)
      #expect(resolve(content, policy: policy).fieldsDiffering(from: both).isEmpty, "\(content.name)")
    }
  }

  @Test("S6: URL adds .com, emailAddress adds @", arguments: PrecedencePolicy.allCases)
  func s6(policy: PrecedencePolicy) {
    let url = resolve(.URL, policy: policy)
    #expect(url.extraKeys == [".", "/", ".com"])
    #expect(url.missingKeys == [.space])
    #expect(resolve(.emailAddress, policy: policy).extraKeys.contains("@"))
  }

  @Test(
    "S7: creditCardNumber with decimalPad has the separator of the locale", arguments: PrecedencePolicy.allCases,
    [("en_US", "."), ("de_DE", ","), ("fa_IR", "٫"), ("ar_EG", "٫"), ("de_CH", ".")])
  func s7(policy: PrecedencePolicy, locale: (name: String, separator: String)) {
    let resolved = resolve(.creditCardNumber, .decimalPad, policy: policy, locale: locale.name)
    #expect(resolved.keyboardType == .decimalPad && resolved.layout == "decimal-pad")
    #expect(resolved.extraKeys == [locale.separator])
    #expect(resolved.decimalSeparator == locale.separator)
    let decided = policy == .contentTypeFirst ? "card-number-keeps-the-decimal-pad" : "keyboard-type-as-asked"
    #expect(rule("keyboardType", resolved) == decided)
  }

  @Test("S8: oneTimeCode leaves the keyboard alone and only lights the bar", arguments: KeyboardType.allCases)
  func s8(keyboard: KeyboardType) {
    for policy in PrecedencePolicy.allCases {
      for isSecure in [false, true] {
        let code = resolve(.oneTimeCode, keyboard, policy: policy) { $0.isSecureTextEntry = isSecure }
        let none = resolve(nil, keyboard, policy: policy) { $0.isSecureTextEntry = isSecure }
        #expect(code.fieldsDiffering(from: none).allSatisfy { $0 == "quickType" })
        if !isSecure { #expect(code.sources.first == .oneTimeCodes) }
      }
    }
  }

  @Test(
    "S12, S15: user name and password are both offered from the stored sign-ins", arguments: PrecedencePolicy.allCases)
  func s12(policy: PrecedencePolicy) {
    #expect(resolve(.username, policy: policy).sources == [.credentials])
    #expect(resolve(.password, policy: policy).sources == [.credentials])
    #expect(resolve(.password, policy: policy) { $0.isSecureTextEntry = true }.sources == [.credentials])
  }

  @Test("S13: the fields of a card are offered from the stored cards", arguments: PrecedencePolicy.allCases)
  func s13(policy: PrecedencePolicy) {
    for known in KnownContentType.all where known.category == .payment {
      #expect(resolve(known.type, policy: policy).sources.first == .creditCards, "\(known.name)")
    }
  }

  @Test("S14: newPassword starts the generator of strong passwords", arguments: PrecedencePolicy.allCases)
  func s14(policy: PrecedencePolicy) {
    for isSecure in [false, true] {
      let resolved = resolve(.newPassword, policy: policy) { $0.isSecureTextEntry = isSecure }
      #expect(resolved.sources == [.strongPassword])
    }
  }

  @Test(
    "S16: a sign-in by e-mail has the e-mail keyboard and is offered as a sign-in", arguments: PrecedencePolicy.allCases
  )
  func s16(policy: PrecedencePolicy) {
    let resolved = resolve(.username, .emailAddress, policy: policy)
    #expect(resolved.keyboardType == .emailAddress)
    #expect(resolved.extraKeys == ["@", "."])
    #expect(resolved.sources == [.credentials])
    #expect(rule("keyboardType", resolved) == "user-names-may-be-email-addresses")
    #expect(!resolve(.emailAddress, policy: policy).sources.contains(.credentials))
  }

  @Test("S17: the most specific type is offered as well as the general one")
  func s17() {
    for type in [TextContentType.name, .givenName, .familyName, .fullStreetAddress, .postalCode] {
      #expect(resolve(type).sources.first == .contacts, "\(type.name)")
    }
  }

  @Test(
    "S19: a content type that is not known yet is compared, kept and treated as none", arguments: KeyboardType.allCases)
  func s19(keyboard: KeyboardType) {
    let unknown = TextContentType(rawValue: "loyalty-card")
    #expect(unknown == TextContentType(nameOrRawValue: "loyalty-card"))
    for policy in PrecedencePolicy.allCases {
      let resolved = resolve(unknown, keyboard, policy: policy)
      #expect(resolved.fieldsDiffering(from: resolve(nil, keyboard, policy: policy)).isEmpty)
      #expect(resolved.requested.textContentType == unknown)
    }
  }

  @Test("S20: a password is not corrected, nor is one that says so itself", arguments: PrecedencePolicy.allCases)
  func s20(policy: PrecedencePolicy) {
    for asked in [TraitSwitch.default, .no] {
      let resolved = resolve(.password, policy: policy) { $0.autocorrectionType = asked }
      #expect(!resolved.autocorrection)
      #expect(resolved.autocapitalization == .none)
    }
  }

  @Test(
    "S21: fields, views and search bars have the same traits and so the same keyboard", arguments: KeyboardType.allCases
  )
  func s21(keyboard: KeyboardType) {
    for content in TextContentType.all.map(Optional.some) + [nil] {
      let field = resolve(content, keyboard)
      let view = resolve(content, keyboard, isMultiline: true)
      #expect(view.fieldsDiffering(from: field).allSatisfy { $0 == "multiline" || $0 == "returnKey" })
    }
  }

  @Test(
    "S22: emailAddress offers addresses entered before, telephoneNumber numbers of contacts",
    arguments: PrecedencePolicy.allCases)
  func s22(policy: PrecedencePolicy) {
    #expect(resolve(.emailAddress, policy: policy).sources.contains(.history))
    #expect(resolve(.telephoneNumber, policy: policy).sources == [.contacts])
  }

  @Test(
    "S23: a content type without a keyboard of its own leaves the keyboard as it is", arguments: KeyboardType.allCases)
  func s23(keyboard: KeyboardType) {
    for policy in PrecedencePolicy.allCases {
      for content in TextContentType.all where content.ownKeyboard == nil {
        let typed = resolve(content, keyboard, policy: policy)
        let untyped = resolve(nil, keyboard, policy: policy)
        let same = ["keyboardType", "layout", "plane", "keys", "returnKey", "keyPreview", "secure", "dictation"]
        #expect(!typed.fieldsDiffering(from: untyped).contains { same.contains($0) }, "\(content.name)")
      }
    }
  }

  @Test("4.4: secure entry always removes suggestions, learning and dictation", arguments: KeyboardType.allCases)
  func secure(keyboard: KeyboardType) {
    let persian = LocaleData.facts(for: "fa_IR")
    for policy in PrecedencePolicy.allCases {
      for content in TextContentType.all.map(Optional.some) + [nil] {
        var traits = TextInputTraits()
        traits.textContentType = content
        traits.keyboardType = keyboard
        traits.isSecureTextEntry = true
        let resolved = Precedence.resolve(FieldRequest(traits: traits, locale: persian, policy: policy))
        #expect(!resolved.learns && !resolved.dictation && !resolved.keyPreview)
        #expect(resolved.sources.allSatisfy { $0 == .credentials || $0 == .strongPassword })
        #expect(resolved.keyboardType != .default)
        #expect(resolved.digits == LocaleFacts.enUS.digits)
        #expect(resolved.extraKeys.allSatisfy { $0.unicodeScalars.allSatisfy(\.isASCII) })
      }
    }
  }

  @Test("1.2: numbers are in the locale's digits on numberPad and ASCII on asciiCapableNumberPad")
  func digits() {
    let persian = ["۰", "۱", "۲", "۳", "۴", "۵", "۶", "۷", "۸", "۹"]
    #expect(resolve(nil, .numberPad, locale: "fa_IR").digits == persian)
    #expect(resolve(nil, .decimalPad, locale: "fa_IR").digits == persian)
    #expect(resolve(.creditCardNumber, locale: "fa_IR").digits == persian)
    for keyboard in [KeyboardType.asciiCapableNumberPad, .phonePad] {
      #expect(resolve(nil, keyboard, locale: "fa_IR").digits == LocaleFacts.enUS.digits)
    }
  }
}
