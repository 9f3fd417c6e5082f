import KeyboardCore

/// Places a form in one column and scrolls it.
struct FormPlan {
  let state: FormState
  let area: KeyRect
  let scale: Double
  let ruler: any TextRuler

  func picture() -> FormPicture {
    let column = column
    var y = margin
    var title: FormText?
    if !state.form.title.isEmpty {
      title = FormText(
        rect: KeyRect(x: column.x, y: y, width: column.width, height: pixels(FormMetrics.titleHeight)),
        text: state.form.title, size: FormMetrics.titleSize)
      y += pixels(FormMetrics.titleHeight + FormMetrics.fieldGap)
    }
    var fields: [FieldPicture] = []
    for field in state.form.fields {
      fields.append(FieldPlan(form: self, field: field).picture(in: column, at: y))
      y = (fields.last?.frame.maxY ?? y) + pixels(FormMetrics.fieldGap)
    }
    y -= pixels(FormMetrics.fieldGap)
    var button = submitButton(in: column, below: y)
    let height = (button?.rect.maxY ?? y) + margin
    let shift = area.y - scrolled(fields, button?.rect, height: height)
    title?.rect.y += shift
    button?.rect.y += shift
    button?.title.rect.y += shift
    fields = fields.map { $0.moved(down: shift) }.filter { !$0.frame.intersection(area).isEmpty }
    var picture = FormPicture(area: area, scale: scale, fields: fields)
    // A title that is cut reads like a fault; the fields say what they are for.
    if let title, title.rect.intersection(area) == title.rect { picture.title = title }
    if let button, !button.rect.intersection(area).isEmpty { picture.button = button }
    picture.tip = tip(fields.first { $0.id == state.fullText })
    return picture
  }

  func pixels(_ points: Double) -> Int {
    Int((points * scale).rounded())
  }

  /// Smaller on a screen that has no room for it.
  private var margin: Int {
    min(pixels(FormMetrics.margin), area.width / 16)
  }

  private var column: KeyRect {
    let width = max(0, min(area.width - 2 * margin, pixels(FormMetrics.widestColumn)))
    return KeyRect(x: area.x + (area.width - width) / 2, y: 0, width: width, height: 0)
  }

  /// How far the form is scrolled up, in pixels.
  ///
  /// The field that is typed into stands in the middle, as far as the form's ends allow, and what comes after it, the next
  /// field or the button, can be touched: no key of a pad goes there. Then no field is cut at the top, if that can be had.
  /// Where not even the field has room, its box comes before its label and the box's top before its bottom.
  private func scrolled(_ fields: [FieldPicture], _ button: KeyRect?, height: Int) -> Int {
    guard height > area.height, let place = fields.firstIndex(where: \.isFocused) else { return 0 }
    let focused = fields[place]
    let frame = focused.frame
    guard frame.height <= area.height else {
      return focused.box.height <= area.height ? focused.box.maxY - area.height : focused.box.y
    }
    let gap = pixels(FormMetrics.fieldGap) / 2
    let highest = min(frame.y, height - area.height)
    let middle = min(max(frame.y + frame.height / 2 - area.height / 2, 0), highest)
    let next = fields.dropFirst(place + 1).first?.box ?? button ?? frame
    let lowest = max(max(frame.maxY, next.maxY) + gap - area.height, 0)
    let scroll = max(middle, min(lowest, highest))
    return ([0] + fields.map { $0.frame.y - gap }).last { $0 <= scroll && $0 >= lowest } ?? scroll
  }

  private func submitButton(in column: KeyRect, below y: Int) -> FormButton? {
    guard let text = state.form.submitButton, !text.isEmpty else { return nil }
    let rect = KeyRect(
      x: column.x, y: y + pixels(FormMetrics.submitGap), width: column.width,
      height: pixels(FormMetrics.submitHeight))
    let title = FormText(rect: rect, text: text, size: FormMetrics.textSize)
    return FormButton(rect: rect, title: title, isEnabled: state.isFilled)
  }

  // MARK: - The whole text

  /// Above the field, or below it where there is more room; nil where the field shows all of its text.
  private func tip(_ field: FieldPicture?) -> FormTip? {
    guard let field, !field.isSecure, !field.isPlaceholder else { return nil }
    let metrics = PixelMetrics(scale: scale)
    let layout = FieldTextLayout(
      field, size: metrics.pixels(field.size), margin: metrics.cursorRoom, ruler: ruler)
    guard layout.isCut else { return nil }
    let size = metrics.pixels(FormMetrics.tipSize)
    let inset = metrics.pixels(FormMetrics.tipInset)
    let room = max(1, min(column.width, area.width) - 2 * inset)
    let text = field.text.prefix(FormMetrics.tipLines * EvenRuler.longestLine)
    var lines = ruler.lines(of: text, width: room, size: size, most: FormMetrics.tipLines + 1).map { String($0.text) }
    if lines.count > FormMetrics.tipLines {
      lines.removeLast()
      lines[lines.count - 1] += "…"
    }
    let pitch = ruler.pitch(size: size)
    let widest = lines.map { ruler.width(of: $0, size: size) }.max() ?? 0
    let plate = KeyRect(
      x: field.box.x, y: 0, width: min(widest, room) + 2 * inset, height: lines.count * pitch + 2 * inset)
    let gap = metrics.pixels(FormMetrics.tipGap)
    let above = field.box.y - gap - plate.height
    let below = field.box.maxY + gap
    let isAbove = above >= area.y || field.box.y - area.y > area.maxY - field.box.maxY
    var rect = plate
    rect.y = isAbove ? max(above, area.y) : below
    let texts = lines.enumerated().map { number, line in
      FormText(
        rect: KeyRect(x: rect.x + inset, y: rect.y + inset + number * pitch, width: room, height: pitch), text: line,
        size: FormMetrics.tipSize)
    }
    return FormTip(rect: rect, lines: texts)
  }
}

extension FieldPicture {
  fileprivate func moved(down shift: Int) -> FieldPicture {
    var moved = self
    moved.label?.rect.y += shift
    moved.box.y += shift
    moved.textRect.y += shift
    moved.leadingImage?.rect.y += shift
    moved.trailingButton?.rect.y += shift
    moved.clearButton?.y += shift
    for line in moved.message.indices { moved.message[line].rect.y += shift }
    return moved
  }
}
