import KeyboardCore

/// One field of a form, as a rule looks at it.
struct LintSubject {
  let context: LintContext
  let index: Int

  var place: LintField { context.form.fields[index] }
  var field: FormField { place.field }
  var traits: TextInputTraits { field.traits }
  var page: PageFacts? { place.page }
  /// How to say what to write.
  var say: LintDialect { context.form.dialect }

  /// The content type, if it is one of those that are known.
  var type: TextContentType? {
    traits.textContentType.flatMap { $0.isKnown ? $0 : nil }
  }

  /// What the field's words say that it holds.
  var meaning: FieldMeaning? { context.meanings[index] }

  /// The keyboard that the field gets in the policy in which content types come first.
  var shownKeyboard: KeyboardType {
    if type == .creditCardNumber, traits.keyboardType == .decimalPad { return .decimalPad }
    return type?.ownKeyboard ?? traits.keyboardType
  }

  var isLast: Bool { index == context.form.fields.count - 1 }

  /// A visible label stands beside the field.
  var hasLabel: Bool { field.label.map { !$0.isBlank } ?? false }

  var hasPlaceholder: Bool { field.placeholder.map { !$0.isBlank } ?? false }

  /// All fields of the content type in the section, in reading order, this one included.
  func places(of type: TextContentType) -> [Int] {
    context.places[LintContext.Group(type: type, section: place.section)] ?? []
  }

  /// A content type that is set or, without one, meant.
  var typeOrMeaning: TextContentType? { type ?? meaning?.contentType }

  /// What is asked for in the field is for nobody else to see: TF4 and the rules that leave it to TF4.
  var secret: String? {
    switch type {
    case .password: return "a password"
    case .newPassword: return "a new password"
    case .creditCardSecurityCode: return "a card's security code"
    case .some: return nil
    case .none: break
    }
    if field.kind == .search { return nil }
    let texts = [field.label, field.placeholder, field.id, field.accessibilityLabel, field.accessibilityIdentifier]
    for case let text? in texts {
      if let secret = SecretWords.secret(in: FieldWords(text), onPad: traits.keyboardType.isPad) { return secret }
    }
    return nil
  }

  /// A button at the trailing end shows and hides the text.
  var hasRevealButton: Bool {
    field.trailingButton.map { FormField.revealButtons.contains($0) } ?? false
  }

  /// About how wide the box has to be for so many characters, in points.
  func width(for characters: Int) -> Int {
    var width = Double(characters) * FormMetrics.textSize * FormMetrics.characterWidth + 2 * FormMetrics.inset
    if field.leadingImage != nil { width += FormMetrics.image + FormMetrics.inset / 2 }
    if field.trailingButton != nil { width += FormMetrics.button }
    if field.clearButtonMode != .never { width += FormMetrics.button }
    return Int(width.rounded(.up))
  }

  /// How many characters the text usually has; nil where nothing says so.
  var usualLength: Int? {
    if let length = field.expectedLength { return length }
    let typical: Int? =
      switch typeOrMeaning {
      case .postalCode: 8
      case .creditCardSecurityCode: 4
      case .creditCardExpiration: 7
      case .creditCardExpirationMonth, .creditCardExpirationYear, .birthdateDay, .birthdateMonth, .birthdateYear: 4
      case .oneTimeCode: 6
      case .creditCardNumber: 19
      case .telephoneNumber: 15
      case .emailAddress: 22
      default: nil
      }
    return typical.map { min($0, field.maxLength ?? $0) } ?? field.maxLength.flatMap { $0 <= 40 ? $0 : nil }
  }
}
