import KeyboardCore

/// Reads one field of a form.
enum FieldReader {
  /// What is read of a field before its defaults are known, which hang on its kind.
  struct Draft {
    var field = FormField(id: "")
    var clearButtonMode: ClearButtonMode?
    var overflow: TextOverflow?
  }

  static func read(_ value: FormValue, _ warnings: inout FormWarnings) throws(FormError) -> FormField {
    var draft = Draft()
    try FormReader.read(properties, of: value, into: &draft, &warnings)
    var field = draft.field
    guard !field.id.isEmpty else { throw value.error("a field needs an \"id\" of its own") }
    field.clearButtonMode = draft.clearButtonMode ?? FormField.clearButtonMode(of: field.kind)
    field.overflow = draft.overflow ?? FormField.overflow(of: field.kind)
    return field
  }

  private static let properties: [FormProperty<Draft>] = own + traits

  private static let own: [FormProperty<Draft>] = [
    FormProperty("id", \.field.id) { (value) throws(FormError) in try value.string() },
    FormProperty("kind", \.field.kind) { (value) throws(FormError) in try value.named(FieldKind.self) },
    FormProperty("label", \.field.label) { (value) throws(FormError) in try value.string() },
    FormProperty("placeholder", \.field.placeholder) { (value) throws(FormError) in try value.string() },
    FormProperty("text", \.field.text) { (value) throws(FormError) in try value.string() },
    FormProperty("clearButtonMode", \.clearButtonMode) { (value) throws(FormError) in
      try value.named(ClearButtonMode.self)
    },
    FormProperty("leadingImage", \.field.leadingImage) { (value) throws(FormError) in try value.string() },
    FormProperty("trailingButton", \.field.trailingButton) { (value) throws(FormError) in try value.string() },
    FormProperty("maxLength", \.field.maxLength) { (value) throws(FormError) in try value.whole(1...1_000_000) },
    FormProperty("expectedLength", \.field.expectedLength) { (value) throws(FormError) in
      try value.whole(1...1_000_000)
    },
    FormProperty("overflow", \.overflow) { (value) throws(FormError) in try value.named(TextOverflow.self) },
    FormProperty("accessibilityIdentifier", \.field.accessibilityIdentifier) { (value) throws(FormError) in
      try value.string()
    },
    FormProperty("accessibilityLabel", \.field.accessibilityLabel) { (value) throws(FormError) in
      try value.string()
    },
    FormProperty("required", \.field.isRequired) { (value) throws(FormError) in try value.bool() },
    FormProperty("width", \.field.width) { (value) throws(FormError) in try value.whole(1...10_000) },
    FormProperty("validation") { (value, draft, warnings) throws(FormError) in
      draft.field.validation = try ValidationReader.read(value, &warnings)
    },
    FormProperty("formatter") { (value, draft, warnings) throws(FormError) in
      draft.field.formatter = try NumberStyleReader.read(value, &warnings)
    },
  ]

  private static let traits: [FormProperty<Draft>] = [
    FormProperty("textContentType") { (value, draft, warnings) throws(FormError) in
      let text = try value.string()
      let type = TextContentType(nameOrRawValue: text)
      draft.field.traits.textContentType = type
      guard !type.isKnown else { return }
      warnings.add(value.path) {
        let nearest = TraitNames.didYouMean(text, among: TraitNames.contentTypes)
        return "\(quoted(text)) is not a known content type and treated as none"
          + (nearest.map { ", did you mean \($0)?" } ?? "")
      }
    },
    named("keyboardType", \.keyboardType),
    named("returnKeyType", \.returnKeyType),
    named("autocapitalizationType", \.autocapitalizationType),
    named("autocorrectionType", \.autocorrectionType),
    named("spellCheckingType", \.spellCheckingType),
    named("smartQuotesType", \.smartQuotesType),
    named("smartDashesType", \.smartDashesType),
    named("smartInsertDeleteType", \.smartInsertDeleteType),
    named("inlinePredictionType", \.inlinePredictionType),
    named("keyboardAppearance", \.keyboardAppearance),
    FormProperty("isSecureTextEntry", \.field.traits.isSecureTextEntry) { (value) throws(FormError) in
      try value.bool()
    },
    FormProperty("enablesReturnKeyAutomatically", \.field.traits.enablesReturnKeyAutomatically) {
      (value) throws(FormError) in try value.bool()
    },
    FormProperty("passwordRules", \.field.traits.passwordRules) { (value) throws(FormError) in try value.string() },
  ]

  private static func named<T: NamedTrait>(
    _ name: String, _ path: any WritableKeyPath<TextInputTraits, T> & Sendable
  ) -> FormProperty<Draft> {
    FormProperty(name) { (value, draft, _) throws(FormError) in
      draft.field.traits[keyPath: path] = try value.named(T.self)
    }
  }
}

/// Reads `{"kind":"email","when":"onFocusChange"}`.
enum ValidationReader {
  private struct Draft {
    var kind: FieldValidation.Kind?
    var when: FieldValidation.Time?
    var message: String?
  }

  static func read(_ value: FormValue, _ warnings: inout FormWarnings) throws(FormError) -> FieldValidation {
    var draft = Draft()
    try FormReader.read(properties, of: value, into: &draft, &warnings)
    guard let kind = draft.kind else { throw value.error("a validation needs a \"kind\"") }
    return FieldValidation(kind: kind, when: draft.when, message: draft.message)
  }

  private static let properties: [FormProperty<Draft>] = [
    FormProperty("kind", \.kind) { (value) throws(FormError) in try value.named(FieldValidation.Kind.self) },
    FormProperty("when", \.when) { (value) throws(FormError) in try value.named(FieldValidation.Time.self) },
    FormProperty("message", \.message) { (value) throws(FormError) in try value.string() },
  ]
}

/// Reads `{"style":"currency","currency":"EUR","maximumFractionDigits":2}`.
enum NumberStyleReader {
  private struct Draft {
    var number = NumberStyle(style: .decimal)
    var hasStyle = false
  }

  static func read(_ value: FormValue, _ warnings: inout FormWarnings) throws(FormError) -> NumberStyle {
    var draft = Draft()
    try FormReader.read(properties, of: value, into: &draft, &warnings)
    guard draft.hasStyle else { throw value.error("a formatter needs a \"style\"") }
    return draft.number
  }

  private static let properties: [FormProperty<Draft>] = [
    FormProperty("style") { (value, draft, _) throws(FormError) in
      draft.number.style = try value.named(NumberStyle.Style.self)
      draft.hasStyle = true
    },
    FormProperty("currency") { (value, draft, _) throws(FormError) in
      let code = try value.string()
      guard code.utf8.count == 3, code.utf8.allSatisfy({ (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains($0) }) else {
        throw value.error("expected a currency of three capitals like EUR, found \(quoted(code))")
      }
      draft.number.currency = code
    },
    FormProperty("minimumFractionDigits", \.number.minimumFractionDigits) { (value) throws(FormError) in
      try value.whole(0...20)
    },
    FormProperty("maximumFractionDigits", \.number.maximumFractionDigits) { (value) throws(FormError) in
      try value.whole(0...20)
    },
  ]
}
