import KeyboardCore

extension KeyboardPainter {
  /// Draws what a held key offers, the part above the keyboard's frame included.
  func draw(
    _ popup: KeyPopup, _ palette: Palette, _ metrics: KeyMetrics, on canvas: inout Canvas
  ) throws(DisplayError) {
    for part in metrics.parts(of: popup) {
      let shape = artwork.popups.shape(of: part.outline)
      canvas.stamp(
        shape.shadow, x: part.x - shape.margin, y: part.y - shape.margin + metrics.shadowDepth, palette.bubbleShadow)
      if palette.keyBorder.opacity > 0 {
        // A line around it: the same shape, a little larger in every direction.
        let line = metrics.borderWidth
        for (x, y) in [(-line, 0), (line, 0), (0, -line), (0, line)] {
          canvas.stamp(shape.fill, x: part.x + x, y: part.y + y, palette.keyBorder)
        }
      }
      canvas.stamp(shape.fill, x: part.x, y: part.y, palette.bubble)
    }
    for (index, item) in popup.items.enumerated() {
      try draw(item, number: index, of: popup, palette, metrics, on: &canvas)
    }
  }

  private func draw(
    _ item: KeyPopup.Item, number: Int, of popup: KeyPopup, _ palette: Palette, _ metrics: KeyMetrics,
    on canvas: inout Canvas
  ) throws(DisplayError) {
    let isSelected = popup.selected == number
    if isSelected {
      let place = item.rect.outset(by: popup.style == .petals ? -metrics.pixels(2) : 0)
      let radius = metrics.cornerRadius(keyHeight: item.rect.height)
      canvas.fill(place, radius: radius, palette.selection)
      // The ring tells without colours what is chosen.
      drawRing(in: place, radius: radius, palette.selectionText, metrics, on: &canvas)
    } else if popup.style == .menu, number + 1 < popup.items.count, popup.selected != number + 1 {
      canvas.fill(
        KeyRect(
          x: item.rect.x + metrics.pixels(10), y: item.rect.maxY - metrics.separatorWidth,
          width: item.rect.width - 2 * metrics.pixels(10), height: metrics.separatorWidth),
        palette.separator)
    }
    let colour = isSelected ? palette.selectionText : palette.text
    let isWord = item.label.count > 1
    let size =
      switch popup.style {
      case .menu: metrics.menuText(height: item.rect.height)
      case .alternates, .petals:
        isWord ? metrics.word(keyHeight: item.rect.height) : metrics.lowercaseLetter(keyHeight: item.rect.height)
      }
    let margin = popup.style == .menu ? metrics.pixels(16) : metrics.labelMargin(item.label)
    let label = try artwork.lettering.label(
      item.label, size: size, fitting: max(1, item.rect.width - 2 * margin), least: metrics.leastText)
    try canvas.clipped(to: item.rect) { (canvas: inout Canvas) throws(DisplayError) in
      let rise = artwork.lettering.rise(of: item.label, size: label.size)
      let baseline = item.rect.y + (item.rect.height + rise) / 2
      if popup.style == .menu {
        canvas.stamp(label, from: item.rect.x + margin, baseline: baseline, colour)
      } else {
        canvas.stamp(label, centredAt: item.rect.x + item.rect.width / 2, baseline: baseline, colour)
      }
    }
  }
}

extension KeyMetrics {
  /// A shape of a pop-up and where its upper left corner lies.
  struct PopupPart {
    var outline: PopupOutline
    var x: Int
    var y: Int
  }

  func parts(of popup: KeyPopup) -> [PopupPart] {
    let blur = max(1, pixels(4))
    let keyRadius = cornerRadius(keyHeight: popup.key.height)
    func alone(_ rect: KeyRect, radius: Int) -> PopupPart {
      PopupPart(
        outline: PopupOutline(
          head: KeySize(width: rect.width, height: rect.height), headRadius: radius, keyRadius: keyRadius, blur: blur),
        x: rect.x, y: rect.y)
    }
    switch popup.style {
    case .alternates:
      let frame = popup.frame
      var outline = PopupOutline(
        head: KeySize(width: frame.width, height: frame.height), headRadius: bubbleRadius, keyRadius: keyRadius,
        blur: blur)
      // A pop-up that covers its key, because there is no room above it, has no stem.
      if popup.key.maxY > frame.maxY {
        outline.stem = KeyRect(
          x: popup.key.x - frame.x, y: popup.key.y - frame.y, width: popup.key.width, height: popup.key.height)
      }
      return [PopupPart(outline: outline, x: frame.x + outline.left, y: frame.y)]
    case .menu:
      return [alone(popup.frame, radius: bubbleRadius)]
    case .petals:
      return popup.items.map { alone($0.rect, radius: keyRadius) }
    }
  }

  /// Where a pop-up and its shadow may leave ink.
  func reach(of popup: KeyPopup) -> KeyRect {
    parts(of: popup).reduce(KeyRect(x: 0, y: 0, width: 0, height: 0)) { sum, part in
      let shape = KeyRect(x: part.x, y: part.y, width: part.outline.width, height: part.outline.height)
      return sum.union(shape.outset(by: 2 * part.outline.blur + max(shadowDepth, borderWidth)))
    }
  }
}
