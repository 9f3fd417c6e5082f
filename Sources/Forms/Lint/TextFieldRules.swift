import KeyboardCore

/// The guidance for text fields (TF1 to TF18), in the order of its numbers.
enum TextFieldRules {
  static let all: [LintRule] = [
    isLong, hasName, hasLabel, isSecure, isEmptySecret, width, column, order, validationTime, formatter, overflow,
    clearButton, ends, height, choices, required, knownAlready, help,
  ]

  // MARK: - What the field is (TF1 to TF3)

  private static let isLong = LintRule(
    "TF1", .warning, "Text of more than a line is asked for in a text view, not in a text field.",
    source: "HIG text fields"
  ) { subject in
    let field = subject.field
    guard field.kind == .field else { return nil }
    let view = "write \(subject.say.view)"
    if let length = field.expectedLength, length > longestLine {
      return LintRemark("\(length) characters do not fit one line; \(view)")
    }
    if field.text.contains(where: \.isNewline) {
      return LintRemark("the text has more than one line; \(view)")
    }
    if subject.meaning == .prose, (field.expectedLength ?? field.maxLength ?? .max) > longestLine {
      return LintRemark("what is asked for may take more than one line; \(view)")
    }
    return nil
  }

  private static let hasName = LintRule(
    "TF2", .error, "A field has a label that is seen, or a placeholder.", source: "HIG text fields, 002, 003"
  ) { subject in
    guard !subject.hasLabel, !subject.hasPlaceholder else { return nil }
    if subject.field.kind == .search {
      let placeholder = subject.say.property("placeholder", "placeholder", "…")
      return LintRemark("nothing that is seen says what can be found; write \(placeholder)")
    }
    return LintRemark("nothing that is seen says what the field is for; write \(subject.say.label)")
  }

  private static let hasLabel = LintRule(
    "TF3", .warning,
    "A label stands beside the field, because a placeholder is gone as soon as something is typed; a search needs none.",
    source: "HIG text fields, 002 (003, which is older, wants no label)"
  ) { subject in
    guard !subject.hasLabel, subject.hasPlaceholder, subject.field.kind != .search else { return nil }
    return LintRemark("the placeholder is gone as soon as something is typed; write \(subject.say.label), too")
  }

  // MARK: - Secrets (TF4, TF5)

  private static let isSecure = LintRule(
    "TF4", .error, "Passwords, PINs, security codes of cards and personal numbers are typed into a secure field.",
    source: "HIG text fields, 002, 003"
  ) { subject in
    guard !subject.traits.isSecureTextEntry, !subject.hasRevealButton, subject.type != .oneTimeCode,
      let secret = subject.secret
    else { return nil }
    return LintRemark("\(secret) can be read while it is typed; write \(subject.say.secure)")
  }

  private static let isEmptySecret = LintRule(
    "TF5", .error, "A password field is empty at first.", source: "HIG entering data"
  ) { subject in
    guard !subject.field.text.isEmpty, subject.traits.isSecureTextEntry || subject.secret != nil else { return nil }
    return LintRemark("a secret stands in the file; leave \(subject.say.name("text", "value")) out")
  }

  // MARK: - Size and place (TF6 to TF8)

  private static let width = LintRule(
    "TF6", .warning, "A field is about as wide as the text that is expected in it.", source: "HIG text fields, 002"
  ) { subject in
    let field = subject.field
    guard field.kind != .view else { return nil }
    let property = subject.say.name("width", "size")
    guard let width = field.width else {
      // A form's field is as wide as the column unless something says otherwise; a page's is as wide as its style says.
      guard subject.say == .form, field.kind == .field, field.expectedLength == nil, field.maxLength == nil,
        let type = subject.type, shortTypes.contains(type), let length = subject.usualLength
      else { return nil }
      return LintRemark(
        "the box is as wide as the form for about \(length) characters; write \"expectedLength\": \(length)")
    }
    guard let length = subject.usualLength else { return nil }
    let needed = subject.width(for: length)
    let better = subject.say == .form ? needed : length
    if width * 10 < needed * 7 {
      return LintRemark("the box is narrow for about \(length) characters; write \(property) \(better)")
    }
    if width > needed * 5 / 2 + 60 {
      return LintRemark("the box is wide for about \(length) characters; write \(property) \(better)")
    }
    return nil
  }

  private static let column = LintRule(
    "TF7", .warning, "Fields that stand below each other and belong together are equally wide.",
    source: "HIG text fields, 002"
  ) { subject in
    guard subject.index > 0 else { return nil }
    let above = subject.context.form.fields[subject.index - 1]
    let property = subject.say.name("width", "size")
    if belong(subject, with: above) {
      guard subject.field.width != above.field.width, isSized(subject.field), isSized(above.field) else { return nil }
      return LintRemark("the box above belongs to this one and has another width; write the same \(property) for both")
    }
    guard let width = subject.field.width, let other = above.field.width, other != width else { return nil }
    let sameContent = subject.type != nil && above.field.traits.textContentType == subject.type
    guard sameContent || min(width, other) * 100 > max(width, other) * 85 else { return nil }
    return LintRemark("the box is not quite as wide as the one above; write the same \(property) for both")
  }

  /// The field is of one name or address with the one above; a page may have them side by side.
  private static func belong(_ subject: LintSubject, with above: LintField) -> Bool {
    guard subject.say == .form, subject.field.kind == .field, above.field.kind == .field,
      subject.place.section == above.section, let type = subject.type, let other = above.field.traits.textContentType
    else { return false }
    return groups.contains { $0.contains(type) && $0.contains(other) }
  }

  /// The box has a width of its own or that of the form, not that of its text.
  private static func isSized(_ field: FormField) -> Bool {
    field.width != nil || (field.expectedLength == nil && field.maxLength == nil)
  }

  /// What stands below each other in boxes of one width; initials and forms of address are shorter (TF7).
  private static let groups: [Set<TextContentType>] = [
    [.givenName, .familyName], [.creditCardGivenName, .creditCardFamilyName],
    [.streetAddressLine1, .streetAddressLine2],
  ]

  private static let order = LintRule(
    "TF8", .error, "Tab and the next key follow the reading order; in a form file they always do.",
    source: "HIG text fields, 002", in: .pages
  ) { subject in
    guard let stop = subject.page?.tabIndex else { return nil }
    if stop < 0 {
      return LintRemark("tabindex=\"\(stop)\" keeps Tab and the next key from the field; leave it out")
    }
    guard subject.context.jumpsAhead[subject.index] else { return nil }
    return LintRemark("tabindex=\"\(stop)\" puts the field before one that stands above it; leave it out")
  }

  // MARK: - Numbers

  /// Longer texts are no single line's (TF1).
  static let longestLine = 80

  /// A box as wide as the form misleads about these.
  private static let shortTypes: Set<TextContentType> = [
    .postalCode, .creditCardSecurityCode, .creditCardExpiration, .creditCardExpirationMonth,
    .creditCardExpirationYear, .birthdateDay, .birthdateYear,
  ]
}
