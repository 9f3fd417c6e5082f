/// A field of an HTML page: its attributes, and what they come to.
public struct HTMLField: Sendable, Hashable {
  /// What kind of element it is.
  public enum Control: Sendable, Hashable {
    /// One line, of a type.
    case input(HTMLInputType)
    /// Many lines.
    case textarea
    /// An element whose content can be edited.
    case contentEditable
  }

  /// As they were read.
  public let attributes: HTMLAttributes
  /// What it is; attributes without a tag are those of an input.
  public let control: Control

  /// A field by its attributes.
  public init(_ attributes: HTMLAttributes) {
    self.attributes = attributes
    if attributes.element == "textarea" {
      control = .textarea
    } else if attributes.element != "input", Self.isTrue(attributes["contenteditable"]) {
      control = .contentEditable
    } else {
      control = .input(attributes["type"].flatMap { HTMLInputType(rawValue: ASCII.keyword($0)) } ?? .text)
    }
  }

  /// The type of an input; text for other elements.
  var type: HTMLInputType {
    switch control {
    case .input(let type): type
    case .textarea, .contentEditable: .text
    }
  }

  var isInput: Bool {
    switch control {
    case .input: true
    case .textarea, .contentEditable: false
    }
  }

  /// What the attributes come to: `inputmode` outranks `type`, `autocomplete` is the content type, and the precedence
  /// table weighs that against the keyboard.
  public var reading: VocabularyReading {
    var reading = VocabularyReading()
    takeOthers(&reading)
    takeState(&reading)
    takeType(&reading)
    takeKeyboard(&reading)
    takeAutocomplete(&reading)
    takeReturnKey(&reading)
    takeCapitals(&reading)
    takeCorrection(&reading)
    takeSpelling(&reading)
    takeLimits(&reading)
    for name in attributes.repeated {
      reading.because("html-first-attribute-counts", "html", name + " is there more than once: the first one counts")
    }
    return reading
  }

  /// Empty and `true` alike; `plaintext-only` for what can be edited.
  private static func isTrue(_ value: String?) -> Bool {
    guard let value else { return false }
    return ["", "true", "plaintext-only"].contains(ASCII.keyword(value))
  }
}

extension HTMLField {
  /// The value of an attribute that knows some words only; nil where it is absent or not one of them, which is said.
  func word<Word: RawRepresentable & CaseIterable>(
    _ name: String, as type: Word.Type, field: String, _ reading: inout VocabularyReading
  ) -> Word? where Word.RawValue == String {
    guard let value = attributes[name] else { return nil }
    if let word = Word(rawValue: ASCII.keyword(value)) { return word }
    guard !value.isEmpty else {
      reading.because("html-unknown-value-is-ignored", "field", name + " has no value and counts as none")
      return nil
    }
    reading.ignores(name, value, among: Word.allCases.map { $0.rawValue }, field: field)
    return nil
  }

  /// `inputmode=numeric`, for a sentence.
  static func said(_ name: String, _ value: some StringProtocol) -> String {
    value.utf8.contains(0x20) ? name + "=" + value.shown : name + "=" + value
  }
}

extension VocabularyReading {
  /// Says that an attribute's value is not one that HTML knows, and counts as none.
  mutating func ignores(_ name: String, _ value: String, among words: [String], field: String) {
    guard !value.isEmpty else { return }
    let near = value.near(words).map { "; did you mean " + $0 + "?" }
    because(
      "html-unknown-value-is-ignored", field,
      name + "=" + value.shown + " is not known to HTML and counts as none" + (near ?? ""))
  }
}
