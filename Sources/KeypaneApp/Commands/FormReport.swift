import Forms
import KeyboardCore

/// What `keypane form --json` prints: where everything of a form is, and what stands there. Secrets are dots.
struct FormReport: Encodable {
  struct Field: Encodable {
    var id: String
    var kind: String
    var box: [Int]
    var label: [Int]?
    /// Where the text may stand.
    var textRect: [Int]
    var text: String
    /// The text is the placeholder.
    var placeholder: Bool
    var focused: Bool
    /// The touch targets of the buttons at the trailing end.
    var clearButton: [Int]?
    var trailingButton: [Int]?
    var message: String?
  }

  struct Button: Encodable {
    var title: String
    var rect: [Int]
    var enabled: Bool
  }

  var screen: [Int]
  /// What the keyboard leaves of the screen.
  var area: [Int]
  /// Those of which something is to be seen.
  var fields: [Field]
  var submitButton: Button?

  init(_ simulator: borrowing Simulator, screen: KeySize) throws(AppError) {
    let picture = try simulator.formPicture()
    self.screen = [screen.width, screen.height]
    area = Self.list(picture.area)
    fields = picture.fields.map { field in
      Field(
        id: field.id, kind: field.kind.name, box: Self.list(field.box), label: field.label.map { Self.list($0.rect) },
        textRect: Self.list(field.textRect), text: field.text, placeholder: field.isPlaceholder,
        focused: field.isFocused, clearButton: field.clearButton.map(Self.list),
        trailingButton: field.trailingButton.map { Self.list($0.rect) }, message: nil)
    }
    for index in fields.indices { fields[index].message = simulator.form.message(of: fields[index].id) }
    submitButton = picture.button.map {
      Button(title: $0.title.text, rect: Self.list($0.rect), enabled: $0.isEnabled)
    }
  }

  private static func list(_ rect: KeyRect) -> [Int] { [rect.x, rect.y, rect.width, rect.height] }
}
