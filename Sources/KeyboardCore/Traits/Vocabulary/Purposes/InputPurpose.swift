/// What a field is for, as GTK, IBus and Wayland say it; their numbers differ, their meanings do not.
public enum InputPurpose: Sendable, CaseIterable {
  /// Any text.
  case freeForm
  /// Letters.
  case alpha
  /// Digits only.
  case digits
  /// A number with a separator.
  case number
  /// A telephone number.
  case phone
  /// A web address.
  case url
  /// An e-mail address.
  case email
  /// A person's name.
  case name
  /// A secret text.
  case password
  /// A secret of digits.
  case pin
  /// Commands, typed as they are.
  case terminal
  /// A day.
  case date
  /// An hour.
  case time
  /// A day and an hour.
  case dateTime

  /// What the text means; nil: nothing that has a name.
  public var contentType: TextContentType? {
    switch self {
    case .freeForm, .alpha, .digits, .number, .pin, .terminal: nil
    case .phone: .telephoneNumber
    case .url: .URL
    case .email: .emailAddress
    case .name: .name
    case .password: .password
    case .date, .time, .dateTime: .dateTime
    }
  }

  /// The keys that should be at hand.
  public var keyboardType: KeyboardType {
    switch self {
    case .freeForm, .name: .default
    case .alpha, .password, .terminal: .asciiCapable
    case .digits: .numberPad
    case .number: .decimalPad
    case .phone: .phonePad
    case .url: .URL
    case .email: .emailAddress
    case .pin: .asciiCapableNumberPad
    case .date, .time, .dateTime: .numbersAndPunctuation
    }
  }

  /// What is typed is not shown.
  public var isSecret: Bool { self == .password || self == .pin }
}

extension VocabularyReading {
  /// Asks for what a purpose stands for.
  /// - Parameter said: the words that name it: `purpose=email`.
  mutating func take(_ purpose: InputPurpose, rule: String, said: String) {
    // Free-form text asks for nothing.
    guard purpose != .freeForm else { return }
    traits.keyboardType = purpose.keyboardType
    because(rule, "keyboardType", said + " asks for " + purpose.keyboardType.phrase)
    if let type = purpose.contentType {
      traits.textContentType = type
      because(rule, "textContentType", said + " is content type " + type.name)
    }
    if purpose.isSecret {
      traits.isSecureTextEntry = true
      because(rule, "secure", said + " is a secret")
    }
    if purpose == .terminal { leaveTextAlone(rule: rule, said: said) }
  }

  /// Nothing that is typed is changed, completed or remembered: passwords are typed into terminals, too.
  mutating func leaveTextAlone(rule: String, said: String) {
    traits.isPrivate = true
    because(rule, "learns", said + " is not to be remembered")
    traits.autocapitalizationType = .none
    traits.autocorrectionType = .no
    traits.spellCheckingType = .no
    traits.smartQuotesType = .no
    traits.smartDashesType = .no
    traits.smartInsertDeleteType = .no
    traits.inlinePredictionType = .no
    traits.mathExpressionCompletionType = .no
    traits.writingToolsBehavior = .none
    for field in [
      "autocapitalization", "autocorrection", "spellChecking", "smartQuotes", "smartDashes", "smartInsertDelete",
      "inlinePrediction", "mathExpressionCompletion", "writingTools",
    ] {
      because(rule, field, said + " is typed as it is")
    }
  }
}

extension KeyboardType {
  /// With an article, for a sentence.
  var phrase: String {
    switch self {
    case .default: "the default keyboard"
    case .asciiCapable: "the ASCII keyboard"
    case .numbersAndPunctuation: "numbers and punctuation"
    case .URL: "the keyboard for web addresses"
    case .numberPad: "the number pad"
    case .phonePad: "the phone pad"
    case .namePhonePad: "the keyboard for names and telephone numbers"
    case .emailAddress: "the keyboard for e-mail addresses"
    case .decimalPad: "the decimal pad"
    case .twitter: "the keyboard for short messages"
    case .webSearch: "the keyboard for web searches"
    case .asciiCapableNumberPad: "the number pad with ASCII digits"
    }
  }
}
