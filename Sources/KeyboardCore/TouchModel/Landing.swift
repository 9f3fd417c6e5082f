/// Where a finger came down on a key: from the middle of its cap, in widths and heights of the cap, so that half a one is
/// its right or lower edge. What is learnt of keys is kept in this unit, whatever their size.
struct Landing: Sendable, Hashable {
  var x: Double
  var y: Double

  /// The middle of the cap.
  static let centre = Landing(x: 0, y: 0)

  init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  /// - Parameter cap: not empty.
  init(of point: KeyPoint, on cap: KeyRect) {
    // A pixel is where its middle is.
    x = (Double(point.x - cap.x) + 0.5) / Double(cap.width) - 0.5
    y = (Double(point.y - cap.y) + 0.5) / Double(cap.height) - 0.5
  }
}
