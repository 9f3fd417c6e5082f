/// The form that the focused field stands in, as far as its program tells.
public struct FocusedForm: Sendable, Hashable {
  /// The program that shows it; empty where nobody says so.
  public var app: String
  /// The site that it belongs to; nil: to none.
  public var domain: String?
  /// In their order. There is at least the field that has the focus.
  public var fields: [FormPart]
  /// The place in `fields` of the one that has the focus.
  public var focused: Int

  /// - Parameters:
  ///   - focus: the field that has the focus.
  ///   - fields: all of the form; one that does not name the focused field is taken to be about something else.
  public init(app: String = "", domain: String? = nil, focus: FormPart, fields: [FormPart] = []) {
    self.app = app
    self.domain = domain.flatMap { $0.isEmpty ? nil : $0 }
    if let place = fields.firstIndex(where: { $0.id == focus.id }) {
      self.fields = fields
      self.fields[place] = focus
      focused = place
    } else {
      self.fields = [focus]
      focused = 0
    }
  }

  /// The field that has the focus.
  public var focus: FormPart { fields[focused] }

  /// Whether at least two of the fields are of different types: the second condition of S11. A field that says nothing of
  /// its type is of none.
  public var hasTwoTypes: Bool {
    guard let first = fields.lazy.compactMap(\.type).first else { return false }
    return fields.contains { $0.type != nil && $0.type != first }
  }

  /// Whether it is the same form with the focus elsewhere: fields may come and go while it is filled in.
  public func isSameForm(as other: FocusedForm) -> Bool {
    app == other.app && domain == other.domain
      && (fields.contains { $0.id == other.focus.id } || other.fields.contains { $0.id == focus.id })
  }
}
