/// How often filters have found what they look for.
public struct TouchFilterCounts: Hashable, Sendable {
  /// Contacts that continued one that had just ended.
  public var bounces = 0
  /// Contacts beside one of the same finger.
  public var splits = 0
  /// Contacts that were given up because they did not end.
  public var stuck = 0
  /// Contacts of a hand that rests.
  public var palms = 0
  /// Contacts that nobody made.
  public var phantoms = 0

  /// Nothing found yet.
  public init() {}
}
