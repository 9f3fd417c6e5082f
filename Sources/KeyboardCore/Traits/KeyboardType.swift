/// UIKit's `UIKeyboardType`, with its raw values.
public enum KeyboardType: Int, Sendable, CaseIterable {
  /// The default for the current locale.
  case `default` = 0
  /// Can enter ASCII.
  case asciiCapable = 1
  /// Numbers and assorted punctuation.
  case numbersAndPunctuation = 2
  /// `.`, `/` and `.com` prominent.
  case URL = 3
  /// The locale's digits, for PINs.
  case numberPad = 4
  /// Digits, `*` and `#`, letters under the digits.
  case phonePad = 5
  /// A person's name or a telephone number.
  case namePhonePad = 6
  /// Blank, `@` and `.` prominent.
  case emailAddress = 7
  /// A number pad with the decimal separator.
  case decimalPad = 8
  /// `@` and `#` at hand.
  case twitter = 9
  /// The default keyboard with blank and `.` prominent.
  case webSearch = 10
  /// Digits that are always ASCII.
  case asciiCapableNumberPad = 11

  /// The Swift name of UIKit: `emailAddress`.
  public var name: String {
    switch self {
    case .default: "default"
    case .asciiCapable: "asciiCapable"
    case .numbersAndPunctuation: "numbersAndPunctuation"
    case .URL: "URL"
    case .numberPad: "numberPad"
    case .phonePad: "phonePad"
    case .namePhonePad: "namePhonePad"
    case .emailAddress: "emailAddress"
    case .decimalPad: "decimalPad"
    case .twitter: "twitter"
    case .webSearch: "webSearch"
    case .asciiCapableNumberPad: "asciiCapableNumberPad"
    }
  }

  /// By the Swift name of UIKit; nil for any other text.
  public init?(name: String) {
    guard let found = Self.allCases.first(where: { $0.name == name }) else { return nil }
    self = found
  }

  /// Three columns of digits, without letters, space or return.
  public var isPad: Bool {
    switch self {
    case .numberPad, .asciiCapableNumberPad, .decimalPad, .phonePad: true
    case .default, .asciiCapable, .numbersAndPunctuation, .URL, .namePhonePad, .emailAddress, .twitter, .webSearch:
      false
    }
  }
}
