/// A position in keyboard units: pixels of the screen before rotation, from its upper left corner.
public struct KeyPoint: Hashable, Sendable {
  public var x: Int
  public var y: Int

  public init(x: Int, y: Int) {
    self.x = x
    self.y = y
  }
}
