/// Reads `{"kind":"email","when":"onFocusChange"}`.
enum ValidationReader {
  private struct Draft {
    var kind: FieldValidation.Kind?
    var when: FieldValidation.Time?
    var message: String?
  }

  static func read(_ value: JSONNode, _ warnings: inout FormWarnings) throws(JSONError) -> FieldValidation {
    var draft = Draft()
    try FormReader.read(properties, of: value, into: &draft, &warnings)
    guard let kind = draft.kind else { throw value.error("a validation needs a \"kind\"") }
    return FieldValidation(kind: kind, when: draft.when, message: draft.message)
  }

  private static let properties: [FormProperty<Draft>] = [
    FormProperty("kind", \.kind) { (value) throws(JSONError) in try value.named(FieldValidation.Kind.self) },
    FormProperty("when", \.when) { (value) throws(JSONError) in try value.named(FieldValidation.Time.self) },
    FormProperty("message", \.message) { (value) throws(JSONError) in try value.string() },
  ]
}
