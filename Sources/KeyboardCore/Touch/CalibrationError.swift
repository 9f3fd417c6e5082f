/// Why no calibration comes of some touches.
public enum CalibrationError: Error, Hashable, Sendable {
  /// Fewer than three places: a matrix has six numbers, a place gives two.
  case tooFew
  /// The touches, or the targets, are all in one place or in one line, so that they say nothing of the other direction.
  case degenerate
}
