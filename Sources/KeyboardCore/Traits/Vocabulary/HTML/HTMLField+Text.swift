extension HTMLField {
  /// What leaves typed text as it is whatever the attributes say: some types, and forms to sign in with.
  private var typedAsItIs: String? {
    if isInput, type.isTypedAsItIs { return "type=" + type.rawValue }
    guard let action = attributes.formAction, Self.mentionsLogin(action) else { return nil }
    return "the action of the form, which mentions login,"
  }

  private static func mentionsLogin(_ action: String) -> Bool {
    let word = Array("login".utf8)
    let bytes = action.utf8.map { ASCII.lowercased($0) }
    return bytes.indices.contains { bytes[$0...].starts(with: word) }
  }

  func takeCapitals(_ reading: inout VocabularyReading) {
    let rule = "html-autocapitalize"
    let field = "autocapitalization"
    let asked = capitals
    if let said = typedAsItIs {
      reading.traits.autocapitalizationType = .none
      let over = asked.map { ", autocapitalize=" + $0.said + " is outranked" } ?? ""
      reading.because("html-typed-as-it-is", field, said + " is typed as it is" + over)
    } else if let asked {
      reading.traits.autocapitalizationType = asked.type
      let says = "autocapitalize=" + asked.said + " asks for capitals: " + asked.type.name
      reading.because(rule, field, asked.isKnown ? says : says + ", as HTML has it for words that it does not know")
    }
  }

  /// The value of `autocapitalize`; an unknown word is sentences. Source: the HTML standard.
  private var capitals: (type: AutocapitalizationType, said: String, isKnown: Bool)? {
    guard let value = attributes["autocapitalize"], !value.isEmpty else { return nil }
    let word = ASCII.keyword(value)
    return switch word {
    case "off", "none": (.none, word, true)
    case "on", "sentences": (.sentences, word, true)
    case "words": (.words, word, true)
    case "characters": (.allCharacters, word, true)
    default: (.sentences, value.shown, false)
    }
  }

  func takeCorrection(_ reading: inout VocabularyReading) {
    let field = "autocorrection"
    let value = attributes["autocorrect"].map { ASCII.keyword($0) }
    let isOff = value == "off"
    if let said = typedAsItIs {
      reading.traits.autocorrectionType = .no
      let over = value != nil && !isOff ? ", autocorrect is outranked" : ""
      reading.because("html-typed-as-it-is", field, said + " is typed as it is" + over)
    } else if let value {
      reading.traits.autocorrectionType = isOff ? .no : .yes
      reading.because(
        "html-autocorrect", field,
        isOff
          ? "autocorrect=off asks for none"
          : "autocorrect" + (value.isEmpty ? "" : value == "on" ? "=on" : "=" + value.shown) + " asks for it")
    }
    if let value = attributes["writingsuggestions"], ASCII.keyword(value) == "false" {
      reading.traits.inlinePredictionType = .no
      reading.because("html-writingsuggestions", "inlinePrediction", "writingsuggestions=false asks for none")
    }
  }

  /// Where spelling is not checked, punctuation is left alone too. Source: WebKit.
  func takeSpelling(_ reading: inout VocabularyReading) {
    guard let value = attributes["spellcheck"] else { return }
    switch ASCII.keyword(value) {
    case "false":
      reading.traits.spellCheckingType = .no
      reading.traits.smartQuotesType = .no
      reading.traits.smartDashesType = .no
      for field in ["spellChecking", "smartQuotes", "smartDashes"] {
        reading.because("html-spellcheck", field, "spellcheck=false asks for none")
      }
    case "true", "":
      reading.traits.spellCheckingType = .yes
      reading.because("html-spellcheck", "spellChecking", "spellcheck asks for it")
    default: reading.ignores("spellcheck", value, among: ["true", "false"], field: "spellChecking")
    }
  }

  /// How much may be typed, and what a new password must hold.
  func takeLimits(_ reading: inout VocabularyReading) {
    if let value = attributes["maxlength"], type.heedsMaxLength, control != .contentEditable {
      if let number = Self.nonNegative(value) {
        reading.maxLength = number
        reading.because("html-maxlength", "maxLength", "maxlength=\(number): the field takes no more characters")
      } else {
        reading.because("html-maxlength", "maxLength", "maxlength=" + value.shown + " is no number and counts as none")
      }
    }
    if let rules = attributes["passwordrules"], isInput, !rules.isEmpty {
      reading.traits.passwordRules = rules
      reading.because("html-passwordrules", "passwordRules", "passwordrules=" + rules.shown + " is kept as given")
    }
  }

  /// As the standard reads numbers: blanks and a sign before it, anything behind it.
  private static func nonNegative(_ value: String) -> Int? {
    var rest = value.utf8.drop { ASCII.isBlank($0) }
    let isNegative = rest.first == 0x2d
    if isNegative || rest.first == 0x2b { rest = rest.dropFirst() }
    let digits = rest.prefix { ASCII.isDigit($0) }.drop { $0 == 0x30 }
    guard rest.first.map({ ASCII.isDigit($0) }) == true, digits.count <= 18 else { return nil }
    let number = digits.reduce(0) { $0 * 10 + Int($1 - 0x30) }
    return isNegative && number != 0 ? nil : number
  }
}
