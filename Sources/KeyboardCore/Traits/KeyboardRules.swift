/// Which keyboard is shown: content type against keyboard type.
enum KeyboardRules {
  static let all: [PrecedenceRule] = [
    PrecedenceRule(
      name: "keyboard-type-as-asked",
      sentence: "An explicit keyboard type is honoured where no content type outranks it.", source: "4.4"
    ) { request, resolved in
      let asked = request.traits.keyboardType
      resolved.keyboardType = asked
      guard request.policy == .keyboardTypeFirst, let type = request.contentType, let own = type.ownKeyboard,
        own != asked
      else {
        return .because("the field asks for keyboard type " + asked.name)
      }
      return .because(
        "the field asks for keyboard type " + asked.name + ", which policy " + request.policy.name
          + " honours beside content type " + type.name)
    },
    PrecedenceRule(
      name: "telephone-number-is-always-a-phone-pad",
      sentence: "A telephone number is typed on the phone pad whatever keyboard type is set.", source: "S4"
    ) { request, resolved in
      show(.phonePad, for: .telephoneNumber, request, &resolved)
    },
    PrecedenceRule(
      name: "email-address-has-the-email-keyboard",
      sentence: "An e-mail address is typed on the keyboard with @ and the dot.", source: "S3, S5"
    ) { request, resolved in
      show(.emailAddress, for: .emailAddress, request, &resolved)
    },
    PrecedenceRule(
      name: "url-has-the-url-keyboard",
      sentence: "A web address is typed on the keyboard with dot, slash and .com.", source: "S5, S6"
    ) { request, resolved in
      show(.URL, for: .URL, request, &resolved)
    },
    PrecedenceRule(
      name: "card-number-keeps-the-decimal-pad",
      sentence: "A card number that asks for the decimal pad gets it, with the locale's separator.", source: "S7"
    ) { request, resolved in
      guard request.policy == .contentTypeFirst, keepsDecimalPad(request) else { return nil }
      return .note(
        field: "keyboardType",
        says: "content type creditCardNumber keeps keyboard type decimalPad, with the locale's separator")
    },
    PrecedenceRule(
      name: "card-numbers-have-the-number-pad",
      sentence: "The numbers of a payment card are typed on the number pad.", source: "S5, 4.4"
    ) { request, resolved in
      guard let type = request.contentType, type.ownKeyboard == .numberPad, !keepsDecimalPad(request)
      else { return nil }
      return show(.numberPad, for: type, request, &resolved)
    },
    PrecedenceRule(
      name: "default-keyboard-is-the-content-types",
      sentence: "Where keyboard types come first, a default keyboard type takes the content type's keyboard.",
      source: "4.4"
    ) { request, resolved in
      guard request.policy == .keyboardTypeFirst, request.traits.keyboardType == .default,
        let type = request.contentType, let own = type.ownKeyboard
      else { return nil }
      resolved.keyboardType = own
      return .because("keyboard type default takes the keyboard of content type " + type.name)
    },
    PrecedenceRule(
      name: "user-names-may-be-email-addresses",
      sentence: "A user name that asks for the e-mail keyboard gets it, and is offered from the stored sign-ins.",
      source: "S16, DOC"
    ) { request, _ in
      guard request.contentType == .username, request.traits.keyboardType == .emailAddress else { return nil }
      return .note(
        field: "keyboardType",
        says: "a user name that is an e-mail address is typed on the e-mail keyboard and offered as a sign-in")
    },
    PrecedenceRule(
      name: "secure-entry-is-ascii", sentence: "A secure field without a keyboard of its own offers ASCII.",
      source: "4.4, DOC"
    ) { _, resolved in
      guard resolved.isSecure, resolved.keyboardType == .default else { return nil }
      resolved.keyboardType = .asciiCapable
      return .because("a secure field is typed in ASCII, so that it can be typed anywhere")
    },
    PrecedenceRule(
      name: "web-search-goes", sentence: "The return key of a web search says go unless another one is asked for.",
      source: "HIG"
    ) { request, resolved in
      guard resolved.keyboardType == .webSearch, request.traits.returnKeyType == .default, !request.isMultiline
      else { return nil }
      resolved.returnKeyType = .go
      return .because("the return key of keyboard type webSearch is go")
    },
    PrecedenceRule(
      name: "return-key-speaks-the-locales-language",
      sentence: "The return key is labelled in the locale's language, in English where its words are not known here.",
      source: "Keypane"
    ) { request, resolved in
      let type = resolved.returnKeyType
      resolved.returnKeyLabel = request.locale.returnKeyLabels[type]
      guard resolved.returnKeyLabel != ReturnKeyLabels.english[type] else { return nil }
      return .note(
        field: "returnKey",
        says: "return key " + type.name + " says " + resolved.returnKeyLabel.quoted + " in locale "
          + request.locale.identifier.quoted)
    },
  ]

  /// Shows the keyboard of a content type over an explicit keyboard type, where content types come first.
  private static func show(
    _ keyboard: KeyboardType, for type: TextContentType, _ request: FieldRequest, _ resolved: inout ResolvedTraits
  ) -> PrecedenceRule.Remark? {
    guard request.policy == .contentTypeFirst, request.contentType == type else { return nil }
    resolved.keyboardType = keyboard
    return .because(
      "content type " + type.name + " outranks keyboard type " + request.traits.keyboardType.name)
  }

  private static func keepsDecimalPad(_ request: FieldRequest) -> Bool {
    request.contentType == .creditCardNumber && request.traits.keyboardType == .decimalPad
  }
}
