import Forms
import KeyboardCore

extension FormPainter {
  /// The box: a plain border, or a ring with a halo while the field is typed into.
  func drawBox(of field: FieldPicture, _ metrics: FieldMetrics, on canvas: inout Canvas) {
    let isSearch = field.kind == .search
    // A search field is rounder and has no border.
    let radius = isSearch ? metrics.pixels(12) : metrics.boxRadius
    let ground = isSearch ? palette.searchBox : palette.box
    if field.isFocused {
      canvas.fill(field.box.outset(by: metrics.halo), radius: radius + metrics.halo, palette.halo)
      canvas.fill(field.box, radius: radius, palette.focus)
      canvas.fill(field.box.outset(by: -metrics.focusRing), radius: radius - metrics.focusRing, ground)
    } else if isSearch {
      canvas.fill(field.box, radius: radius, ground)
    } else {
      canvas.fill(field.box, radius: radius, palette.border)
      canvas.fill(field.box.outset(by: -metrics.border), radius: radius - metrics.border, ground)
    }
  }

  /// Images at the ends. A form may name images that we do not have: their places stay empty.
  func drawImages(of field: FieldPicture, _ metrics: FieldMetrics, on canvas: inout Canvas) throws(DisplayError) {
    if let image = field.leadingImage {
      try drawImage(image.name, in: image.rect, size: image.rect.height, palette.icon, on: &canvas)
    }
    if let button = field.trailingButton {
      try drawImage(button.name, in: button.rect, size: metrics.buttonImage, palette.focus, on: &canvas)
    }
    if let clear = field.clearButton {
      try drawImage("clear", in: clear, size: metrics.buttonImage, palette.clearButton, on: &canvas)
    }
  }

  private func drawImage(
    _ name: String, in rect: KeyRect, size: Int, _ colour: Colour, on canvas: inout Canvas
  ) throws(DisplayError) {
    let size = min(size, rect.width, rect.height)
    guard size > 0, artwork.icons.has(name) else { return }
    let shape = try artwork.icons.icon(name, size: size)
    canvas.stamp(shape, x: rect.centre.x - size / 2, y: rect.centre.y - size / 2, colour)
  }

  /// The text, dots or placeholder, and the cursor.
  func drawText(of field: FieldPicture, _ metrics: FieldMetrics, on canvas: inout Canvas) throws(DisplayError) {
    let size = metrics.pixels(field.size)
    var layout: FieldTextLayout
    switch field.kind {
    case .field, .search: layout = try lineLayout(of: field, size: size, metrics)
    case .view: layout = try FieldTextLayout(wrapping: field, size: size, &artwork.lettering)
    }
    let rect = field.textRect
    let rise = artwork.lettering.capHeight(size: size)
    let first =
      field.kind == .view ? rect.y + layout.pitch / 2 + rise / 2 : rect.y + (rect.height + rise) / 2
    layout.scroll(to: rect, cursorWidth: 2 * metrics.cursorWidth)
    let colour = field.isPlaceholder ? palette.placeholder : palette.text
    try canvas.clipped(to: rect) { (canvas: inout Canvas) throws(DisplayError) in
      for (number, line) in layout.lines.enumerated() {
        let baseline = first + number * layout.pitch - layout.offsetY
        guard baseline > rect.y - layout.pitch, baseline < rect.maxY + layout.pitch else { continue }
        if field.isSecure, !field.isPlaceholder {
          drawDots(line.count, x: rect.x - layout.offsetX, baseline: baseline, size: size, on: &canvas)
        } else {
          let label = try artwork.lettering.label(line, size: size)
          canvas.stamp(label, from: rect.x - layout.offsetX, baseline: baseline, colour)
        }
      }
    }
    guard field.isFocused, let cursor = layout.cursor else { return }
    let baseline = first + cursor.line * layout.pitch - layout.offsetY
    // Beside the letters, not on them: before the first, else a little behind.
    let aside = cursor.x == 0 ? -metrics.cursorWidth : metrics.cursorWidth / 2
    let bar = KeyRect(
      x: rect.x + cursor.x - layout.offsetX + aside, y: baseline - size, width: metrics.cursorWidth,
      height: size * 5 / 4)
    canvas.clipped(to: field.box) { canvas in
      canvas.fill(bar, radius: metrics.cursorWidth / 2, palette.focus)
    }
  }

  private func lineLayout(
    of field: FieldPicture, size: Int, _ metrics: FieldMetrics
  ) throws(DisplayError) -> FieldTextLayout {
    if field.isSecure, !field.isPlaceholder {
      return FieldTextLayout(dots: field, advance: Self.dotAdvance(size: size), size: size)
    }
    return try FieldTextLayout(line: field, size: size, &artwork.lettering)
  }

  /// A secret's dots stand further apart than a font's bullets, so that they can be counted.
  private static func dotAdvance(size: Int) -> Int {
    max(2, size * 11 / 17)
  }

  private func drawDots(_ count: Int, x: Int, baseline: Int, size: Int, on canvas: inout Canvas) {
    let diameter = max(2, size * 8 / 17)
    let advance = Self.dotAdvance(size: size)
    let rise = artwork.lettering.capHeight(size: size)
    for number in 0..<count {
      let dot = KeyRect(
        x: x + number * advance + (advance - diameter) / 2, y: baseline - (rise + diameter) / 2, width: diameter,
        height: diameter)
      canvas.fill(dot, radius: (diameter + 1) / 2, palette.text)
    }
  }
}
