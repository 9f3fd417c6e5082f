/// The font that a theme puts in Inter's place: paths of files.
struct ThemeFont: Sendable, Hashable {
  var regular: String
  /// For small letters and what is chosen; nil: as `regular`.
  var semibold: String?
}
