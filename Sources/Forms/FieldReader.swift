import KeyboardCore

/// Reads one field of a form.
enum FieldReader {
  /// What is read of a field before its defaults are known, which hang on its kind.
  struct Draft {
    var field = FormField(id: "")
    var clearButtonMode: ClearButtonMode?
    var overflow: TextOverflow?
  }

  static func read(_ value: JSONNode, _ warnings: inout FormWarnings) throws(JSONError) -> FormField {
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
    FormProperty("id", \.field.id) { (value) throws(JSONError) in try value.string() },
    FormProperty("kind", \.field.kind) { (value) throws(JSONError) in try value.named(FieldKind.self) },
    FormProperty("label", \.field.label) { (value) throws(JSONError) in try value.string() },
    FormProperty("placeholder", \.field.placeholder) { (value) throws(JSONError) in try value.string() },
    FormProperty("text", \.field.text) { (value) throws(JSONError) in try value.hidden.string() },
    FormProperty("clearButtonMode", \.clearButtonMode) { (value) throws(JSONError) in
      try value.named(ClearButtonMode.self)
    },
    FormProperty("leadingImage", \.field.leadingImage) { (value) throws(JSONError) in try value.string() },
    FormProperty("trailingButton", \.field.trailingButton) { (value) throws(JSONError) in try value.string() },
    FormProperty("maxLength", \.field.maxLength) { (value) throws(JSONError) in try value.whole(1...1_000_000) },
    FormProperty("expectedLength", \.field.expectedLength) { (value) throws(JSONError) in
      try value.whole(1...1_000_000)
    },
    FormProperty("overflow", \.overflow) { (value) throws(JSONError) in try value.named(TextOverflow.self) },
    FormProperty("accessibilityIdentifier", \.field.accessibilityIdentifier) { (value) throws(JSONError) in
      try value.string()
    },
    FormProperty("accessibilityLabel", \.field.accessibilityLabel) { (value) throws(JSONError) in
      try value.string()
    },
    FormProperty("required", \.field.isRequired) { (value) throws(JSONError) in try value.bool() },
    FormProperty("width", \.field.width) { (value) throws(JSONError) in try value.whole(1...10_000) },
    FormProperty("validation") { (value, draft, warnings) throws(JSONError) in
      draft.field.validation = try ValidationReader.read(value, &warnings)
    },
    FormProperty("formatter") { (value, draft, warnings) throws(JSONError) in
      draft.field.formatter = try NumberStyleReader.read(value, &warnings)
    },
  ]

  private static let traits: [FormProperty<Draft>] = [
    FormProperty("textContentType") { (value, draft, warnings) throws(JSONError) in
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
    named("mathExpressionCompletionType", \.mathExpressionCompletionType),
    named("writingToolsBehavior", \.writingToolsBehavior),
    named("keyboardAppearance", \.keyboardAppearance),
    FormProperty("allowsNumberPadPopover", \.field.traits.allowsNumberPadPopover) { (value) throws(JSONError) in
      try value.bool()
    },
    FormProperty("isSecureTextEntry", \.field.traits.isSecureTextEntry) { (value) throws(JSONError) in
      try value.bool()
    },
    FormProperty("enablesReturnKeyAutomatically", \.field.traits.enablesReturnKeyAutomatically) {
      (value) throws(JSONError) in try value.bool()
    },
    FormProperty("passwordRules", \.field.traits.passwordRules) { (value) throws(JSONError) in try value.string() },
  ]

  private static func named<T: NamedTrait>(
    _ name: String, _ path: any WritableKeyPath<TextInputTraits, T> & Sendable
  ) -> FormProperty<Draft> {
    FormProperty(name) { (value, draft, _) throws(JSONError) in
      draft.field.traits[keyPath: path] = try value.named(T.self)
    }
  }
}
