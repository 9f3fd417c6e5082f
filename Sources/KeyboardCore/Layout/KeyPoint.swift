/// A position in keyboard units: pixels of the screen before rotation, from its upper left corner.
public struct KeyPoint: Hashable, Sendable {
  /// Columns of pixels from the left edge.
  public var x: Int
  /// Lines of pixels from the upper edge.
  public var y: Int

  /// A point anywhere, outside the screen too.
  public init(x: Int, y: Int) {
    self.x = x
    self.y = y
  }
}
