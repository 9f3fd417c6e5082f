import KeyboardCore

/// A form that is being filled in: the text of every field, the cursors, and which field has the focus.
///
/// Ids are those of the form; any other one is a mistake of the caller, but for `focus(_:)`, which refuses it.
/// The description tells no text.
public struct FormState: Sendable, Hashable {
  /// What is filled in.
  public let form: Form
  private var texts: [FieldText]
  private let places: [String: Int]
  private var focusedPlace: Int?

  /// The form with the texts of its file, cut to their greatest lengths; without a focus, or with `focus`.
  public init(_ form: Form, focus: String? = nil) {
    self.form = form
    places = Dictionary(form.fields.enumerated().map { ($0.element.id, $0.offset) }) { first, _ in first }
    texts = form.fields.map { field in
      var text = FieldText("")
      text.insert(Self.lines(of: field.text, in: field), limit: field.maxLength)
      return text
    }
    if let focus { self.focus(focus) }
  }

  // MARK: - Focus

  /// The id of the field that is typed into.
  public var focused: String? {
    focusedPlace.map { form.fields[$0].id }
  }

  /// Gives the focus to a field; false, and nothing changes, where the form has none of that id.
  @discardableResult
  public mutating func focus(_ id: String) -> Bool {
    guard let place = places[id] else { return false }
    focusedPlace = place
    return true
  }

  /// Takes the focus away.
  public mutating func blur() {
    focusedPlace = nil
  }

  /// Tab: the next field in reading order, the first after the last; its id.
  @discardableResult
  public mutating func focusNext() -> String? {
    moveFocus(by: 1, from: -1)
  }

  /// Tab backwards: the field before, the last before the first; its id.
  @discardableResult
  public mutating func focusPrevious() -> String? {
    moveFocus(by: -1, from: form.fields.count)
  }

  private mutating func moveFocus(by step: Int, from outside: Int) -> String? {
    guard !form.fields.isEmpty else { return nil }
    let count = form.fields.count
    focusedPlace = ((focusedPlace ?? outside) + step + count) % count
    return focused
  }

  // MARK: - Fields

  /// A field as its file describes it.
  public func field(_ id: String) -> FormField {
    form.fields[place(of: id)]
  }

  /// What a field asks of the keyboard.
  public func traits(of id: String) -> TextInputTraits {
    field(id).traits
  }

  /// The field holds more than one line.
  public func isMultiline(_ id: String) -> Bool {
    field(id).isMultiline
  }

  /// What stands in a field, secure or not.
  public func text(of id: String) -> String {
    texts[place(of: id)].all
  }

  /// Whether a field is empty.
  public func isEmpty(_ id: String) -> Bool {
    texts[place(of: id)].isEmpty
  }

  /// What may be shown of a field: its text, or a dot for each character of a secure one.
  public func shownText(of id: String) -> String {
    let text = texts[place(of: id)]
    return traits(of: id).isSecureTextEntry ? String(repeating: "•", count: text.all.count) : text.all
  }

  /// How many characters stand before a field's cursor.
  public func cursor(of id: String) -> Int {
    texts[place(of: id)].cursor
  }

  /// What stands before the cursor of the field that has the focus; empty without one.
  public var textBeforeCursor: String {
    focusedPlace.map { texts[$0].before } ?? ""
  }

  private func place(of id: String) -> Int {
    guard let place = places[id] else { preconditionFailure("the form has no field of this id") }
    return place
  }

  // MARK: - Typing

  /// Types text at the cursor of the field that has the focus, as much as fits; line ends become blanks in one line.
  public mutating func insert(_ text: String) {
    guard let focusedPlace else { return }
    let field = form.fields[focusedPlace]
    texts[focusedPlace].insert(Self.lines(of: text, in: field), limit: field.maxLength)
  }

  /// Deletes the character before the cursor; false where there is none.
  @discardableResult
  public mutating func deleteBackward() -> Bool {
    guard let focusedPlace else { return false }
    return texts[focusedPlace].deleteBackward()
  }

  /// Puts the cursor of a field behind so many characters, or at the nearer end.
  public mutating func moveCursor(of id: String, to position: Int) {
    texts[place(of: id)].moveCursor(to: position)
  }

  /// Empties a field, as its clear button does.
  public mutating func clear(_ id: String) {
    texts[place(of: id)] = FieldText("")
  }

  /// Presses return in the field that has the focus.
  ///
  /// A view gets a new line. In one line, next goes to the next field and so does the default key, but for that of a
  /// search field; every other key submits the form, and so does the last field.
  public mutating func returnPressed() -> FormOutcome {
    guard let focusedPlace else { return .submitted }
    let field = form.fields[focusedPlace]
    if field.isMultiline {
      insert("\n")
      return .newline
    }
    guard Self.goesOn(field), focusedPlace + 1 < form.fields.count else { return .submitted }
    self.focusedPlace = focusedPlace + 1
    return .movedTo(form.fields[focusedPlace + 1].id)
  }

  private static func goesOn(_ field: FormField) -> Bool {
    switch field.traits.returnKeyType {
    case .next: true
    case .default: field.kind != .search
    case .go, .google, .join, .route, .search, .send, .yahoo, .done, .emergencyCall, .continue: false
    }
  }

  private static func lines(of text: String, in field: FormField) -> String {
    guard !field.isMultiline, text.contains(where: \.isNewline) else { return text }
    return String(text.map { $0.isNewline ? " " : $0 })
  }
}

extension FormState: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
  /// The fields by kind and id, and the focus.
  public var description: String {
    form.fields.map { "\($0)" }.joined(separator: ", ") + (focused.map { "; focus: \($0)" } ?? "")
  }

  /// The fields by kind and id, and the focus.
  public var debugDescription: String { description }

  /// Nothing that could be a secret.
  public var customMirror: Mirror { Mirror(self, children: ["fields": form.fields, "focused": focused as Any]) }
}
