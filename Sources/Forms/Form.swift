/// A form as its file describes it.
public struct Form: Sendable, Hashable {
  /// What stands above the fields; may be empty.
  public var title: String
  /// The site that the form belongs to: `example.com`.
  public var domain: String?
  /// The program that shows the form; nil: it is the site's own page.
  public var app: String?
  /// In reading order.
  public var fields: [FormField]
  /// What stands on the button that submits the form; nil: there is none, and return submits.
  public var submitButton: String?
  /// Secure fields show the last character that was typed for a moment.
  public var showsLastCharacter = false

  /// A form of at least one field.
  public init(title: String = "", domain: String? = nil, fields: [FormField]) {
    self.title = title
    self.domain = domain
    self.fields = fields
  }
}
