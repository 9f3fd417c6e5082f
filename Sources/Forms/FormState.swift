import KeyboardCore

/// A form that is being filled in: the text of every field, the cursors, what is wrong, and which field has the focus.
///
/// Ids are those of the form; any other one is a mistake of the caller, but for `focus(_:)`, which refuses it.
/// It reads no clock: what is shown for a while only is hidden when the caller wakes it at `deadline`.
/// The description tells no text.
public struct FormState: Sendable {
  /// What is filled in.
  public let form: Form
  /// A secure field shows the last character for a moment. Not where others look on: a kiosk stands in public.
  public let showsLastCharacter: Bool
  /// The field whose whole text is shown beside it.
  public internal(set) var fullText: String?
  var fields: [FieldState]
  var focusedPlace: Int?
  /// Until when the character before the cursor of the focused secure field is shown.
  var lastCharacterEnd: Instant?
  let numbers: (any NumberSpeller)?
  let timing: FormTiming
  private let places: [String: Int]

  /// The form with the texts of its file, cut to their greatest lengths; without a focus, or with `focus`.
  /// - Parameter numbers: spells the numbers of fields with a formatter; without it they are as they are typed.
  public init(
    _ form: Form, focus: String? = nil, numbers: (any NumberSpeller)? = nil, showsLastCharacter: Bool = false,
    timing: FormTiming = FormTiming()
  ) {
    self.form = form
    self.numbers = numbers
    self.showsLastCharacter = showsLastCharacter
    self.timing = timing
    places = Dictionary(form.fields.enumerated().map { ($0.element.id, $0.offset) }) { first, _ in first }
    fields = form.fields.map { _ in FieldState() }
    for (place, field) in form.fields.enumerated() { setText(field.text, at: place) }
    if let focus { self.focus(focus) }
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

  /// What stands in a field, secure or not; a number as it is spelt.
  public func text(of id: String) -> String {
    fields[place(of: id)].text.all
  }

  /// Whether a field is empty.
  public func isEmpty(_ id: String) -> Bool {
    fields[place(of: id)].text.isEmpty
  }

  /// What may be told of a field: its text, or a dot for each character of a secure one, revealed or not.
  public func shownText(of id: String) -> String {
    let text = text(of: id)
    return traits(of: id).isSecureTextEntry ? Self.dots(text.count) : text
  }

  /// The number in a field with a formatter, in ASCII digits with a point (`1234.5`), whatever the locale; empty where
  /// there is none, nil where the field has no formatter. Per cents count hundredths: 12 % is `12`.
  public func number(of id: String) -> String? {
    let place = place(of: id)
    return speller(at: place) == nil ? nil : fields[place].draft.finished.text
  }

  /// What is wrong with a field and how to mend it, once it is the time to say so. It tells nothing of the text.
  public func message(of id: String) -> String? {
    fields[place(of: id)].message
  }

  /// How many characters stand before a field's cursor, or before the end of what is selected.
  public func cursor(of id: String) -> Int {
    fields[place(of: id)].text.selection.upperBound
  }

  /// The characters that are selected; empty at the cursor where none are.
  public func selection(of id: String) -> Range<Int> {
    fields[place(of: id)].text.selection
  }

  func anchor(of id: String) -> KeyPoint {
    fields[place(of: id)].anchor
  }

  /// What stands before the cursor of the field that has the focus; empty without one.
  public var textBeforeCursor: String {
    focusedPlace.map { fields[$0].text.before } ?? ""
  }

  /// What stands behind it, and behind what is selected.
  public var textAfterCursor: String {
    focusedPlace.map { fields[$0].text.after } ?? ""
  }

  func place(of id: String) -> Int {
    guard let place = places[id] else { preconditionFailure("the form has no field of this id") }
    return place
  }

  func knownPlace(of id: String) -> Int? { places[id] }

  static func dots(_ count: Int) -> String { String(repeating: "•", count: count) }
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
