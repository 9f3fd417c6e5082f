import Forms
import KeyboardCore

/// Draws pictures of the simulator's form: whole, or only the fields that have changed.
public struct FormPainter {
  let artwork: Artwork
  let palette: FormPalette

  /// Painters may share their artwork.
  public init(artwork: Artwork, appearance: KeyboardAppearance = .light) {
    self.artwork = artwork
    palette = FormPalette.of(appearance)
  }

  /// Draws the whole form on the part of the canvas that is its area.
  public func draw(_ picture: FormPicture, on canvas: inout Canvas) throws(DisplayError) {
    try draw(picture, within: picture.area, on: &canvas)
  }

  /// Draws what differs between two pictures on a canvas that shows `old`; gives the rectangles that have changed.
  ///
  /// The canvas is then, pixel by pixel, what `draw` would have made of `new`.
  public func update(
    from old: FormPicture, to new: FormPicture, on canvas: inout Canvas
  ) throws(DisplayError) -> [KeyRect] {
    let damage = Self.damage(old, new)
    for rect in damage { try draw(new, within: rect, on: &canvas) }
    return damage
  }

  private static func damage(_ old: FormPicture, _ new: FormPicture) -> [KeyRect] {
    guard old.area == new.area, old.scale == new.scale, old.title == new.title, old.fields.count == new.fields.count
    else { return [new.area] }
    let metrics = FieldMetrics(scale: new.scale)
    var damage: [KeyRect] = []
    for (before, after) in zip(old.fields, new.fields) where before != after {
      damage.append(before.reach(metrics).union(after.reach(metrics)).intersection(new.area))
    }
    return damage.filter { !$0.isEmpty }
  }

  private func draw(_ picture: FormPicture, within rect: KeyRect, on canvas: inout Canvas) throws(DisplayError) {
    let metrics = FieldMetrics(scale: picture.scale)
    let area = rect.intersection(picture.area)
    try canvas.clipped(to: area) { (canvas: inout Canvas) throws(DisplayError) in
      canvas.fill(area, palette.ground)
      if let title = picture.title {
        try drawText(title, weight: .semibold, palette.title, metrics, on: &canvas)
      }
      for field in picture.fields where !field.reach(metrics).intersection(area).isEmpty {
        if let label = field.label {
          try drawText(label, weight: .regular, palette.label, metrics, on: &canvas)
        }
        drawBox(of: field, metrics, on: &canvas)
        try drawImages(of: field, metrics, on: &canvas)
        try drawText(of: field, metrics, on: &canvas)
      }
    }
  }

  /// A title or a label: in the middle of its line, shrunk where it is too wide.
  private func drawText(
    _ text: FormText, weight: Lettering.Weight, _ colour: Colour, _ metrics: FieldMetrics, on canvas: inout Canvas
  ) throws(DisplayError) {
    let label = try artwork.lettering.label(
      text.text.shortened(), size: metrics.pixels(text.size), fitting: text.rect.width,
      least: metrics.pixels(text.size * 0.7), weight: weight)
    let rise = artwork.lettering.capHeight(size: label.size, weight: weight)
    let baseline = text.rect.y + (text.rect.height + rise) / 2
    let reach = text.rect.outset(horizontally: 0, vertically: text.rect.height / 2)
    canvas.clipped(to: reach) { canvas in
      canvas.stamp(label, from: text.rect.x, baseline: baseline, colour)
    }
  }
}

/// Sizes of fields that only drawing needs, in pixels.
struct FieldMetrics {
  private let unit: Double

  init(scale: Double) {
    unit = min(max(scale.isFinite ? scale : 1, 0.1), 20)
  }

  func pixels(_ points: Double) -> Int {
    max(1, Int((points * unit).rounded()))
  }

  var boxRadius: Int { pixels(9) }
  var border: Int { pixels(1) }
  var focusRing: Int { pixels(2) }
  var halo: Int { pixels(3) }
  var cursorWidth: Int { pixels(2) }
  /// A button's image within its touch target.
  var buttonImage: Int { pixels(20) }
}

extension FieldPicture {
  /// Everything that drawing the field may touch.
  func reach(_ metrics: FieldMetrics) -> KeyRect {
    let box = box.outset(by: metrics.halo)
    guard let label else { return box }
    return box.union(label.rect.outset(horizontally: 0, vertically: label.rect.height / 2))
  }
}

extension String {
  /// As much as can be seen in the widest column: longer texts are not drawn only to be cut off.
  func shortened() -> String {
    let most = 400
    return utf8.count > most ? String(prefix(most)) : self
  }
}
