/// Which of two published orders decides when a content type and a keyboard type disagree.
public enum PrecedencePolicy: String, Sendable, CaseIterable {
  /// The content type outranks the keyboard type.
  case contentTypeFirst = "content-type-first"
  /// An explicit keyboard type is honoured beside a content type.
  case keyboardTypeFirst = "keyboard-type-first"
}
