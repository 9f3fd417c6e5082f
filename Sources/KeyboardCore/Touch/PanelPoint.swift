/// A position on the panel, in the panel's own units.
public struct PanelPoint: Hashable, Sendable {
  /// In units of ABS_X or ABS_MT_POSITION_X.
  public var x: Int32
  /// In units of ABS_Y or ABS_MT_POSITION_Y.
  public var y: Int32

  /// Any position; trackers clamp what panels send to the range of each axis.
  public init(x: Int32, y: Int32) {
    self.x = x
    self.y = y
  }
}
