/// A libinput calibration matrix: the first two rows of a 3x3 matrix on positions from 0 to 1.
///
/// `x' = a x + b y + c`, `y' = d x + e y + f`; the same six numbers as udev's LIBINPUT_CALIBRATION_MATRIX.
public struct CalibrationMatrix: Sendable, Hashable {
  /// The six numbers by the letters of the formulas; any number is allowed.
  public var a, b, c, d, e, f: Double

  /// Takes the six numbers in udev's order: first row, then second.
  public init(_ a: Double, _ b: Double, _ c: Double, _ d: Double, _ e: Double, _ f: Double) {
    (self.a, self.b, self.c, self.d, self.e, self.f) = (a, b, c, d, e, f)
  }

  /// Leaves every position where it is.
  public static let identity = CalibrationMatrix(1, 0, 0, 0, 1, 0)
}
