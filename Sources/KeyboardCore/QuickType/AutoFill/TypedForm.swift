/// What the fields of one form hold that a sign-in or a card is made of, as far as it was typed or filled here.
public struct TypedForm: Sendable {
  /// The form that it is of, with the focus wherever it was last.
  public private(set) var form: FocusedForm
  private var texts: [String: [UInt8]] = [:]

  /// A form of which nothing is known yet.
  public init(_ form: FocusedForm) {
    self.form = form
  }

  /// The focus is elsewhere in the form.
  /// - Returns: false: it is another form.
  public mutating func follow(_ other: FocusedForm) -> Bool {
    guard form.isSameForm(as: other) else { return false }
    form = other
    return true
  }

  /// What the field with the focus holds now.
  public mutating func note(_ text: String) {
    Self.overwrite(&texts[form.focus.id, default: []])
    texts[form.focus.id] = text.isEmpty ? nil : Array(text.utf8)
  }

  /// What a field holds; empty where nobody knows.
  public func text(at place: Int?) -> String {
    guard let place, form.fields.indices.contains(place) else { return "" }
    return String(decoding: texts[form.fields[place].id] ?? [], as: UTF8.self)
  }

  /// The first text in a field of a type.
  public func text(of type: TextContentType) -> String { text(at: form.fields.firstIndex { $0.type == type }) }

  /// Overwrites what it holds before it is forgotten.
  public mutating func wipe() {
    for id in texts.keys { Self.overwrite(&texts[id]!) }
    texts = [:]
  }

  private static func overwrite(_ bytes: inout [UInt8]) {
    for index in bytes.indices { bytes[index] = 0 }
  }
}
