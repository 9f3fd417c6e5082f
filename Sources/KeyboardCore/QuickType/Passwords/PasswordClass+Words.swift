extension PasswordClass {
  /// What one character of the class is, for people, without its article: `digit or character out of # $`.
  public var singular: String {
    if isEmpty { return "character of an empty class" }
    return Self.list(parts, or: "or") { name in
      switch name {
      case .upper: "upper-case letter"
      case .lower: "lower-case letter"
      case .digit: "digit"
      case .special: "special character"
      case .asciiPrintable: "English letter, digit or special character"
      case .unicode: "character"
      }
    } custom: {
      "character out of \($0)"
    }
  }

  /// What the characters of the class are, for people: `lower-case letters, digits and # $`.
  public var plural: String {
    if isEmpty { return "characters of an empty class" }
    return Self.list(parts, or: "and") { name in
      switch name {
      case .upper: "upper-case letters"
      case .lower: "lower-case letters"
      case .digit: "digits"
      case .special: "special characters"
      case .asciiPrintable: "English letters, digits and special characters"
      case .unicode: "characters"
      }
    } custom: {
      $0
    }
  }

  private static func list(
    _ parts: [Part], or: String, named: (ClassName) -> String, custom: (String) -> String
  ) -> String {
    let words = parts.map { part in
      switch part {
      case .named(let name): named(name)
      case .custom(let text): custom(spaced(text))
      }
    }
    guard words.count > 1 else { return words[0] }
    return words.dropLast().joined(separator: ", ") + " \(or) " + words[words.count - 1]
  }

  private static func spaced(_ text: String) -> String {
    text.map { $0 == " " ? "blank" : String($0) }.joined(separator: " ")
  }
}
