/// What the field asks for by name, and where it is shown.
enum AskedRules {
  static let all: [PrecedenceRule] = [
    PrecedenceRule(
      name: "locale-as-given", sentence: "Digits, separator and words are those of the locale.",
      source: "DOC"
    ) { request, resolved in
      resolved.locale = request.locale
      resolved.decimalSeparator = request.locale.decimalSeparator
      return .because("the locale is " + request.locale.identifier.quoted)
    },
    PrecedenceRule(
      name: "idiom-as-given", sentence: "The family of shapes is the one that was given.", source: "HIG"
    ) { request, resolved in
      resolved.idiom = request.idiom
      return .because("the screen is that of a " + request.idiom.name)
    },
    PrecedenceRule(
      name: "policy-as-asked", sentence: "Which order decides can be chosen.", source: "Keypane"
    ) { request, resolved in
      resolved.policy = request.policy
      return .because("policy " + request.policy.name + " is asked for")
    },
    PrecedenceRule(
      name: "unknown-locale-is-en-us", sentence: "A locale that is not known gets the facts of en_US.",
      source: "Keypane"
    ) { request, _ in
      guard !request.locale.isKnown else { return nil }
      return .note(
        field: "locale",
        says: "locale " + request.locale.identifier.quoted + " is not known here: the facts of en_US are used")
    },
    PrecedenceRule(
      name: "unknown-content-type-is-none", sentence: "A content type without a name is kept and treated as none.",
      source: "Keypane"
    ) { request, _ in
      guard let type = request.traits.textContentType, !type.isKnown else { return nil }
      let near = TraitNames.didYouMean(type.rawValue, among: TraitNames.contentTypes)
      return .note(
        field: "textContentType",
        says: "content type " + type.rawValue.quoted + " is not known: it is kept and treated as none"
          + (near.map { "; did you mean " + $0 + "?" } ?? ""))
    },
    PrecedenceRule(
      name: "secure-as-asked", sentence: "A field that asks for secure entry is secure.", source: "DOC"
    ) { request, resolved in
      resolved.isSecure = request.traits.isSecureTextEntry
      return .because("the field asks for secure entry")
    },
    PrecedenceRule(
      name: "lines-as-given", sentence: "The return key of a field of many lines starts a new one.", source: "HIG"
    ) { request, resolved in
      resolved.isMultiline = request.isMultiline
      return .because("the field holds more than one line: return starts a new one")
    },
    PrecedenceRule(
      name: "return-key-as-asked", sentence: "The return key is the one that the field asks for.", source: "HIG"
    ) { request, resolved in
      resolved.returnKeyType = request.traits.returnKeyType
      return .because("the field asks for return key " + request.traits.returnKeyType.name)
    },
    PrecedenceRule(
      name: "return-key-waits-for-text", sentence: "The return key can be disabled while the field is empty.",
      source: "DOC"
    ) { request, resolved in
      resolved.enablesReturnKeyAutomatically = request.traits.enablesReturnKeyAutomatically
      return .because("the field asks for a return key that is disabled while the field is empty")
    },
    PrecedenceRule(
      name: "appearance-as-asked", sentence: "Light or dark, as the field asks.", source: "DOC"
    ) { request, resolved in
      resolved.appearance = request.traits.keyboardAppearance
      return .because("the field asks for appearance " + request.traits.keyboardAppearance.name)
    },
    PrecedenceRule(
      name: "appearance-of-the-machine",
      sentence: "A field that asks for none has the machine's; the machine's high contrast outranks the field.",
      source: "Keypane"
    ) { request, resolved in
      guard request.appearance == .highContrast || resolved.appearance == .default else { return nil }
      resolved.appearance = request.appearance
      return .because("the machine is set up for appearance " + request.appearance.name)
    },
    PrecedenceRule(
      name: "autocapitalization-as-asked", sentence: "Capitals are set as the field asks.", source: "DOC"
    ) { request, resolved in
      resolved.autocapitalization = request.traits.autocapitalizationType
      return .because("the field asks for autocapitalization " + request.traits.autocapitalizationType.name)
    },
    PrecedenceRule(
      name: "switched-off-as-asked",
      sentence: "Correction, spelling, smart punctuation, prediction and sums are off where the field says no.",
      source: "DOC"
    ) { request, resolved in
      let traits = request.traits
      resolved.autocorrection = traits.autocorrectionType != .no
      resolved.spellChecking = traits.spellCheckingType != .no
      resolved.smartQuotes = traits.smartQuotesType != .no
      resolved.smartDashes = traits.smartDashesType != .no
      resolved.smartInsertDelete = traits.smartInsertDeleteType != .no
      resolved.inlinePrediction = traits.inlinePredictionType != .no
      resolved.mathExpressionCompletion = traits.mathExpressionCompletionType != .no
      return .because("the field says no to it")
    },
    PrecedenceRule(
      name: "writing-tools-as-asked", sentence: "The text may be rewritten as far as the field says.", source: "DOC"
    ) { request, resolved in
      resolved.writingTools = request.traits.writingToolsBehavior
      return .because("the field asks for writing tools " + request.traits.writingToolsBehavior.name)
    },
  ]
}
