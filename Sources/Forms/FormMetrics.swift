/// Sizes of a form on the screen, in points.
///
/// One column, as wide for every field, equally spaced (HIG); a box is as high as a finger needs.
enum FormMetrics {
  static let margin = 16.0
  /// Wider lines are hard to follow.
  static let widestColumn = 560.0
  static let titleSize = 22.0
  static let titleHeight = 30.0
  static let labelSize = 13.0
  static let labelHeight = 18.0
  static let labelGap = 4.0
  static let textSize = 17.0
  static let boxHeight = 44.0
  /// Four lines of text.
  static let viewHeight = 108.0
  static let fieldGap = 14.0
  static let inset = 12.0
  static let image = 20.0
  /// A touch target at the trailing end.
  static let button = 44.0
}
