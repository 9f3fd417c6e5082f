/// What a page may be at most, so that none keeps the reader busy.
enum PageLimits {
  static let bytes = 2 << 20
  /// Each end tag is compared with all elements that are open.
  static let depth = 256
  /// Each attribute of an element is compared with all before it.
  static let attributes = 128
  static let fields = 1000
  /// The parser words each mistake, though nobody reads it. Elements that are newer than the parser are mistakes, too.
  static let mistakes = 50_000
  /// Longer labels are cut, in characters.
  static let text = 200
}
