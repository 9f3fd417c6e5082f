import KeyboardCore

extension Canvas {
  /// Draws the line along the inner edge of a rectangle with round corners; what it encloses stays as it is.
  mutating func stroke(_ rect: KeyRect, radius: Int, line: Int, _ colour: Colour) {
    let line = min(line, rect.width / 2, rect.height / 2)
    guard line > 0 else { return }
    let radius = max(0, min(radius, rect.width / 2, rect.height / 2))
    let end = max(radius, line)
    for y in [rect.y, rect.maxY - line] {
      fill(KeyRect(x: rect.x + end, y: y, width: rect.width - 2 * end, height: line), colour)
    }
    for x in [rect.x, rect.maxX - line] {
      fill(KeyRect(x: x, y: rect.y + end, width: line, height: rect.height - 2 * end), colour)
    }
    let corner = bowCoverage(radius: radius, line: line)
    for right in [false, true] {
      for bottom in [false, true] {
        stamp(
          corner, x: right ? rect.maxX - end : rect.x, y: bottom ? rect.maxY - end : rect.y, colour, mirrored: right,
          upsideDown: bottom)
      }
    }
  }

  /// Fills what shows of a rectangle with round corners that lies `depth` pixels lower than an equal one over it.
  ///
  /// Nothing is drawn twice: the rows above the lower corners are hidden.
  mutating func fillFoot(of rect: KeyRect, depth: Int, radius: Int, _ colour: Colour) {
    let radius = max(0, min(radius, rect.width / 2, rect.height / 2))
    let foot = KeyRect(x: rect.x, y: rect.maxY - radius, width: rect.width, height: radius + depth)
    clipped(to: foot) { canvas in
      canvas.fill(
        KeyRect(x: rect.x, y: rect.y + depth, width: rect.width, height: rect.height), radius: radius, colour)
    }
  }
}
