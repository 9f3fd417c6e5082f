/// How fingers find their way on keys that are spoken: a touch says what is there before anything is typed.
public struct ExplorationSettings: Sendable, Hashable {
  /// What types.
  public enum Typing: String, Sendable, CaseIterable {
    /// Lifting the finger types the key that was spoken last.
    case lift
    /// A second tap on the key that was spoken types, as does a tap of another finger while the first rests on it.
    case doubleTap = "double-tap"
  }

  /// What types.
  public var typing = Typing.lift
  /// What a secret is made of is spoken: nobody else hears it.
  public var speaksSecrets = false
  /// From the touch of a key that has more until it shows what: long enough to hear what it is.
  public var hold = Interval.milliseconds(1200)
  /// From the end of one tap to the beginning of the next, where both are one.
  public var secondTap = Interval.milliseconds(400)

  /// The values as they stand above.
  public init() {}
}
