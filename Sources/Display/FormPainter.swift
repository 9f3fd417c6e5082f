import Forms
import KeyboardCore

/// Draws pictures of the simulator's form: whole, or only what has changed.
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

  /// Draws the ground where there is neither form nor keyboard: beside a keyboard that is narrower than the screen.
  public func clear(_ rect: KeyRect, on canvas: inout Canvas) {
    canvas.fill(rect, palette.ground)
  }

  /// Draws what differs between two pictures on a canvas that shows `old`; gives the rectangles that have changed.
  ///
  /// The canvas is then, pixel by pixel, what `draw` would have made of `new`.
  public func update(
    from old: FormPicture, to new: FormPicture, on canvas: inout Canvas
  ) throws(DisplayError) -> [KeyRect] {
    let damage = FormDamage.between(old, new)
    for rect in damage { try draw(new, within: rect, on: &canvas) }
    return damage
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
        for line in field.message { try drawText(line, weight: .regular, palette.wrong, metrics, on: &canvas) }
      }
      if let button = picture.button { try drawButton(button, metrics, on: &canvas) }
      if let tip = picture.tip { try drawTip(tip, metrics, on: &canvas) }
    }
  }

  private func drawButton(
    _ button: FormButton, _ metrics: FieldMetrics, on canvas: inout Canvas
  ) throws(DisplayError) {
    canvas.fill(
      button.rect, radius: metrics.pixels(12), button.isEnabled ? palette.button : palette.disabledButton)
    try drawText(
      button.title, weight: .semibold, button.isEnabled ? palette.buttonText : palette.disabledText, metrics,
      isCentred: true, on: &canvas)
  }

  private func drawTip(_ tip: FormTip, _ metrics: FieldMetrics, on canvas: inout Canvas) throws(DisplayError) {
    let shadow = metrics.tipShadow
    let lowered = KeyRect(x: tip.rect.x, y: tip.rect.y + shadow, width: tip.rect.width, height: tip.rect.height)
    canvas.fill(lowered.outset(by: shadow / 2), radius: metrics.pixels(9), palette.tipShadow)
    canvas.fill(tip.rect, radius: metrics.pixels(8), palette.tipBorder)
    canvas.fill(
      tip.rect.outset(by: -metrics.border), radius: metrics.pixels(8) - metrics.border, palette.tip)
    for line in tip.lines { try drawText(line, weight: .regular, palette.text, metrics, on: &canvas) }
  }

  /// A line: in the middle of its height, shrunk where it is too wide.
  private func drawText(
    _ text: FormText, weight: Lettering.Weight, _ colour: Colour, _ metrics: FieldMetrics, isCentred: Bool = false,
    on canvas: inout Canvas
  ) throws(DisplayError) {
    let label = try artwork.lettering.label(
      text.text.shortened(), size: metrics.pixels(text.size), fitting: text.rect.width,
      least: metrics.pixels(text.size * 0.7), weight: weight)
    let rise = artwork.lettering.capHeight(size: label.size, weight: weight)
    let baseline = text.rect.y + (text.rect.height + rise) / 2
    let reach = text.rect.outset(horizontally: 0, vertically: text.rect.height / 2)
    let left = isCentred ? max(0, (text.rect.width - label.advance) / 2) : 0
    canvas.clipped(to: reach) { canvas in
      canvas.stamp(label, from: text.rect.x + left, baseline: baseline, colour)
    }
  }
}

extension String {
  /// As much as can be seen in the widest column: longer texts are not drawn only to be cut off.
  func shortened() -> String {
    let most = 400
    return utf8.count > most ? String(prefix(most)) : self
  }
}
