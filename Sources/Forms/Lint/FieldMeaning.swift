import KeyboardCore

/// What a field's words say that it holds.
enum FieldMeaning: Sendable, Hashable {
  /// Something that has a content type.
  case type(TextContentType)
  /// An amount of money, or another number with a fraction.
  case amount
  /// A whole number: how many, how old.
  case count
  /// A secret number that is no password of an account.
  case pin
  /// A number that a state gives a person, and that is not for others to see.
  case personalNumber
  /// Text of many lines.
  case prose

  var contentType: TextContentType? {
    switch self {
    case .type(let type): type
    case .amount, .count, .pin, .personalNumber, .prose: nil
    }
  }

  /// No other thing goes by such a name: an id may be believed where the label says something else.
  var isUnmistakable: Bool {
    switch self {
    case .type(let type): Self.unmistakable.contains(type)
    case .pin: true
    case .amount, .count, .personalNumber, .prose: false
    }
  }

  private static let unmistakable: Set<TextContentType> = [
    .emailAddress, .telephoneNumber, .URL, .password, .newPassword, .username, .oneTimeCode, .creditCardNumber,
    .creditCardSecurityCode, .postalCode, .givenName, .familyName,
  ]

  /// The meaning of a label, placeholder or id that names nothing else; nil where it is not known.
  static func of(_ text: String) -> FieldMeaning? {
    let words = FieldWords(text)
    for candidate in words.candidates {
      if let meaning = MeaningWords.meanings[candidate] { return meaning }
    }
    return nil
  }

  /// The meaning of an example of what is to be typed: `name@example.com`.
  static func ofExample(_ text: String) -> FieldMeaning? {
    let text = text.head
    guard !text.contains(where: \.isWhitespace) || text.hasPrefix("+") else { return nil }
    if text.hasPrefix("https://") || text.hasPrefix("http://") || text.hasPrefix("www.") { return .type(.URL) }
    if let at = text.firstIndex(of: "@"), at != text.startIndex, text[at...].contains(".") {
      return .type(.emailAddress)
    }
    if text.hasPrefix("+"), text.filter(\.isNumber).count >= 6 { return .type(.telephoneNumber) }
    return nil
  }
}
