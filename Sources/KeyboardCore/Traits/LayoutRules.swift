/// Which layout holds the keyboard, where it opens and which keys that brings.
enum LayoutRules {
  static let all: [PrecedenceRule] = [
    PrecedenceRule(
      name: "pads-have-layouts-of-their-own", sentence: "Numbers, amounts and telephone numbers have a pad each.",
      source: "HIG"
    ) { _, resolved in
      guard let pad = pad(of: resolved.keyboardType) else { return nil }
      resolved.layout = pad
      resolved.plane = "digits"
      return .because("keyboard type " + resolved.keyboardType.name + " is a pad")
    },
    PrecedenceRule(
      name: "numbers-and-punctuation-open-on-numbers",
      sentence: "The keyboard for numbers and punctuation is the letters' keyboard, opened on its numbers.",
      source: "HIG"
    ) { _, resolved in
      guard resolved.keyboardType == .numbersAndPunctuation else { return nil }
      resolved.plane = "numbers"
      return .because("keyboard type numbersAndPunctuation opens on the numbers")
    },
    PrecedenceRule(
      name: "keyboard-types-bring-their-keys",
      sentence: "Each keyboard type puts the keys at hand that its text needs.", source: "S3, S6, S7, HIG"
    ) { request, resolved in
      guard let says = keys(of: resolved.keyboardType, in: request.locale) else { return nil }
      return .note(field: "keys", says: says)
    },
    PrecedenceRule(
      name: "nearest-layout-for-the-locale",
      sentence: "A locale without a layout of its own shows the closest one there is.", source: "SDK"
    ) { request, resolved in
      guard request.locale.isKnown, !resolved.keyboardType.isPad, !request.locale.isAmericanEnglish else { return nil }
      return .note(
        field: "layout",
        says: "there is no layout for " + request.locale.identifier.quoted + " in this version: en-US is shown")
    },
    PrecedenceRule(
      name: "tablets-show-the-phones-layout",
      sentence: "A tablet shows the phone's layout as long as it has none of its own.", source: "Keypane"
    ) { request, _ in
      guard request.idiom == .tablet else { return nil }
      return .note(field: "layout", says: "there is no tablet layout in this version: the phone's is shown")
    },
  ]

  /// The layout of a pad; nil for keyboards with letters.
  private static func pad(of type: KeyboardType) -> String? {
    switch type {
    case .numberPad, .asciiCapableNumberPad: "number-pad"
    case .decimalPad: "decimal-pad"
    case .phonePad: "phone-pad"
    case .default, .asciiCapable, .numbersAndPunctuation, .URL, .namePhonePad, .emailAddress, .twitter, .webSearch: nil
    }
  }

  /// What the opening plane has beside the letters; nil where that is nothing.
  private static func keys(of type: KeyboardType, in locale: LocaleFacts) -> String? {
    switch type {
    case .default, .asciiCapable, .namePhonePad: nil
    case .emailAddress: "the keyboard for e-mail addresses has @ and . beside the space bar"
    case .URL: "the keyboard for web addresses has ., / and .com in place of the space bar"
    case .webSearch: "the keyboard for web searches has . beside the space bar"
    case .twitter: "the keyboard for short messages has @ and # in place of the return key"
    case .numbersAndPunctuation: "the keyboard opens on digits and punctuation"
    case .numberPad: "the number pad has the digits " + locale.digitRange
    case .asciiCapableNumberPad: "the number pad has the digits 0 to 9 in every locale"
    case .decimalPad:
      "the decimal pad has the digits " + locale.digitRange + " and the separator " + locale.decimalSeparator.quoted
    case .phonePad: "the phone pad has the digits and a key for +, * and #"
    }
  }
}

extension LocaleFacts {
  /// The only letters that there is a layout for.
  fileprivate var isAmericanEnglish: Bool {
    let parts = identifier.prefix(100).split { $0 == "-" || $0 == "_" || $0 == "." }.map { $0.uppercased() }
    return parts.first == "EN" && (parts.count == 1 || parts.contains("US"))
  }

  fileprivate var digitRange: String {
    (digits.first ?? "0") + " to " + (digits.last ?? "9")
  }
}
