import KeyboardCore

/// What is to be seen of a form at one moment: a value that is compared to find whether it must be drawn anew.
public struct FormPicture: Sendable, Hashable {
  /// The part of the screen that the form has; nothing of it is drawn elsewhere.
  public var area: KeyRect
  /// Pixels a point.
  public var scale: Double
  /// What stands above the fields; nil where there is none or it is scrolled away.
  public var title: FormText?
  /// The fields of which something is to be seen, from top to bottom.
  public var fields: [FieldPicture]
  /// The button below the fields; nil where there is none or it is scrolled away.
  public var button: FormButton?
  /// The whole text of a field, above everything else; nil while it is not asked for.
  public var tip: FormTip?

  /// The form on the part of the screen that the keyboard leaves, scrolled so that the field that is typed into is seen.
  public static func make(
    state: FormState, area: KeyRect, scale: Double, ruler: any TextRuler = EvenRuler()
  ) -> FormPicture {
    let area = KeyRect(x: area.x, y: area.y, width: max(0, area.width), height: max(0, area.height))
    let scale = scale.isFinite ? min(max(scale, 0.1), 20) : 1
    return FormPlan(state: state, area: area, scale: scale, ruler: ruler).picture()
  }

  /// What is at a point.
  public func target(at point: KeyPoint) -> FormTarget? {
    guard area.contains(point) else { return nil }
    if let button, button.rect.contains(point) { return button.isEnabled ? .submitButton : nil }
    for field in fields {
      if field.clearButton?.contains(point) == true { return .clearButton(field.id) }
      if field.trailingButton?.rect.contains(point) == true { return .trailingButton(field.id) }
      if field.box.contains(point) { return .text(field.id) }
      if field.frame.contains(point) { return .label(field.id) }
    }
    return nil
  }

  /// The field whose box, label or message is at a point.
  public func field(at point: KeyPoint) -> String? {
    target(at: point)?.field
  }

  /// The field whose clear button is at a point.
  public func clearButton(at point: KeyPoint) -> String? {
    guard area.contains(point) else { return nil }
    return fields.first { $0.clearButton?.contains(point) == true }?.id
  }

  /// Where the text of a field stands; nil where nothing is to be seen of it.
  public func textLayout(of id: String, ruler: any TextRuler) -> FieldTextLayout? {
    guard let field = fields.first(where: { $0.id == id }) else { return nil }
    let metrics = PixelMetrics(scale: scale)
    return FieldTextLayout(field, size: metrics.pixels(field.size), margin: metrics.cursorRoom, ruler: ruler)
  }
}
