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
    try draw(picture, within: picture.frame, labels(of: picture), on: &canvas)
  }

  /// Draws what differs between two pictures on a canvas that shows `old`; gives the rectangles that have changed.
  ///
  /// The canvas is then, pixel by pixel, what `draw` would have made of `new`.
  public func update(
    from old: KeyboardPicture, to new: KeyboardPicture, on canvas: inout Canvas
  ) throws(DisplayError) -> [KeyRect] {
    var damage = Damage.between(old, new, sizes: artwork.theme.sizes)
    guard !damage.isEmpty else { return [] }
    let labels = try labels(of: new)
    // One label that is another may move those of all keys.
    if try self.labels(of: old) != labels { damage = [new.frame] }
    for rect in damage { try draw(new, within: rect, labels, on: &canvas) }
    return damage
  }

  private func draw(
    _ picture: KeyboardPicture, within rect: KeyRect, _ labels: PlaneLabels, on canvas: inout Canvas
  ) throws(DisplayError) {
    let palette = artwork.theme.palette(picture.appearance)
    let metrics = metrics(of: picture)
    let area = rect.intersection(picture.frame)
    try canvas.clipped(to: area) { (canvas: inout Canvas) throws(DisplayError) in
      canvas.fill(area, palette.ground)
      try drawBar(of: picture, within: area, palette, metrics, on: &canvas)
      for key in picture.keys where !key.reach(metrics).intersection(area).isEmpty {
        try drawKey(key, labels, palette, metrics, on: &canvas)
      }
      if let preview = picture.preview {
        try drawPreview(preview, in: picture.frame, palette, metrics, on: &canvas)
      }
      if let popup = picture.popup { try draw(popup, palette, metrics, on: &canvas) }
    }
  }

  private func labels(of picture: KeyboardPicture) throws(DisplayError) -> PlaneLabels {
    let rows = PadRows(picture)
    return PlaneLabels(
      rows: rows, letters: try PlaneLetters(picture, rows, metrics(of: picture), &artwork.lettering))
  }

  func metrics(of picture: KeyboardPicture) -> KeyMetrics {
    KeyMetrics(scale: picture.scale, sizes: artwork.theme.sizes)
  }

  private func drawPreview(
    _ preview: KeyPreview, in frame: KeyRect, _ palette: Palette, _ metrics: KeyMetrics, on canvas: inout Canvas
  ) throws(DisplayError) {
    guard let (outline, x, y) = BubbleOutline.preview(of: preview.key, in: frame, metrics) else { return }
    let shape = artwork.bubbles.shape(of: outline)
    canvas.stamp(
      shape.shadow, x: x - shape.margin, y: y - shape.margin + metrics.shadowDepth, palette.bubbleShadow)
    if palette.keyBorder.opacity > 0 {
      let line = metrics.borderWidth
      for (across, down) in [(-line, 0), (line, 0), (0, -line), (0, line)] {
        canvas.stamp(shape.fill, x: x + across, y: y + down, palette.keyBorder)
      }
    }
    canvas.stamp(shape.fill, x: x, y: y, palette.bubble)
    let size = metrics.bubbleLetter(headHeight: outline.head.height)
    let room = outline.head.width - 2 * metrics.labelMargin(preview.label)
    let label = try artwork.lettering.label(preview.label, size: size, fitting: room, least: metrics.leastText)
    // The head and the upper part of the neck look like one space: the letter stands in its middle.
    let middle = y + (outline.head.height + outline.neck / 3) / 2
    let rise = artwork.lettering.rise(of: preview.label, size: label.size)
    // Accents of capitals and tails keep their distance from the bubble's edge.
    let highest = y + metrics.pixels(3) + label.ascent
    canvas.stamp(
      label, centredAt: x + outline.head.centre.x, baseline: max(middle + rise / 2, highest), palette.text)
  }
}

extension KeyboardPainter {
  /// What stands behind a keyboard that is drawn without a screen: the keyboard's own ground.
  public func screenColour(of picture: KeyboardPicture) -> UInt32 {
    artwork.theme.palette(picture.appearance).ground.rgb
  }

  /// The part of the screen above the keyboard's frame that a preview or a pop-up reaches over; empty where none does.
  public func overhang(of picture: KeyboardPicture) -> KeyRect {
    let metrics = metrics(of: picture)
    var reach = picture.popup.map { metrics.reach(of: $0) } ?? KeyRect(x: 0, y: 0, width: 0, height: 0)
    if let preview = picture.preview {
      reach = reach.union(Damage.reach(of: preview, in: picture.frame, metrics))
    }
    let above = KeyRect(x: picture.frame.x, y: 0, width: picture.frame.width, height: max(0, picture.frame.y))
    return reach.intersection(above)
  }

  /// Draws what reaches above the frame, over whatever the canvas shows there.
  public func drawOverhang(of picture: KeyboardPicture, on canvas: inout Canvas) throws(DisplayError) {
    let area = overhang(of: picture)
    guard !area.isEmpty else { return }
    let palette = artwork.theme.palette(picture.appearance)
    let metrics = metrics(of: picture)
    try canvas.clipped(to: area) { (canvas: inout Canvas) throws(DisplayError) in
      if let preview = picture.preview {
        try drawPreview(preview, in: picture.frame, palette, metrics, on: &canvas)
      }
      if let popup = picture.popup { try draw(popup, palette, metrics, on: &canvas) }
    }
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
    stamp(label, x: x - label.ink.width / 2, y: baseline - label.ascent, colour)
  }

  /// Stamps a label whose pen starts at `x`.
  mutating func stamp(_ label: Label, from x: Int, baseline: Int, _ colour: Colour) {
    stamp(label, x: x + label.left, y: baseline - label.ascent, colour)
  }

  private mutating func stamp(_ label: Label, x: Int, y: Int, _ colour: Colour) {
    stamp(label.ink, x: x, y: y, colour)
    for one in label.pictures { stamp(one.picture, x: x + one.x, y: y + one.y) }
  }
}
