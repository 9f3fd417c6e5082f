import KeyboardCore

/// Places a form in one column and scrolls it.
struct FormPlan {
  private let state: FormState
  private let area: KeyRect
  private let scale: Double

  init(state: FormState, area: KeyRect, scale: Double) {
    self.state = state
    self.area = area
    self.scale = scale
  }

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
      fields.append(picture(of: field, in: column, at: y))
      y = (fields.last?.box.maxY ?? y) + pixels(FormMetrics.fieldGap)
    }
    let height = y - pixels(FormMetrics.fieldGap) + margin
    let shift = area.y - scrolled(fields.first { $0.isFocused }, height: height)
    if let rect = title?.rect { title?.rect.y = rect.y + shift }
    fields = fields.map { $0.moved(down: shift) }.filter { !$0.frame.intersection(area).isEmpty }
    if let rect = title?.rect, rect.intersection(area).isEmpty { title = nil }
    return FormPicture(area: area, scale: scale, title: title, fields: fields)
  }

  private func pixels(_ points: Double) -> Int {
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
  /// The field that is typed into stands in the middle, as far as the form's ends allow, so that its neighbours are
  /// seen; where not even it has room, its box comes before its label and the box's top before its bottom.
  private func scrolled(_ focused: FieldPicture?, height: Int) -> Int {
    guard height > area.height, let focused else { return 0 }
    let frame = focused.frame
    if frame.height <= area.height {
      let middle = frame.y + frame.height / 2 - area.height / 2
      return min(max(middle, 0), height - area.height)
    }
    return focused.box.height <= area.height ? focused.box.maxY - area.height : focused.box.y
  }

  /// A field whose label, or else its box, begins at `top`.
  private func picture(of field: FormField, in column: KeyRect, at top: Int) -> FieldPicture {
    var y = top
    var label: FormText?
    if let text = field.label, !text.isEmpty {
      label = FormText(
        rect: KeyRect(x: column.x, y: y, width: column.width, height: pixels(FormMetrics.labelHeight)),
        text: text, size: FormMetrics.labelSize)
      y += pixels(FormMetrics.labelHeight + FormMetrics.labelGap)
    }
    let width = field.width.map { min(pixels(Double($0)), column.width) } ?? column.width
    let height = pixels(field.isMultiline ? FormMetrics.viewHeight : FormMetrics.boxHeight)
    let box = KeyRect(x: column.x, y: y, width: width, height: height)
    let isFocused = state.focused == field.id
    let isEmpty = state.isEmpty(field.id)
    let isClearable = !isEmpty && field.clearButtonMode.shows(isEditing: isFocused)
    let ends = ends(of: box, field, isClearable: isClearable)
    return FieldPicture(
      id: field.id, kind: field.kind, label: label, box: box, textRect: ends.text,
      text: isEmpty ? field.placeholder ?? "" : state.shownText(of: field.id), isPlaceholder: isEmpty,
      cursor: isFocused ? state.cursor(of: field.id) : nil, isFocused: isFocused,
      isSecure: field.traits.isSecureTextEntry, overflow: field.overflow, leadingImage: ends.leading,
      trailingButton: ends.trailing, clearButton: ends.clear, size: FormMetrics.textSize)
  }

  /// Divides a box among image, text and buttons; the clear button stands before the trailing one.
  private func ends(
    of box: KeyRect, _ field: FormField, isClearable: Bool
  ) -> (leading: FormImage?, text: KeyRect, clear: KeyRect?, trailing: FormImage?) {
    var left = box.x + pixels(FormMetrics.inset)
    var right = box.maxX
    var leading: FormImage?
    if let name = field.leadingImage ?? (field.kind == .search ? "search" : nil) {
      let size = pixels(FormMetrics.image)
      leading = FormImage(
        name: name, rect: KeyRect(x: left, y: box.y + (box.height - size) / 2, width: size, height: size))
      left += size + pixels(FormMetrics.inset / 2)
    }
    func button() -> KeyRect {
      right -= pixels(FormMetrics.button)
      return KeyRect(
        x: right, y: box.y, width: pixels(FormMetrics.button), height: min(box.height, pixels(FormMetrics.button)))
    }
    let trailing = field.trailingButton.map { FormImage(name: $0, rect: button()) }
    let clear = isClearable ? button() : nil
    if trailing == nil, clear == nil { right -= pixels(FormMetrics.inset) }
    let vertical = field.isMultiline ? pixels(FormMetrics.inset * 2 / 3) : 0
    let text = KeyRect(
      x: left, y: box.y + vertical, width: max(0, right - left), height: max(0, box.height - 2 * vertical))
    return (leading, text, clear, trailing)
  }
}

extension FieldPicture {
  fileprivate func moved(down shift: Int) -> FieldPicture {
    var moved = self
    if let rect = label?.rect { moved.label?.rect.y = rect.y + shift }
    moved.box.y += shift
    moved.textRect.y += shift
    if let rect = leadingImage?.rect { moved.leadingImage?.rect.y = rect.y + shift }
    if let rect = trailingButton?.rect { moved.trailingButton?.rect.y = rect.y + shift }
    if let rect = clearButton { moved.clearButton?.y = rect.y + shift }
    return moved
  }
}
