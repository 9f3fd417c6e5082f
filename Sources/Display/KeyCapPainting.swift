import KeyboardCore

extension KeyboardPainter {
  /// Draws one cap: its shadow, its ground and what stands on it.
  func drawKey(
    _ key: KeyCap, hasHintRow: Bool, _ palette: Palette, _ metrics: KeyMetrics, on canvas: inout Canvas
  ) throws(DisplayError) {
    guard key.style != .blank, !key.rect.isEmpty else { return }
    let look = Look(key, palette)
    let shadow = KeyRect(
      x: key.rect.x, y: key.rect.y + metrics.shadowDepth, width: key.rect.width, height: key.rect.height)
    let radius = metrics.cornerRadius(keyHeight: key.rect.height)
    canvas.fill(shadow, radius: radius, palette.keyShadow)
    canvas.fill(key.rect, radius: radius, look.ground)
    try canvas.clipped(to: key.rect) { (canvas: inout Canvas) throws(DisplayError) in
      let isWritten = key.symbol == .return && artwork.lettering.draws(key.label)
      if !isWritten, let icon = key.symbol.icon(isPressed: key.isPressed) {
        try drawIcon(icon, in: key.rect, look.text, metrics, on: &canvas)
      } else if hasHintRow {
        try drawDigit(of: key, look.text, palette.hint, metrics, on: &canvas)
      } else {
        try drawLabel(key.label, in: key.rect, look.text, metrics, on: &canvas)
      }
    }
  }

  private func drawIcon(
    _ name: String, in rect: KeyRect, _ colour: Colour, _ metrics: KeyMetrics, on canvas: inout Canvas
  ) throws(DisplayError) {
    let size = min(metrics.icon(keyHeight: rect.height), rect.width)
    let shape = try artwork.icons.icon(name, size: size)
    canvas.stamp(shape, x: rect.x + (rect.width - size) / 2, y: rect.y + (rect.height - size) / 2, colour)
  }

  private func drawLabel(
    _ text: String, in rect: KeyRect, _ colour: Colour, _ metrics: KeyMetrics, on canvas: inout Canvas
  ) throws(DisplayError) {
    guard let first = text.first else { return }
    let size =
      if text.count > 1 {
        metrics.word(keyHeight: rect.height)
      } else if first.isLowercase {
        metrics.lowercaseLetter(keyHeight: rect.height)
      } else if first == "." || first == "," {
        metrics.stop(keyHeight: rect.height)
      } else {
        metrics.letter(keyHeight: rect.height)
      }
    let label = try artwork.lettering.label(
      text, size: text.count > 1 ? size : min(size, metrics.letterLimit(keyWidth: rect.width)),
      fitting: rect.width - 2 * metrics.labelMargin(text), least: metrics.leastText)
    // A large full stop stands on the line of the letters beside it.
    let lineSize = min(label.size, metrics.letter(keyHeight: rect.height))
    let rise = artwork.lettering.rise(of: text, size: first.isLowercase ? label.size : lineSize)
    // Halves are rounded up: a line that sits a little high looks centred, one that sits low looks wrong.
    canvas.stamp(
      label, centredAt: rect.x + rect.width / 2, baseline: rect.y + (rect.height + rise) / 2, colour)
  }

  /// A pad's key in a row where letters stand under the digits: all digits of the row share a line.
  private func drawDigit(
    of key: KeyCap, _ colour: Colour, _ hintColour: Colour, _ metrics: KeyMetrics, on canvas: inout Canvas
  ) throws(DisplayError) {
    let height = key.rect.height
    let room = key.rect.width - 2 * metrics.labelMargin(key.label)
    let size = key.label.count == 1 ? metrics.digitOverHint(keyHeight: height) : metrics.word(keyHeight: height)
    let hintSize = metrics.hint(keyHeight: height)
    let digitRise = artwork.lettering.capHeight(size: metrics.digitOverHint(keyHeight: height))
    let hintRise = artwork.lettering.capHeight(size: hintSize, weight: .semibold)
    let gap = max(2, height / 8)
    let top = key.rect.y + (height - digitRise - gap - hintRise) / 2
    let middle = key.rect.x + key.rect.width / 2
    let label = try artwork.lettering.label(key.label, size: size, fitting: room, least: metrics.leastText)
    canvas.stamp(label, centredAt: middle, baseline: top + digitRise, colour)
    guard !key.hint.isEmpty else { return }
    let hint = try artwork.lettering.label(
      key.hint, size: hintSize, fitting: room, least: 5, weight: .semibold,
      tracking: metrics.hintTracking(keyHeight: height))
    canvas.stamp(hint, centredAt: middle, baseline: top + digitRise + gap + hintRise, hintColour)
  }
}

/// The two colours that a cap's state gives it.
private struct Look {
  var ground: Colour
  var text: Colour

  init(_ key: KeyCap, _ palette: Palette) {
    switch key.style {
    case .character:
      // Shift in use stands out as a light key.
      ground = key.isPressed ? palette.pressedCharacterKey : palette.characterKey
      text = palette.text
    case .function:
      let isLit = key.symbol == .shiftOn || key.symbol == .shiftLocked
      ground = key.isPressed || isLit ? palette.pressedFunctionKey : palette.functionKey
      text = palette.text
    case .action where key.isEnabled:
      ground = key.isPressed ? palette.pressedActionKey : palette.actionKey
      text = palette.actionText
    case .action, .blank:
      ground = palette.functionKey
      text = palette.text
    }
    if !key.isEnabled { text = palette.disabledText }
  }
}

extension KeyCap.Symbol {
  /// The file of `Assets/icons` that shows the symbol; nil where the label stands.
  func icon(isPressed: Bool) -> String? {
    switch self {
    case .text: nil
    case .shiftOff: "shift-off"
    case .shiftOn: "shift-on"
    case .shiftLocked: "shift-locked"
    case .delete: isPressed ? "delete-pressed" : "delete"
    case .return: "return"
    case .globe: "globe"
    case .emoji: "emoji"
    case .hide: "hide"
    case .search: "search"
    }
  }
}
