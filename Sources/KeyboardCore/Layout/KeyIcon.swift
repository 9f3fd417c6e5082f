/// What is drawn on a key whose role alone does not say it.
public enum KeyIcon: Sendable, Hashable {
  /// The page before.
  case pageUp
  /// The page behind.
  case pageDown
  /// What is looked for stands there: the label, behind a magnifier.
  case query
}
