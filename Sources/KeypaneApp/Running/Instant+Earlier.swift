import KeyboardCore

extension Instant {
  /// The earlier of two; nil is never.
  static func earlier(_ one: Instant?, _ other: Instant?) -> Instant? {
    guard let one, let other else { return one ?? other }
    return min(one, other)
  }
}
