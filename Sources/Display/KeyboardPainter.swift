import KeyboardCore

/// Draws pictures of the keyboard: whole, or only what has changed since the picture before.
///
/// After the first use of a plane everything is stamped from kept shapes; no surface is made for a key press.
public struct KeyboardPainter {
  let artwork: Artwork

  /// Painters may share their artwork.
  public init(artwork: Artwork) {
    self.artwork = artwork
  }

  /// Draws the whole keyboard. The canvas may be larger than the picture, or hold only a part of it.
  public func draw(_ picture: KeyboardPicture, on canvas: inout Canvas) throws(DisplayError) {
    try draw(picture, within: picture.frame, on: &canvas)
  }

  /// Draws what differs between two pictures on a canvas that shows `old`; gives the rectangles that have changed.
  ///
  /// The canvas is then, pixel by pixel, what `draw` would have made of `new`.
  public func update(
    from old: KeyboardPicture, to new: KeyboardPicture, on canvas: inout Canvas
  ) throws(DisplayError) -> [KeyRect] {
    let damage = Damage.between(old, new)
    for rect in damage { try draw(new, within: rect, on: &canvas) }
    return damage
  }

  private func draw(
    _ picture: KeyboardPicture, within rect: KeyRect, on canvas: inout Canvas
  ) throws(DisplayError) {
    let palette = Palette.keyboard(picture.appearance)
    let metrics = KeyMetrics(scale: picture.scale)
    let area = rect.intersection(picture.frame)
    try canvas.clipped(to: area) { (canvas: inout Canvas) throws(DisplayError) in
      canvas.fill(area, palette.ground)
      drawBar(picture.bar, palette, metrics, on: &canvas)
      let rows = PadRows(picture)
      for key in picture.keys where !key.reach(metrics).intersection(area).isEmpty {
        try drawKey(key, hasHintRow: rows.haveHints(at: key.rect.y), palette, metrics, on: &canvas)
      }
      if let preview = picture.preview {
        try drawPreview(preview, in: picture.frame, palette, metrics, on: &canvas)
      }
    }
  }

  /// An empty bar is plain ground, in three parts.
  private func drawBar(_ bar: KeyRect, _ palette: Palette, _ metrics: KeyMetrics, on canvas: inout Canvas) {
    guard !bar.isEmpty else { return }
    let height = bar.height * 5 / 9
    for part in 1...2 {
      let line = KeyRect(
        x: bar.x + bar.width * part / 3, y: bar.y + (bar.height - height) / 2, width: metrics.separatorWidth,
        height: height)
      canvas.fill(line.intersection(bar), palette.separator)
    }
  }

  private func drawPreview(
    _ preview: KeyPreview, in frame: KeyRect, _ palette: Palette, _ metrics: KeyMetrics, on canvas: inout Canvas
  ) throws(DisplayError) {
    guard let (outline, x, y) = BubbleOutline.preview(of: preview.key, in: frame, unit: metrics.unit) else { return }
    let shape = artwork.bubbles.shape(of: outline)
    canvas.stamp(
      shape.shadow, x: x - shape.margin, y: y - shape.margin + metrics.shadowDepth, palette.bubbleShadow)
    canvas.stamp(shape.fill, x: x, y: y, palette.bubble)
    let size = metrics.bubbleLetter(headHeight: outline.head.height)
    let room = outline.head.width - 2 * metrics.labelMargin(preview.label)
    let label = try artwork.lettering.label(preview.label, size: size, fitting: room, least: metrics.leastText)
    // The head and the upper part of the neck look like one space: the letter stands in its middle.
    let middle = y + (outline.head.height + outline.neck / 3) / 2
    let rise = artwork.lettering.rise(of: preview.label, size: label.size)
    canvas.stamp(label, centredAt: x + outline.head.width / 2, baseline: middle + rise / 2, palette.text)
  }
}

extension KeyCap {
  /// Where the cap and its shadow may leave ink.
  func reach(_ metrics: KeyMetrics) -> KeyRect {
    KeyRect(x: rect.x, y: rect.y, width: rect.width, height: rect.height + metrics.shadowDepth)
  }
}

extension Lettering {
  /// How high a text looks above its baseline, in pixels, when it is to be centred.
  ///
  /// Small letters are centred between their own height and that of capitals, so that all of a row share a baseline
  /// that suits `a`, `g` and `l`; everything else as capitals are.
  mutating func rise(of text: String, size: Int, weight: Weight = .regular) -> Int {
    let cap = capHeight(size: size, weight: weight)
    guard text.count == 1, text.first?.isLowercase == true else { return cap }
    return (cap + xHeight(size: size, weight: weight)) / 2
  }
}

extension Canvas {
  /// Stamps a label whose ink is centred at `x`.
  mutating func stamp(_ label: Label, centredAt x: Int, baseline: Int, _ colour: Colour) {
    stamp(label.ink, x: x - label.ink.width / 2, y: baseline - label.ascent, colour)
  }

  /// Stamps a label whose pen starts at `x`.
  mutating func stamp(_ label: Label, from x: Int, baseline: Int, _ colour: Colour) {
    stamp(label.ink, x: x + label.left, y: baseline - label.ascent, colour)
  }
}
