import KeyboardCore

/// One text field of a form, as its file describes it.
///
/// Its description tells neither its text nor its placeholder: the text may be a secret.
public struct FormField: Sendable, Hashable {
  /// The field's name in transcripts; its own in the form.
  public var id: String
  /// One line, many lines, search.
  public var kind: FieldKind
  /// What stands above the box.
  public var label: String?
  /// What stands in the box while it is empty.
  public var placeholder: String?
  /// What stands in the field at first.
  public var text = ""
  /// What the field asks of the keyboard.
  public var traits: TextInputTraits
  /// When the clear button is shown.
  public var clearButtonMode: ClearButtonMode
  /// The name of the image at the leading end.
  public var leadingImage: String?
  /// The name of the button at the trailing end.
  public var trailingButton: String?
  /// How what was typed is checked.
  public var validation: FieldValidation?
  /// How a number is shown.
  public var formatter: NumberStyle?
  /// The most characters that the field takes.
  public var maxLength: Int?
  /// How many characters the text usually has.
  public var expectedLength: Int?
  /// What happens to text that is too wide.
  public var overflow: TextOverflow
  /// The field's name for tests and assistive programs.
  public var accessibilityIdentifier: String?
  /// What assistive programs say.
  public var accessibilityLabel: String?
  /// The form cannot be submitted while the field is empty.
  public var isRequired = false
  /// The width of the box, in points; nil: as wide as the column.
  public var width: Int?

  /// A field with UIKit's defaults: a search field has a clear button, a view wraps its text.
  public init(id: String, kind: FieldKind = .field, traits: TextInputTraits = TextInputTraits()) {
    self.id = id
    self.kind = kind
    self.traits = traits
    clearButtonMode = Self.clearButtonMode(of: kind)
    overflow = Self.overflow(of: kind)
  }

  static func clearButtonMode(of kind: FieldKind) -> ClearButtonMode {
    switch kind {
    case .field, .view: .never
    case .search: .whileEditing
    }
  }

  static func overflow(of kind: FieldKind) -> TextOverflow {
    switch kind {
    case .field, .search: .clip
    case .view: .wrap
    }
  }

  /// The trailing buttons that show a secret and hide it again; all others are only told of.
  public static let revealButtons: Set<String> = ["reveal", "eye"]

  /// The field holds more than one line.
  public var isMultiline: Bool { kind == .view }
}

extension FormField: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
  /// Kind and id.
  public var description: String { "\(kind.name) \(id)" }

  /// Kind and id.
  public var debugDescription: String { description }

  /// Nothing that could be a secret.
  public var customMirror: Mirror { Mirror(self, children: ["id": id, "kind": kind]) }
}
