/// What a word says of the digits near it.
struct CodeWordMeaning: OptionSet, Sendable {
  let rawValue: UInt8

  /// They are a code: "code", "PIN".
  static let code = CodeWordMeaning(rawValue: 1)
  /// They may well be one: "verify", "password".
  static let hint = CodeWordMeaning(rawValue: 2)
  /// The code is of another kind: "promo", "postal".
  static let otherCode = CodeWordMeaning(rawValue: 4)
  /// The next digits are something else: "order", "card ending".
  static let otherNumber = CodeWordMeaning(rawValue: 8)
  /// A word such as "is" between a name and what it names.
  static let copula = CodeWordMeaning(rawValue: 16)
  /// Digits beside it are money.
  static let currency = CodeWordMeaning(rawValue: 32)
}
