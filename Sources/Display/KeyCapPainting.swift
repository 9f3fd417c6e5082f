import KeyboardCore

extension KeyboardPainter {
  /// Draws one cap: its shadow, its ground and what stands on it.
  func drawKey(
    _ key: KeyCap, _ labels: PlaneLabels, _ palette: Palette, _ metrics: KeyMetrics, on canvas: inout Canvas
  ) throws(DisplayError) {
    guard key.style != .blank, !key.rect.isEmpty else { return }
    let look = CapLook(key, palette)
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
      drawOutline(of: cap, radius: radius, look, metrics, on: &canvas)
    } else if key.isPressed {
      drawRing(in: cap, radius: radius, look.ring, metrics, on: &canvas)
    }
    try canvas.clipped(to: cap) { (canvas: inout Canvas) throws(DisplayError) in
      if key.symbol == .query { return try drawQuery(key.label, in: cap, look, metrics, on: &canvas) }
      let isWritten = key.symbol == .return && artwork.lettering.draws(key.label)
      if !isWritten, let icon = key.symbol.icon(isPressed: key.isPressed) {
        try drawIcon(icon, in: cap, look.text, metrics, on: &canvas)
      } else if labels.rows.lift(key) {
        try drawDigit(of: key, in: cap, look.text, look.hint, metrics, on: &canvas)
      } else if labels.rows.lower(key) {
        try drawTwoLabels(of: key, in: cap, labels.letters, look, metrics, on: &canvas)
      } else {
        try drawLabel(of: key, in: cap, labels.letters, look.text, metrics, on: &canvas)
      }
      if key.isLocked { drawLock(in: cap, look.text, metrics, on: &canvas) }
      if key.isChosen { drawChoice(in: cap, radius: radius, look.text, metrics, on: &canvas) }
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

  /// The thin outline of a key that cannot be used: dashed, so that it is not taken for that of a pressed one.
  private func drawOutline(
    of cap: KeyRect, radius: Int, _ look: CapLook, _ metrics: KeyMetrics, on canvas: inout Canvas
  ) {
    let line = metrics.hairline
    canvas.stroke(cap, radius: radius, line: line, look.text)
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

  /// The line along the lower edge of what is chosen: longer than a lock's, and not under the label.
  private func drawChoice(
    in rect: KeyRect, radius: Int, _ colour: Colour, _ metrics: KeyMetrics, on canvas: inout Canvas
  ) {
    let height = metrics.choiceLine
    canvas.fill(
      KeyRect(
        x: rect.x + radius, y: rect.maxY - metrics.ringInset - height, width: max(0, rect.width - 2 * radius),
        height: height),
      radius: height / 2, colour)
  }

  /// What is looked for, behind a magnifier; its end where it is long.
  private func drawQuery(
    _ text: String, in rect: KeyRect, _ look: CapLook, _ metrics: KeyMetrics, on canvas: inout Canvas
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
