/// Which keys the keyboard has beside those that all have, and in which digits.
enum KeyRules {
  static let all: [PrecedenceRule] = [
    PrecedenceRule(
      name: "keyboard-types-bring-their-keys",
      sentence: "Each keyboard type puts the keys at hand that its text needs, in place of those that it does not.",
      source: "S3, S6, S7, HIG"
    ) { _, resolved in
      let type = resolved.keyboardType
      resolved.extraKeys = extraKeys(of: type)
      resolved.missingKeys = missingKeys(of: type)
      return says(of: type).map { .note(field: "keys", says: $0) }
    },
    PrecedenceRule(
      name: "pads-show-the-locales-digits",
      sentence: "The number pad and the decimal pad show the locale's digits.", source: "DOC"
    ) { request, resolved in
      let type = resolved.keyboardType
      guard type == .numberPad || type == .decimalPad, !resolved.isSecure else { return nil }
      resolved.digits = request.locale.digits
      guard resolved.digits != LocaleFacts.enUS.digits else { return nil }
      return .note(field: "keys", says: "the digits are those of the locale, " + range(resolved.digits))
    },
    PrecedenceRule(
      name: "ascii-pads-show-ascii-digits",
      sentence: "The ASCII-capable number pad, the phone pad and every pad of a secure field show the digits 0 to 9 "
        + "in all locales.",
      source: "DOC"
    ) { request, resolved in
      guard resolved.keyboardType.isPad, request.locale.digits != LocaleFacts.enUS.digits,
        resolved.digits == LocaleFacts.enUS.digits
      else { return nil }
      return .note(field: "keys", says: "the digits are 0 to 9 and not those of the locale")
    },
    PrecedenceRule(
      name: "decimal-pads-have-the-locales-separator",
      sentence: "The decimal pad has the locale's separator; in a secure field one that is not ASCII becomes the dot.",
      source: "S7, HIG"
    ) { request, resolved in
      guard resolved.keyboardType == .decimalPad else { return nil }
      if resolved.isSecure, !request.locale.decimalSeparator.unicodeScalars.allSatisfy({ $0.isASCII }) {
        resolved.decimalSeparator = LocaleFacts.enUS.decimalSeparator
      }
      resolved.extraKeys = [resolved.decimalSeparator]
      return .note(field: "keys", says: "the separator is " + resolved.decimalSeparator.quoted)
    },
  ]

  /// Beside letters and digits, from left to right.
  private static func extraKeys(of type: KeyboardType) -> [String] {
    switch type {
    case .default, .asciiCapable, .namePhonePad, .numbersAndPunctuation, .numberPad, .asciiCapableNumberPad: []
    case .emailAddress: ["@", "."]
    case .URL: [".", "/", ".com"]
    case .webSearch: ["."]
    case .twitter: ["@", "#"]
    case .decimalPad: [LocaleFacts.enUS.decimalSeparator]
    case .phonePad: ["+*#"]
    }
  }

  /// What the others have.
  private static func missingKeys(of type: KeyboardType) -> [KeyRole] {
    switch type {
    case .default, .asciiCapable, .namePhonePad, .numbersAndPunctuation, .emailAddress, .webSearch: []
    case .URL: [.space]
    case .twitter: [.return]
    case .numberPad, .asciiCapableNumberPad, .decimalPad, .phonePad: [.space, .return]
    }
  }

  /// The same for people; nil where the keyboard is the plain one.
  private static func says(of type: KeyboardType) -> String? {
    switch type {
    case .default, .asciiCapable, .namePhonePad: nil
    case .emailAddress: "the keyboard for e-mail addresses has @ and . beside the space bar"
    case .URL: "the keyboard for web addresses has ., / and .com in place of the space bar"
    case .webSearch: "the keyboard for web searches has . beside the space bar"
    case .twitter: "the keyboard for short messages has @ and # in place of the return key"
    case .numbersAndPunctuation: "the keyboard opens on digits and punctuation"
    case .numberPad, .asciiCapableNumberPad: "the number pad has digits and delete, and neither space nor return"
    case .decimalPad: "the decimal pad has digits, a separator and delete, and neither space nor return"
    case .phonePad: "the phone pad has digits, delete and a key for +, * and #, and neither space nor return"
    }
  }

  private static func range(_ digits: [String]) -> String {
    (digits.first ?? "0") + " to " + (digits.last ?? "9")
  }
}
