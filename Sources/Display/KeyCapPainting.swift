import KeyboardCore

extension KeyboardPainter {
  /// Draws one cap: its shadow, its ground and what stands on it.
  func drawKey(
    _ key: KeyCap, isLifted: Bool, isLowered: Bool, _ palette: Palette, _ metrics: KeyMetrics,
    on canvas: inout Canvas
  ) throws(DisplayError) {
    guard key.style != .blank, !key.rect.isEmpty else { return }
    let look = Look(key, palette)
    let depth = metrics.shadowDepth
    let radius = metrics.cornerRadius(keyHeight: key.rect.height)
    // A key that is held sinks onto its lower line and has a ring, one that cannot be used lies flat in an outline:
    // both are told without colours.
    var cap = key.rect
    if key.isPressed {
      cap.y += depth
    } else if key.isEnabled {
      canvas.fillFoot(of: cap, depth: depth, radius: radius, palette.keyShadow)
    }
    if palette.keyBorder.opacity > 0, key.isEnabled {
      canvas.fill(cap, radius: radius, palette.keyBorder)
      canvas.fill(
        cap.outset(by: -metrics.borderWidth), radius: max(0, radius - metrics.borderWidth), look.ground)
    } else {
      canvas.fill(cap, radius: radius, look.ground)
    }
    if !key.isEnabled {
      drawOutline(of: cap, radius: radius, look, isDashed: palette.keyBorder.opacity > 0, metrics, on: &canvas)
    } else if key.isPressed {
      drawRing(in: cap, radius: radius, look.ring, metrics, on: &canvas)
    }
    try canvas.clipped(to: cap) { (canvas: inout Canvas) throws(DisplayError) in
      if key.symbol == .query { return try drawQuery(key.label, in: cap, look, metrics, on: &canvas) }
      let isWritten = key.symbol == .return && artwork.lettering.draws(key.label)
      if !isWritten, let icon = key.symbol.icon(isPressed: key.isPressed) {
        try drawIcon(icon, in: cap, look.text, metrics, on: &canvas)
      } else if isLifted {
        try drawDigit(of: key, in: cap, look.text, look.hint, metrics, on: &canvas)
      } else if isLowered {
        try drawTwoLabels(of: key, in: cap, look, metrics, on: &canvas)
      } else {
        try drawLabel(key.label, in: cap, look.text, metrics, on: &canvas)
      }
      if key.isLocked { drawLock(in: cap, look.text, metrics, on: &canvas) }
    }
  }

  /// The ring of a key under a finger, and of what is chosen in a pop-up.
  func drawRing(
    in rect: KeyRect, radius: Int, _ colour: Colour, _ metrics: KeyMetrics, on canvas: inout Canvas
  ) {
    let inset = metrics.ringInset
    // Rounder than a line of equal distance: the small radii of keys would leave it sharp corners.
    canvas.stroke(
      rect.outset(by: -inset), radius: max(1, radius - inset / 2), line: metrics.ringWidth, colour)
  }

  /// The thin outline of a key that cannot be used. Dashed where the others have outlines, too.
  private func drawOutline(
    of cap: KeyRect, radius: Int, _ look: Look, isDashed: Bool, _ metrics: KeyMetrics, on canvas: inout Canvas
  ) {
    let line = metrics.hairline
    canvas.stroke(cap, radius: radius, line: line, look.text)
    guard isDashed else { return }
    // Gaps are cut out of the straight parts; the corners stay whole.
    let (dash, gap) = (metrics.pixels(6), max(2, metrics.pixels(4)))
    for x in stride(from: cap.x + radius + gap / 2, to: cap.maxX - radius - gap, by: dash + gap) {
      for y in [cap.y, cap.maxY - line] {
        canvas.fill(KeyRect(x: x, y: y, width: gap, height: line), look.ground)
      }
    }
    for y in stride(from: cap.y + radius + gap / 2, to: cap.maxY - radius - gap, by: dash + gap) {
      for x in [cap.x, cap.maxX - line] {
        canvas.fill(KeyRect(x: x, y: y, width: line, height: gap), look.ground)
      }
    }
  }

  /// The line under the label of a modifier that stays, as caps lock has it under its arrow.
  private func drawLock(in rect: KeyRect, _ colour: Colour, _ metrics: KeyMetrics, on canvas: inout Canvas) {
    let width = min(rect.width * 3 / 5, metrics.pixels(22))
    let height = metrics.lockLine
    canvas.fill(
      KeyRect(
        x: rect.x + (rect.width - width) / 2, y: rect.maxY - max(height * 2, rect.height / 7) - height / 2,
        width: width,
        height: height),
      radius: height / 2, colour)
  }

  /// A tablet's key: what a flick downwards types, small and pale, above the label.
  private func drawTwoLabels(
    of key: KeyCap, in rect: KeyRect, _ look: Look, _ metrics: KeyMetrics, on canvas: inout Canvas
  ) throws(DisplayError) {
    let room = rect.width - 2 * metrics.labelMargin(key.label)
    let size =
      key.label.count > 1
      ? metrics.word(keyHeight: rect.height)
      : min(metrics.letterUnderSecondary(keyHeight: rect.height), metrics.letterLimit(keyWidth: rect.width))
    let label = try artwork.lettering.label(key.label, size: size, fitting: room, least: metrics.leastText)
    let middle = rect.x + rect.width / 2
    let smallSize = metrics.secondary(keyHeight: rect.height)
    let upperRise = artwork.lettering.capHeight(size: smallSize)
    let lowerRise = artwork.lettering.capHeight(size: label.size)
    let gap = max(2, rect.height / 8)
    let top = rect.y + (rect.height - upperRise - gap - lowerRise) / 2
    if !key.secondary.isEmpty {
      let small = try artwork.lettering.label(key.secondary, size: smallSize, fitting: room, least: 6)
      canvas.stamp(small, centredAt: middle, baseline: top + upperRise, look.secondary)
    }
    canvas.stamp(label, centredAt: middle, baseline: top + upperRise + gap + lowerRise, look.text)
  }

  /// What is looked for, behind a magnifier; its end where it is long.
  private func drawQuery(
    _ text: String, in rect: KeyRect, _ look: Look, _ metrics: KeyMetrics, on canvas: inout Canvas
  ) throws(DisplayError) {
    let margin = metrics.pixels(8)
    let size = min(metrics.icon(keyHeight: rect.height) * 4 / 5, max(1, rect.width - 2 * margin))
    canvas.stamp(
      try artwork.icons.icon("search", size: size), x: rect.x + margin, y: rect.y + (rect.height - size) / 2,
      look.secondary)
    let start = rect.x + margin + size + margin / 2
    let room = KeyRect(x: start, y: rect.y, width: max(0, rect.maxX - margin - start), height: rect.height)
    guard !text.isEmpty, !room.isEmpty else { return }
    let label = try artwork.lettering.label(text, size: metrics.word(keyHeight: rect.height))
    let baseline = rect.y + (rect.height + artwork.lettering.capHeight(size: label.size)) / 2
    let isFromTheRight = WritingScript(of: text).isFromTheRight
    try canvas.clipped(to: room) { (canvas: inout Canvas) throws(DisplayError) in
      let pen = label.advance > room.width && !isFromTheRight ? room.maxX - label.advance : room.x
      canvas.stamp(label, from: pen, baseline: baseline, look.text)
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
    of key: KeyCap, in rect: KeyRect, _ colour: Colour, _ hintColour: Colour, _ metrics: KeyMetrics,
    on canvas: inout Canvas
  ) throws(DisplayError) {
    let height = rect.height
    let room = rect.width - 2 * metrics.labelMargin(key.label)
    let size = key.label.count == 1 ? metrics.digitOverHint(keyHeight: height) : metrics.word(keyHeight: height)
    let hintSize = metrics.hint(keyHeight: height)
    let digitRise = artwork.lettering.capHeight(size: metrics.digitOverHint(keyHeight: height))
    let hintRise = artwork.lettering.capHeight(size: hintSize, weight: .semibold)
    let gap = max(2, height / 8)
    let top = rect.y + (height - digitRise - gap - hintRise) / 2
    let middle = rect.x + rect.width / 2
    let label = try artwork.lettering.label(key.label, size: size, fitting: room, least: metrics.leastText)
    canvas.stamp(label, centredAt: middle, baseline: top + digitRise, colour)
    guard !key.hint.isEmpty else { return }
    let hint = try artwork.lettering.label(
      key.hint, size: hintSize, fitting: room, least: 5, weight: .semibold,
      tracking: metrics.hintTracking(keyHeight: height))
    canvas.stamp(hint, centredAt: middle, baseline: top + digitRise + gap + hintRise, hintColour)
  }
}

/// The colours that a cap's state gives it.
private struct Look {
  var ground: Colour
  var text: Colour
  var hint: Colour
  var secondary: Colour
  /// Of the ring while a finger holds it.
  var ring: Colour

  init(_ key: KeyCap, _ palette: Palette) {
    hint = palette.hint
    secondary = palette.secondary
    switch key.style {
    case .character:
      // Shift in use stands out as a light key.
      ground = key.isPressed ? palette.pressedCharacterKey : palette.characterKey
      text = key.isPressed ? palette.pressedText : palette.text
    case .function:
      let isLit = key.isPressed || key.symbol == .shiftOn || key.symbol == .shiftLocked
      ground = isLit ? palette.pressedFunctionKey : palette.functionKey
      text = isLit ? palette.pressedText : palette.text
    case .action:
      ground = key.isPressed ? palette.pressedActionKey : palette.actionKey
      text = key.isPressed ? palette.pressedActionText : palette.actionText
    case .blank:
      ground = palette.functionKey
      text = palette.text
    }
    if key.isPressed {
      hint = text
      secondary = text
    }
    // Paler than the label, so that the label stays what is seen first; three to one is what WCAG 1.4.11 asks of it.
    ring = palette.keyBorder.opacity > 0 ? text : text.faded(to: 0.62)
    if !key.isEnabled {
      ground = palette.disabledKey
      text = palette.disabledText
      hint = text
      secondary = text
    }
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
    case .search, .query: "search"
    case .pageUp: "page-up"
    case .pageDown: "page-down"
    }
  }
}
