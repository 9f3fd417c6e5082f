import KeyboardCore

/// What is typed, how it is checked and shown (TF9 to TF18).
extension TextFieldRules {
  static let validationTime = LintRule(
    "TF9", .warning,
    "E-mail addresses are checked when the focus has gone on, user names and passwords before it may, digits at once.",
    source: "HIG text fields, 002", in: .forms
  ) { subject in
    guard let validation = subject.field.validation, validation.when != validation.kind.usualTime else { return nil }
    return LintRemark(
      "\(validation.kind.name) is checked at the wrong time; write \"when\": \"\(validation.kind.usualTime.name)\"")
  }

  static let formatter = LintRule(
    "TF10", .warning, "Numbers are shown and read by a formatter that knows the locale; no separator is fixed.",
    source: "HIG text fields, 002"
  ) { subject in
    if let page = subject.page {
      guard let pattern = page.pattern, page.inputType == "text", fixesSeparator(pattern) else { return nil }
      return LintRemark(
        "the pattern knows one decimal separator, and locales differ; write type=\"number\" step=\"any\" instead")
    }
    if let style = subject.field.formatter, let least = style.minimumFractionDigits,
      let most = style.maximumFractionDigits, least > most
    {
      return LintRemark(
        "\(least) fraction digits are more than the \(most) allowed; write \"minimumFractionDigits\": \(most) or fewer")
    }
    guard subject.traits.keyboardType == .decimalPad, subject.field.formatter == nil, subject.type == nil else {
      return nil
    }
    let style = subject.meaning == .amount ? "currency" : "decimal"
    return LintRemark(
      "locales differ in their decimal separators; write \"formatter\": {\"style\": \"\(style)\"}")
  }

  static let overflow = LintRule(
    "TF11", .info, "A field says what happens to text that does not fit, and shows all of it where the pointer rests.",
    source: "HIG text fields, 002", in: .forms, yieldsTo: ["TF1", "TF6"]
  ) { subject in
    let field = subject.field
    guard field.kind != .view, field.overflow == .clip, !subject.traits.isSecureTextEntry else { return nil }
    let room = field.width ?? Int(FormMetrics.widestColumn)
    let longest = max(field.maxLength ?? 0, field.text.count)
    guard longest > 0, subject.width(for: longest) > room else { return nil }
    return LintRemark("\(longest) characters are cut off without a sign; write \"overflow\": \"truncateTail\"")
  }

  static let clearButton = LintRule(
    "TF12", .warning, "A clear button stands at the trailing end.", source: "HIG text fields, 002, 003", in: .forms,
    yieldsTo: ["TF4"]
  ) { subject in
    let field = subject.field
    guard field.kind != .view, field.clearButtonMode == .never, field.trailingButton == nil,
      !subject.traits.isSecureTextEntry, subject.type != .oneTimeCode,
      field.expectedLength ?? field.maxLength ?? .max > shortest
    else { return nil }
    return LintRemark("the text cannot be cleared at a touch; write \"clearButtonMode\": \"whileEditing\"")
  }

  static let ends = LintRule(
    "TF13", .info, "The image at the leading end shows the field's purpose, the button at the trailing end does more.",
    source: "HIG text fields, 002, 003", in: .forms
  ) { subject in
    if let image = subject.field.leadingImage, functions.contains(image) {
      return LintRemark("\"\(image)\" does something and stands for no purpose; write it as \"trailingButton\"")
    }
    if let button = subject.field.trailingButton, purposes.contains(button) {
      return LintRemark("\"\(button)\" tells a purpose and does nothing; write it as \"leadingImage\"")
    }
    guard let image = subject.field.leadingImage, let type = subject.typeOrMeaning, let meant = images[image],
      !meant.contains(type)
    else { return nil }
    return LintRemark(
      "\"\(image)\" is the image of another purpose than \(type.name); write a fitting \"leadingImage\"")
  }

  static let height = LintRule(
    "TF14", .info, "A text field has one line and a fixed height.", source: "HIG text fields, 003 alone",
    unseen: "a form has no heights: the simulator draws every field alike")

  static let choices = LintRule(
    "TF15", .info, "Where the possible answers are known, they are offered instead of typed.",
    source: "HIG entering data"
  ) { subject in
    guard let type = subject.type, subject.page?.hasChoices != true, let what = chosen[type] else { return nil }
    return LintRemark("\(what) is chosen faster than it is typed; offer a list")
  }

  static let required = LintRule(
    "TF16", .warning, "Next and continue are disabled until what is required is filled in.",
    source: "HIG entering data", in: .forms
  ) { subject in
    // A button that waits for what is required does the same for all fields at once.
    guard !subject.context.form.hasSubmitButton, subject.field.isRequired, !subject.field.isMultiline,
      !subject.traits.enablesReturnKeyAutomatically, !subject.shownKeyboard.isPad
    else { return nil }
    return LintRemark(
      "the return key goes on although the field is required; write \"enablesReturnKeyAutomatically\": true")
  }

  static let knownAlready = LintRule(
    "TF17", .info, "Nothing is asked that is known already, and what is known can be pasted and dropped.",
    source: "HIG entering data", in: .pages
  ) { subject in
    guard subject.page?.refusesPaste == true else { return nil }
    return LintRemark("what somebody has at hand cannot be pasted or dropped; leave onpaste and ondrop out")
  }

  static let help = LintRule(
    "TF18", .warning, "What is wrong is said beside the field with how to mend it, and placeholders are examples.",
    source: "HIG text fields, entering data"
  ) { subject in
    let field = subject.field
    if let message = field.validation?.message, saysNothing(message) {
      return LintRemark("the message does not say how to mend the text; write \"message\": \"…\" that does")
    }
    if let page = subject.page, let pattern = page.pattern, !page.hasPatternHelp, !digitPatterns.contains(pattern) {
      return LintRemark("nobody is told what the pattern wants; write title=\"…\" that says it")
    }
    guard let placeholder = field.placeholder, let label = field.label, !subject.traits.isSecureTextEntry,
      field.kind == .field, FieldWords(placeholder).words == FieldWords(label).words, !placeholder.isBlank
    else { return nil }
    let example = subject.typeOrMeaning.flatMap { examples[$0] } ?? "…"
    let property = subject.say.name("placeholder", "placeholder")
    return LintRemark("the placeholder repeats the label; write an example in \(property): \(example)")
  }

  // MARK: - Words

  /// So many characters are deleted as fast as cleared (TF12).
  private static let shortest = 6

  /// Patterns that only ask for digits, which the keyboard shows anyway (part 3.1).
  static let digitPatterns: Set<String> = ["\\d*", "[0-9]*", "\\d+", "[0-9]+"]

  /// A pattern of digits around one escaped or bracketed separator: `\d+\.\d{2}`.
  private static func fixesSeparator(_ pattern: String) -> Bool {
    let head = pattern.prefix(200)
    guard head.contains("\\d") || head.contains("0-9") else { return false }
    let rest = head.replacing("0-9", with: "").replacing("\\d", with: "")
    guard !rest.contains(where: \.isLetter), rest.filter({ $0 == "." || $0 == "," }).count == 1 else { return false }
    return !rest.contains("@") && !rest.contains("/") && !rest.contains("-")
  }

  /// One word that only says that something is wrong.
  private static func saysNothing(_ message: String) -> Bool {
    let words = FieldWords(message).words
    return words.isEmpty || words.allSatisfy { empty.contains($0) }
  }

  private static let empty: Set<String> = [
    "error", "invalid", "wrong", "incorrect", "bad", "not", "valid", "input", "value", "entry", "failed", "is", "the",
    "format", "try", "again", "please", "data", "email", "e", "mail", "password", "number", "address", "field", "this",
    "your", "ungültig", "falsch", "fehler", "invalide", "erreur",
  ]

  private static let functions: Set<String> = [
    "bookmarks", "clear", "delete", "eye", "eye-off", "globe", "hide", "return", "emoji",
  ]

  private static let purposes: Set<String> = ["lock", "mail", "person", "phone", "card"]

  private static let images: [String: Set<TextContentType>] = [
    "mail": [.emailAddress, .username],
    "phone": [.telephoneNumber, .username],
    "lock": [.password, .newPassword, .oneTimeCode, .creditCardSecurityCode],
    "card": [
      .creditCardNumber, .creditCardSecurityCode, .creditCardExpiration, .creditCardExpirationMonth,
      .creditCardExpirationYear, .creditCardName, .creditCardType,
    ],
    "link": [.URL],
  ]

  private static let chosen: [TextContentType: String] = [
    .countryName: "a country", .creditCardType: "a card's brand", .birthdate: "a date",
    .birthdateMonth: "a month", .creditCardExpirationMonth: "a month", .creditCardExpirationYear: "a year",
    .namePrefix: "a form of address",
  ]

  private static let examples: [TextContentType: String] = [
    .emailAddress: "name@example.com", .username: "name@example.com", .URL: "https://example.com",
    .telephoneNumber: "+1 555 0100", .postalCode: "12345",
  ]
}
