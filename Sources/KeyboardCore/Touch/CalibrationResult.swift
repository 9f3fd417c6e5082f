/// What a calibration has found.
public struct CalibrationResult: Sendable, Hashable {
  /// For raw positions of the panel.
  public var matrix: CalibrationMatrix
  /// How far the worst of the crosses is from its touch.
  public var worst: CalibrationDistance
  /// How far the touch of the check target was from it.
  public var check: CalibrationDistance
}

/// A distance on the screen.
public struct CalibrationDistance: Sendable, Hashable {
  /// In pixels of the screen.
  public var pixels: Double
  /// By the resolution that the panel tells; nil where it tells none.
  public var millimetres: Double?
}
