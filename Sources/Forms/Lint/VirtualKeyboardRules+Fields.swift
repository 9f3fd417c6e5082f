import KeyboardCore

/// Fields beside each other, and what is typed as it is (VK14 to VK18).
extension VirtualKeyboardRules {
  static let mostSpecific = LintRule(
    "VK14", .warning, "Where something is asked for in parts, each part has its own content type.", source: "S17"
  ) { subject in
    guard let type = subject.type, let parts = parts[type] else { return nil }
    if let meant = subject.meaning?.contentType, parts.contains(meant) || (type == .name && meant == .creditCardName) {
      guard let words = subject.say.contentType(meant) else { return nil }
      return LintRemark("\(subject.say.nameOf(type)) is more than the field asks for; write \(words)")
    }
    guard parts.contains(where: { !subject.places(of: $0).isEmpty }) else { return nil }
    let left = parts.filter { subject.places(of: $0).isEmpty }.compactMap { subject.say.contentType($0) }
    let instead = left.first.map { "; write \($0), or leave the field out" } ?? "; leave the field out"
    return LintRemark("\(subject.say.nameOf(type)) stands beside its parts\(instead)")
  }

  /// What a whole is made of, the most usual part first.
  private static let parts: [TextContentType: [TextContentType]] = [
    .name: [.givenName, .familyName, .middleName, .namePrefix, .nameSuffix],
    .creditCardName: [.creditCardGivenName, .creditCardFamilyName, .creditCardMiddleName],
    .fullStreetAddress: [.streetAddressLine1, .streetAddressLine2],
    .addressCityAndState: [.addressCity, .addressState],
    .birthdate: [.birthdateDay, .birthdateMonth, .birthdateYear],
    .creditCardExpiration: [.creditCardExpirationMonth, .creditCardExpirationYear],
  ]

  static let identifiers = LintRule(
    "VK15", .warning, "Fields of the same content type carry identifiers that tell them apart.", source: "S18",
    yieldsTo: ["VK14"]
  ) { subject in
    guard let type = subject.type, type != .oneTimeCode else { return nil }
    let places = subject.places(of: type)
    guard places.count > 1, let first = places.first else { return nil }
    let fields = subject.context.form.fields
    func identifier(_ index: Int) -> String? {
      fields[index].field.accessibilityIdentifier.flatMap { $0.isBlank ? nil : $0 }
    }
    let own = identifier(subject.index)
    let clash = places.first { $0 < subject.index && identifier($0) == own }
    guard own == nil || clash != nil else { return nil }
    // The first is blamed where it alone is without.
    if first == subject.index, places.dropFirst().contains(where: { identifier($0) == nil }) { return nil }
    let other = fields[clash ?? (first == subject.index ? places[1] : first)].path
    let words = subject.say.property("accessibilityIdentifier", "id", "…")
    return LintRemark("\(other) has \(subject.say.nameOf(type)), too; write a different \(words) for each")
  }

  static let asTyped = LintRule(
    "VK16", .warning,
    "User names, passwords, addresses of mail and web, and codes get neither capitals nor correction; "
      + "secure fields and pads never do.",
    source: "S20, WK", yieldsTo: ["TF4"]
  ) { subject in
    let traits = subject.traits
    guard !traits.isSecureTextEntry, !subject.shownKeyboard.isPad, subject.field.kind == .field else { return nil }
    if let page = subject.page, ["email", "url", "password"].contains(page.inputType) { return nil }
    let isTyped = subject.type.map { asTypedTypes.contains($0) } ?? false
    let keyboard = traits.keyboardType
    guard isTyped || (subject.type == nil && (keyboard == .emailAddress || keyboard == .URL)) else { return nil }
    guard traits.autocapitalizationType != .none || traits.autocorrectionType != .no else { return nil }
    return LintRemark("capitals or correction would change what is typed; write \(subject.say.untouched)")
  }

  private static let asTypedTypes: Set<TextContentType> = [
    .username, .password, .newPassword, .emailAddress, .URL, .oneTimeCode,
  ]

  static let search = LintRule(
    "VK17", .warning, "The placeholder of a search says what can be found.", source: "HIG search fields",
    yieldsTo: ["TF2"]
  ) { subject in
    guard subject.field.kind == .search else { return nil }
    let placeholder = subject.say.property("placeholder", "placeholder", "…")
    guard let text = subject.field.placeholder, !text.isBlank else {
      return LintRemark("nothing says what can be found; write \(placeholder)")
    }
    let words = FieldWords(text).words
    guard words.allSatisfy(emptySearch.contains) else { return nil }
    return LintRemark("the placeholder does not say what can be found; write \(placeholder) that does")
  }

  private static let emptySearch: Set<String> = [
    "search", "find", "here", "type", "to", "enter", "text", "keyword", "keywords", "query", "suche", "suchen",
    "rechercher", "recherche", "buscar", "cerca", "검색", "検索",
  ]

  static let digits = LintRule(
    "VK18", .warning, "Who is asked for digits is told what for, and nobody else sees those that are secret.",
    source: "HIG digit entry", yieldsTo: ["TF2", "TF4"]
  ) { subject in
    let field = subject.field
    guard KeyboardFit.digits.contains(subject.shownKeyboard), subject.type == nil, field.formatter == nil else {
      return nil
    }
    let texts = [field.label, field.placeholder, field.accessibilityLabel].compactMap { $0 }.filter { !$0.isBlank }
    guard !texts.isEmpty else { return nil }
    let words = texts.map { FieldWords($0).words }
    if !subject.traits.isSecureTextEntry, words.contains(where: { secretNumbers.contains($0.joined(separator: " ")) }) {
      return LintRemark("the number can be read while it is typed; write \(subject.say.secure)")
    }
    guard words.allSatisfy({ $0.allSatisfy(emptyDigits.contains) }) else { return nil }
    return LintRemark("nothing says what the digits are for; write so in \(subject.say.label)")
  }

  private static let secretNumbers: Set<String> = [
    "access code", "door code", "entry code", "secret number", "secret code", "alarm code", "safe code",
  ]

  private static let emptyDigits: Set<String> = [
    "code", "number", "digits", "digit", "numbers", "enter", "type", "the", "your", "a", "no", "nummer", "zahl",
    "numéro",
  ]
}
