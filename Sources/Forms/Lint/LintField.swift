/// A field as the guidance looks at it.
public struct LintField: Sendable {
  /// The field, however its file spells it.
  public var field: FormField
  /// The field's place, as findings tell it.
  public var path: String
  /// The line of the page on which it begins, counted from 1; nil in a form file.
  public var line: Int?
  /// Fields of one section belong to one person or address (HTML's `section-*`, `shipping`, `billing`); usually empty.
  public var section: String
  /// What only a page says of a field; nil in a form file.
  public var page: PageFacts?

  /// A field; the path is its place in the file.
  public init(_ field: FormField, path: String, line: Int? = nil, section: String = "", page: PageFacts? = nil) {
    self.field = field
    self.path = path
    self.line = line
    self.section = section
    self.page = page
  }
}
