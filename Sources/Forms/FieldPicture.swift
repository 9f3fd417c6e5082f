import KeyboardCore

/// One field as it is drawn. Rectangles are in pixels of the screen before rotation.
///
/// Its description tells no text of a secure field, which may be shown for a while.
public struct FieldPicture: Sendable, Hashable {
  /// `FormField.id`.
  public var id: String
  /// One line, many lines, search.
  public var kind: FieldKind
  /// What stands above the box; nil where the field has no label.
  public var label: FormText?
  /// The box with its border.
  public var box: KeyRect
  /// Where the text stands within the box; text that is too wide is cut at its edges, the cursor staying in sight.
  public var textRect: KeyRect
  /// The text, dots of a secure field, or the placeholder.
  public var text: String
  /// `text` is the placeholder: drawn in grey.
  public var isPlaceholder: Bool
  /// How many characters of `text` stand before the cursor; nil where the field has no cursor.
  public var cursor: Int?
  /// The characters of `text` that are selected; nil where none are.
  public var selection: Range<Int>?
  /// How far the text was scrolled when a finger put the cursor into it: it stays there while it can. In pixels.
  public var anchor: KeyPoint
  /// The field that is typed into.
  public var isFocused: Bool
  /// `text` is dots.
  public var isSecure: Bool
  /// The one character of dots that is shown for a moment.
  public var shownCharacter: Int?
  /// What the field holds is a secret, whether it is shown or not.
  public var isSecret: Bool
  /// Text that is too wide goes on in the next line.
  public var wraps: Bool
  /// What happens to text that is too wide while the field has not the focus.
  public var overflow: TextOverflow
  /// The image at the leading end: its name and place; `search` in a search field that names none.
  public var leadingImage: FormImage?
  /// The button at the trailing end: the name of its image and its place.
  public var trailingButton: FormImage?
  /// Where the clear button is; nil while it is not shown. As high as the box, so that a finger finds it.
  public var clearButton: KeyRect?
  /// What is wrong and how to mend it, below the box: a line an element.
  public var message: [FormText]
  /// Of the text's font, in points.
  public var size: Double

  /// Label, box and message together.
  public var frame: KeyRect {
    message.reduce(label.map { $0.rect.union(box) } ?? box) { $0.union($1.rect) }
  }
}

extension FieldPicture: CustomReflectable {
  /// Without the text of a secure field.
  public var customMirror: Mirror {
    Mirror(self, children: ["id": id, "box": box, "text": isSecret ? "" : text])
  }
}

extension FieldPicture: CustomStringConvertible, CustomDebugStringConvertible {
  /// Kind and id.
  public var description: String { "\(kind.name) \(id)" }

  /// Kind and id.
  public var debugDescription: String { description }
}
