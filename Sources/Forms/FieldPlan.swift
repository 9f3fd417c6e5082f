import KeyboardCore

/// Places one field: label, box with image, text and buttons, message.
struct FieldPlan {
  let form: FormPlan
  let field: FormField

  private var state: FormState { form.state }

  private func pixels(_ points: Double) -> Int { form.pixels(points) }

  /// A field whose label, or else its box, begins at `top`.
  func picture(in column: KeyRect, at top: Int) -> FieldPicture {
    var y = top
    var label: FormText?
    if let text = field.label, !text.isEmpty {
      label = FormText(
        rect: KeyRect(x: column.x, y: y, width: column.width, height: pixels(FormMetrics.labelHeight)),
        text: text, size: FormMetrics.labelSize)
      y += pixels(FormMetrics.labelHeight + FormMetrics.labelGap)
    }
    let isFocused = state.focused == field.id
    let isEmpty = state.isEmpty(field.id)
    let isClearable = !isEmpty && field.clearButtonMode.shows(isEditing: isFocused)
    let text = isEmpty ? field.placeholder ?? "" : state.drawnText(of: field.id)
    let line = KeyRect(
      x: column.x, y: y, width: width(in: column.width), height: pixels(FormMetrics.boxHeight))
    let box = wraps ? grown(line, around: text, isClearable: isClearable) : line
    let ends = ends(of: box, isClearable: isClearable)
    let selection = state.selection(of: field.id)
    return FieldPicture(
      id: field.id, kind: field.kind, label: label, box: box, textRect: ends.text, text: text,
      isPlaceholder: isEmpty, cursor: isFocused ? selection.upperBound : nil,
      selection: isFocused && !selection.isEmpty ? selection : nil, anchor: state.anchor(of: field.id),
      isFocused: isFocused, isSecure: field.traits.isSecureTextEntry && !state.isRevealed(field.id),
      shownCharacter: state.shownCharacter(of: field.id), isSecret: field.traits.isSecureTextEntry, wraps: wraps,
      overflow: field.overflow, leadingImage: ends.leading, trailingButton: ends.trailing, clearButton: ends.clear,
      message: message(below: box, in: column), size: FormMetrics.textSize)
  }

  /// A view does, and one line whose overflow says so; dots never do.
  private var wraps: Bool {
    field.isMultiline || field.overflow == .wrap && !field.traits.isSecureTextEntry
  }

  // MARK: - Sizes

  /// As wide as the form says, else by the length of what is expected: a quarter of the column, half of it, or all, so that
  /// fields of a form line up (HIG: a consistent width).
  private func width(in column: Int) -> Int {
    if let width = field.width { return min(pixels(Double(width)), column) }
    guard let length = field.expectedLength, !field.isMultiline, field.kind != .search else { return column }
    let points = Double(min(length, 1000)) * FormMetrics.textSize * FormMetrics.characterWidth
    let whole = KeyRect(x: 0, y: 0, width: column, height: 1)
    let needed = pixels(points) + column - ends(of: whole, isClearable: field.clearButtonMode != .never).text.width
    return [column / 4, column / 2].first { needed <= $0 } ?? column
  }

  /// A box as high as the lines of its text, from one or two lines to six.
  private func grown(_ box: KeyRect, around text: String, isClearable: Bool) -> KeyRect {
    let size = PixelMetrics(scale: form.scale).pixels(FormMetrics.textSize)
    let pitch = form.ruler.pitch(size: size)
    let room = ends(of: box, isClearable: isClearable).text.width
    let most = FormMetrics.viewLines.upperBound
    let part = text.prefix(most * EvenRuler.longestLine)
    let lines = form.ruler.lines(of: part, width: room, size: size, most: most).count
    let least = field.isMultiline ? FormMetrics.viewLines.lowerBound : 1
    var grown = box
    grown.height = max(box.height, min(max(lines, least), most) * pitch + 2 * verticalInset)
    return grown
  }

  /// Above and below the lines of a field that wraps: one line stands as in any other field.
  private var verticalInset: Int {
    let pitch = form.ruler.pitch(size: PixelMetrics(scale: form.scale).pixels(FormMetrics.textSize))
    return max(0, (pixels(FormMetrics.boxHeight) - pitch) / 2)
  }

  /// Divides a box among image, text and buttons; the clear button stands before the trailing one.
  private func ends(
    of box: KeyRect, isClearable: Bool
  ) -> (leading: FormImage?, text: KeyRect, clear: KeyRect?, trailing: FormImage?) {
    var left = box.x + pixels(FormMetrics.inset)
    var right = box.maxX
    let height = min(box.height, pixels(FormMetrics.boxHeight))
    var leading: FormImage?
    if let name = field.leadingImage ?? (field.kind == .search ? "search" : nil) {
      let size = pixels(FormMetrics.image)
      leading = FormImage(
        name: name, rect: KeyRect(x: left, y: box.y + (height - size) / 2, width: size, height: size))
      left += size + pixels(FormMetrics.inset / 2)
    }
    func button() -> KeyRect {
      right -= pixels(FormMetrics.button)
      return KeyRect(x: right, y: box.y, width: pixels(FormMetrics.button), height: height)
    }
    let trailing = field.trailingButton.map { FormImage(name: image(ofButton: $0), rect: button()) }
    let clear = isClearable ? button() : nil
    if trailing == nil, clear == nil { right -= pixels(FormMetrics.inset) }
    let vertical = wraps ? verticalInset : 0
    let text = KeyRect(
      x: left, y: box.y + vertical, width: max(0, right - left), height: max(0, box.height - 2 * vertical))
    return (leading, text, clear, trailing)
  }

  /// The eye says what a touch does.
  private func image(ofButton name: String) -> String {
    guard FormField.revealButtons.contains(name) else { return name }
    return state.isRevealed(field.id) ? "eye-off" : "eye"
  }

  private func message(below box: KeyRect, in column: KeyRect) -> [FormText] {
    guard let text = state.message(of: field.id) else { return [] }
    let size = PixelMetrics(scale: form.scale).pixels(FormMetrics.messageSize)
    let height = pixels(FormMetrics.messageHeight)
    let top = box.maxY + pixels(FormMetrics.messageGap)
    // A form's own words may be long; three lines say enough.
    return form.ruler.lines(of: text.prefix(600), width: column.width, size: size, most: 3).enumerated().map {
      FormText(
        rect: KeyRect(x: column.x, y: top + $0.offset * height, width: column.width, height: height),
        text: String($0.element.text), size: FormMetrics.messageSize)
    }
  }
}
