/// The codes of two axes that tell a position together.
public struct AxisPair: Hashable, Sendable {
  /// `ABS_…` of the axis across.
  public var x: UInt16
  /// `ABS_…` of the axis down.
  public var y: UInt16

  /// A pair of any codes.
  public init(x: UInt16, y: UInt16) {
    self.x = x
    self.y = y
  }
}
