import Forms
import KeyboardCore

extension FormPainter {
  /// The box: a plain border, a ring with a halo while the field is typed into, red where something is wrong.
  func drawBox(of field: FieldPicture, _ metrics: FieldMetrics, on canvas: inout Canvas) {
    let isSearch = field.kind == .search
    // A search field is rounder and has no border.
    let radius = isSearch ? metrics.pixels(12) : metrics.boxRadius
    let ground = isSearch ? palette.searchBox : palette.box
    let isWrong = !field.message.isEmpty
    if field.isFocused {
      canvas.fill(
        field.box.outset(by: metrics.halo), radius: radius + metrics.halo, isWrong ? palette.wrongHalo : palette.halo)
    }
    let line = isWrong ? palette.wrong : field.isFocused ? palette.focus : palette.border
    let width = field.isFocused ? metrics.focusRing : isSearch && !isWrong ? 0 : metrics.border
    if width > 0 { canvas.fill(field.box, radius: radius, line) }
    canvas.fill(field.box.outset(by: -width), radius: radius - width, ground)
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
      try drawImage("clear", in: clear, size: metrics.clearImage, palette.clearButton, on: &canvas)
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

  /// The text, dots or placeholder, what is selected of it, and the cursor.
  func drawText(of field: FieldPicture, _ metrics: FieldMetrics, on canvas: inout Canvas) throws(DisplayError) {
    let size = metrics.pixels(field.size)
    let layout = FieldTextLayout(
      field, size: size, margin: 2 * metrics.cursorWidth, ruler: FormRuler(artwork: artwork))
    let rect = field.textRect
    let rise = artwork.lettering.capHeight(size: size)
    let colour = field.isPlaceholder ? palette.placeholder : palette.text
    try canvas.clipped(to: rect) { (canvas: inout Canvas) throws(DisplayError) in
      for selected in layout.selected { canvas.fill(selected, palette.selection) }
      for (number, line) in layout.lines.enumerated() {
        let baseline = layout.top(of: number) + (layout.pitch + rise) / 2
        guard baseline > rect.y - layout.pitch, baseline < rect.maxY + layout.pitch else { continue }
        if layout.isDots {
          try drawDots(field, layout, line, baseline: baseline, on: &canvas)
        } else {
          let label = try artwork.lettering.label(line.text, size: size)
          canvas.stamp(label, from: rect.x - layout.offsetX, baseline: baseline, colour)
        }
      }
    }
    guard field.isFocused, field.selection == nil, let cursor = layout.cursor else { return }
    // Beside the letters, not on them: before the first, else a little behind; at the edge where blanks hang over it.
    let aside = cursor.x == 0 ? -metrics.cursorWidth : metrics.cursorWidth / 2
    let edge = rect.maxX - metrics.cursorWidth
    let height = size * 5 / 4
    let bar = KeyRect(
      x: min(rect.x + cursor.x - layout.offsetX + aside, edge),
      y: layout.top(of: cursor.line) + (layout.pitch + rise) / 2 - size, width: metrics.cursorWidth, height: height)
    canvas.clipped(to: field.box) { canvas in
      canvas.fill(bar, radius: metrics.cursorWidth / 2, palette.focus)
    }
  }

  private func drawDots(
    _ field: FieldPicture, _ layout: FieldTextLayout, _ line: FieldTextLayout.Line, baseline: Int,
    on canvas: inout Canvas
  ) throws(DisplayError) {
    let size = layout.size
    let diameter = max(2, size * 8 / 17)
    let rise = artwork.lettering.capHeight(size: size)
    let left = field.textRect.x - layout.offsetX
    for (place, character) in line.text.enumerated() {
      let number = line.start + place
      let x = left + layout.x(of: number, in: line)
      guard x < field.textRect.maxX else { break }
      if x + 4 * size < field.textRect.x { continue }
      if number == field.shownCharacter {
        let label = try artwork.lettering.label(String(character), size: size)
        canvas.stamp(label, from: x, baseline: baseline, palette.text)
      } else {
        let dot = KeyRect(
          x: x + (layout.dotAdvance - diameter) / 2, y: baseline - (rise + diameter) / 2, width: diameter,
          height: diameter)
        canvas.fill(dot, radius: (diameter + 1) / 2, palette.text)
      }
    }
  }
}
