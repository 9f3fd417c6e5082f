/// Gives characters their places among those that follow a base (LDML `reorder`).
public struct ReorderRule: Sendable {
  /// What must stand before, one character each.
  public var before: [UnitSet]
  /// Which characters get a place, one each.
  public var from: [UnitSet]
  /// One for every character of `from`; nil: the rule does not say.
  public var order: [Int]?
  /// One for every character of `from`; nil: the rule does not say.
  public var tertiary: [Int]?
  /// One for every character of `from`; nil: the rule does not say.
  public var tertiaryBase: [Bool]?
  /// One for every character of `from`; nil: the rule does not say.
  public var preBase: [Bool]?

  /// A rule as its file has it, lists filled up to the length of `from`.
  public init(
    before: [UnitSet] = [], from: [UnitSet], order: [Int]? = nil, tertiary: [Int]? = nil,
    tertiaryBase: [Bool]? = nil, preBase: [Bool]? = nil
  ) {
    self.before = before
    self.from = from
    self.order = order
    self.tertiary = tertiary
    self.tertiaryBase = tertiaryBase
    self.preBase = preBase
  }

  func matches(_ text: [GluedScalar], at place: Int) -> Bool {
    guard place >= before.count, place + from.count <= text.count else { return false }
    return Self.fits(from, text, at: place) && Self.fits(before, text, at: place - before.count)
  }

  private static func fits(_ sets: [UnitSet], _ text: [GluedScalar], at place: Int) -> Bool {
    for (index, set) in sets.enumerated() where !set.contains(ContextUnit(code: text[place + index].scalar)) {
      return false
    }
    return true
  }
}
