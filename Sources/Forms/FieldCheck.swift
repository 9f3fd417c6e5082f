import KeyboardCore

/// Says what is wrong with a text and how to mend it.
///
/// No answer repeats the text or tells of it what its dots do not: it may be a secret.
struct FieldCheck {
  let kind: FieldValidation.Kind
  /// What the form asks of a new password, in the `passwordrules` language; nil: what is usual.
  var passwordRules: String?
  /// Reads numbers as they are written here; nil: only ASCII digits and a point are read.
  var numbers: (any NumberSpeller)?

  /// Nil: nothing is wrong. An empty text is not wrong.
  func complaint(about text: String) -> String? {
    if text.isEmpty { return nil }
    switch kind {
    case .email: return Self.email(text)
    case .url: return Self.url(text)
    case .digits:
      return text.allSatisfy { NumberInput.digit($0) != nil } ? nil : "Use digits only, without blanks or signs."
    case .number:
      let number = numbers.map { $0.number(in: text) } ?? NumberDraft(text)
      return number?.isNumber == true ? nil : "Write a number, such as 12."
    case .username: return Self.username(text)
    case .password: return password(text)
    }
  }

  /// What a required field says while it is empty.
  static func missing(in field: FormField) -> String {
    let name = [field.label, field.accessibilityLabel].compactMap { $0 }.first { !$0.isEmpty }
    return name.map { "Fill in “\($0)”: it is needed." } ?? "Fill this in: it is needed."
  }

  /// As NIST SP 800-63B (5.1.1.2) has it for passwords that people choose.
  static let shortestPassword = 8
  static let shortestUsername = 3

  /// What every mail address has; which mailboxes there are only their site knows.
  private static func email(_ text: String) -> String? {
    let example = "as in name@example.com"
    if text.contains(where: \.isWhitespace) { return "Remove the blanks: an e-mail address has none." }
    let parts = text.split(separator: "@", omittingEmptySubsequences: false)
    if parts.count < 2 { return "Add @ and the site behind the name, \(example)." }
    if parts.count > 2 { return "Leave only one @, \(example)." }
    if parts[0].isEmpty { return "Add the name before the @, \(example)." }
    if parts[1].isEmpty { return "Add the site behind the @, \(example)." }
    return isHost(parts[1]) ? nil : "Check the site behind the @, \(example)."
  }

  private static func url(_ text: String) -> String? {
    let example = "as in https://example.com"
    if text.contains(where: \.isWhitespace) { return "Remove the blanks: a web address has none." }
    let colon = text.split(separator: "://", maxSplits: 1, omittingEmptySubsequences: false)
    let rest = colon.count > 1 ? colon[1] : colon[0]
    if colon.count > 1, colon[0].isEmpty || !colon[0].allSatisfy({ $0.isASCII && $0.isLetter }) {
      return "Begin with https://, \(example)."
    }
    let host = rest.prefix { !"/?#".contains($0) }
    let name = host.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    return name.first.map(isHost) == true ? nil : "Check the site, \(example)."
  }

  private static func username(_ text: String) -> String? {
    if text.contains(where: \.isWhitespace) { return "Remove the blanks: a user name has none." }
    return text.count < shortestUsername
      ? "Make the user name longer: it needs at least \(shortestUsername) characters." : nil
  }

  /// All that the rules ask for, always: what is missing would tell something of the password.
  private func password(_ text: String) -> String? {
    let usual = PasswordRules(minLength: Self.shortestPassword)
    var rules = passwordRules.map { PasswordRules($0) } ?? usual
    // Rules that no password satisfies would hold the focus for ever.
    if (try? StrongPassword(rules: rules)) == nil { rules = usual }
    if rules.violations(of: text).isEmpty { return nil }
    var demands: [PasswordViolation] = []
    if let least = rules.minLength { demands.append(.tooShort(minimum: least)) }
    if let most = rules.maxLength { demands.append(.tooLong(maximum: most)) }
    for value in rules.required where !demands.contains(.missing(value)) { demands.append(.missing(value)) }
    if let most = rules.maxConsecutive { demands.append(.repeated(maximum: most)) }
    if rules.allowed != .asciiPrintable, !rules.allowed.isUnicode {
      demands.append(.notAllowed(allowed: rules.allowed))
    }
    return demands.map(\.sentence).joined(separator: " ")
  }

  /// Labels of letters, digits and hyphens, of any script, at least two with a dot between them.
  private static func isHost(_ host: Substring) -> Bool {
    let labels = host.split(separator: ".", omittingEmptySubsequences: false)
    return labels.count > 1
      && labels.allSatisfy { label in
        !label.isEmpty && label.first != "-" && label.last != "-"
          && label.allSatisfy { $0.isLetter || $0.isNumber || $0 == "-" }
      }
  }
}
