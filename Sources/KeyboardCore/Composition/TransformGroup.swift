/// Transforms of which at most one is applied, or rules that put characters in order (LDML `transformGroup`).
public enum TransformGroup: Sendable {
  /// The first that fits is applied.
  case transforms([Transform])
  /// All are.
  case reorders([ReorderRule])

  /// - Returns: whether something was found to do.
  func apply(to context: inout [ContextUnit], isWhole: Bool) -> Bool {
    switch self {
    case .transforms(let transforms):
      for transform in transforms {
        if transform.apply(to: &context, isWhole: isWhole) { return true }
      }
      return false
    case .reorders(let rules):
      return Reordering(rules).apply(to: &context)
    }
  }
}
