/// How well a code that is bound to a site belongs to a field; the least first.
public enum OneTimeCodeFit: Int, Sendable, Comparable {
  /// It belongs elsewhere: nothing is offered.
  case none
  /// The same site, another host or port: offered with the origin shown.
  case site
  /// The very origin.
  case origin

  /// Whether `one` fits less.
  public static func < (one: OneTimeCodeFit, other: OneTimeCodeFit) -> Bool { one.rawValue < other.rawValue }
}
