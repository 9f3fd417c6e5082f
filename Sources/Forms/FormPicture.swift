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

  /// The form on the part of the screen that the keyboard leaves, scrolled so that the field that is typed into is seen.
  public static func make(state: FormState, area: KeyRect, scale: Double) -> FormPicture {
    let area = KeyRect(x: area.x, y: area.y, width: max(0, area.width), height: max(0, area.height))
    let scale = scale.isFinite ? min(max(scale, 0.1), 20) : 1
    return FormPlan(state: state, area: area, scale: scale).picture()
  }

  /// The field whose box or label is at a point.
  public func field(at point: KeyPoint) -> String? {
    guard area.contains(point) else { return nil }
    return fields.first { $0.box.contains(point) || $0.label?.rect.contains(point) == true }?.id
  }

  /// The field whose clear button is at a point.
  public func clearButton(at point: KeyPoint) -> String? {
    guard area.contains(point) else { return nil }
    return fields.first { $0.clearButton?.contains(point) == true }?.id
  }
}
