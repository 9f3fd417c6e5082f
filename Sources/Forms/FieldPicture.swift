import KeyboardCore

/// One field as it is drawn. Rectangles are in pixels of the screen before rotation.
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
  /// The field that is typed into.
  public var isFocused: Bool
  /// `text` is dots.
  public var isSecure: Bool
  /// What happens to text that is too wide while the field has not the focus.
  public var overflow: TextOverflow
  /// The image at the leading end: its name and place; `search` in a search field that names none.
  public var leadingImage: FormImage?
  /// The button at the trailing end: its name and place.
  public var trailingButton: FormImage?
  /// Where the clear button is; nil while it is not shown. As high as the box, so that a finger finds it.
  public var clearButton: KeyRect?
  /// Of the text's font, in points.
  public var size: Double

  /// Label and box together.
  public var frame: KeyRect {
    label.map { $0.rect.union(box) } ?? box
  }
}
