import Forms
import KeyboardCore

/// What must be drawn anew when one picture of a form follows another.
enum FormDamage {
  /// Rectangles within the form's area that hold every pixel in which the two differ.
  static func between(_ old: FormPicture, _ new: FormPicture) -> [KeyRect] {
    guard old.area == new.area, old.scale == new.scale, old.title == new.title,
      old.fields.map(\.id) == new.fields.map(\.id)
    else { return [new.area] }
    let metrics = FieldMetrics(scale: new.scale)
    var damage: [KeyRect] = []
    for (before, after) in zip(old.fields, new.fields) where before != after {
      damage.append(before.reach(metrics).union(after.reach(metrics)))
    }
    if old.button != new.button {
      damage += [old.button, new.button].compactMap { $0?.rect.outset(horizontally: 0, vertically: metrics.pixels(12)) }
    }
    if old.tip != new.tip { damage += [old.tip, new.tip].compactMap { $0?.rect.outset(by: 2 * metrics.tipShadow) } }
    return damage.map { $0.intersection(new.area) }.filter { !$0.isEmpty }
  }
}
