/// Something in a form that goes against the guidance.
public struct LintFinding: Sendable, Hashable {
  /// The field: a JSON pointer (`/fields/0`) in a form file, a path like a CSS selector (`form[0]/input#email`) in a page.
  public var path: String
  /// The line of the page on which the field begins, counted from 1; nil in a form file.
  public var line: Int?
  /// How much it matters.
  public var severity: LintSeverity
  /// The rule's id: `TF3`.
  public var rule: String
  /// What is wrong and what to write instead. It tells nothing of a field's text.
  public var message: String
}
