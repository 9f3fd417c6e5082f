/// The family of a keyboard's shapes.
public enum Idiom: String, Sendable, CaseIterable {
  /// Narrow: the keyboard of a telephone.
  case phone
  /// Wide: more keys a row.
  case tablet
}
