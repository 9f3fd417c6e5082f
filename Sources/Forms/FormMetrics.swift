/// Sizes of a form on the screen, in points.
///
/// One column, equally spaced (HIG); a box is as high as a finger needs.
enum FormMetrics {
  static let margin = 16.0
  /// Wider lines are hard to follow.
  static let widestColumn = 560.0
  static let titleSize = 22.0
  static let titleHeight = 30.0
  static let labelSize = 13.0
  static let labelHeight = 18.0
  static let labelGap = 4.0
  static let messageSize = 13.0
  static let messageHeight = 17.0
  static let messageGap = 5.0
  static let textSize = 17.0
  static let boxHeight = 44.0
  /// The lines of a view: it grows with its text between them.
  static let viewLines = 2...6
  static let fieldGap = 14.0
  static let inset = 12.0
  static let image = 20.0
  /// A touch target at the trailing end.
  static let button = 44.0
  /// The mean width of a character, in parts of an em: capitals and digits are wider than the mean of a text.
  static let characterWidth = 0.62
  /// The button that submits.
  static let submitHeight = 48.0
  static let submitGap = 20.0
  /// The plate with a field's whole text.
  static let tipSize = 15.0
  static let tipInset = 10.0
  static let tipGap = 6.0
  static let tipLines = 8
}
