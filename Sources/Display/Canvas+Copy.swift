import KeyboardCore

extension Canvas {
  /// Copies another canvas onto this one, its upper left corner at a place of the screen; what lies outside is left out.
  public mutating func copy(_ other: borrowing Canvas, to corner: KeyPoint) {
    let target = KeyRect(x: corner.x, y: corner.y, width: other.frame.width, height: other.frame.height)
    let visible = target.intersection(clip)
    guard !visible.isEmpty else { return }
    for y in visible.y..<visible.maxY {
      let source = unsafe other.row(other.frame.y + y - corner.y) + (visible.x - corner.x)
      let destination = unsafe row(y) + (visible.x - frame.x)
      unsafe destination.update(from: source, count: visible.width)
    }
  }

  /// Fills the whole canvas with one colour, `0xRRGGBB`.
  public mutating func clear(to rgb: UInt32) {
    let pixel = 0xFF00_0000 | (rgb & 0xFF_FFFF)
    for y in frame.y..<frame.maxY { unsafe row(y).update(repeating: pixel, count: frame.width) }
  }
}
