/// A position on the panel, in the panel's own units.
public struct PanelPoint: Hashable, Sendable {
  public var x: Int32
  public var y: Int32

  public init(x: Int32, y: Int32) {
    self.x = x
    self.y = y
  }
}
