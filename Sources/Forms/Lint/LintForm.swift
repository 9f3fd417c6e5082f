/// A form as the guidance looks at it, read from a form file or found in a page.
public struct LintForm: Sendable {
  /// What stands above the fields; may be empty.
  public var title: String
  /// How its file spells what the fields ask for.
  public var dialect: LintDialect
  /// In reading order.
  public var fields: [LintField]
  /// There is a button beside the fields that submits the form.
  public var hasSubmitButton: Bool

  /// A form of any origin.
  public init(title: String = "", dialect: LintDialect, fields: [LintField], hasSubmitButton: Bool = false) {
    self.title = title
    self.dialect = dialect
    self.fields = fields
    self.hasSubmitButton = hasSubmitButton
  }

  /// A form that was read from a form file.
  public init(_ form: Form) {
    self.init(
      title: form.title, dialect: .form,
      fields: form.fields.enumerated().map { LintField($0.element, path: "/fields/\($0.offset)") },
      hasSubmitButton: form.submitButton.map { !$0.isBlank } ?? false)
  }
}
