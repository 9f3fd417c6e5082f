/// A line of a policy: these keys with these modifiers may leave, or may not.
public struct PolicyRule: Sendable, Hashable {
  /// Whether they may.
  public var isAllowed: Bool
  /// What is held with them.
  public var modifiers: ChordModifiers
  /// The keys.
  public var keys: KeyPattern

  /// A rule about keys, alone where not told otherwise.
  public init(_ isAllowed: Bool, _ keys: KeyPattern, with modifiers: ChordModifiers = []) {
    self.isAllowed = isAllowed
    self.modifiers = modifiers
    self.keys = keys
  }

  /// Whether it speaks of keys with these modifiers.
  ///
  /// What is allowed is allowed as it stands there; without Ctrl, Alt and Super it makes no difference whether Shift is
  /// held, for with Shift a key types another character. What is denied is denied with further modifiers, too.
  func speaks(of held: ChordModifiers) -> Bool {
    guard isAllowed else { return held.isSuperset(of: modifiers) }
    if modifiers.isDisjoint(with: .commands) {
      if keys == .all && modifiers.isEmpty { return true }
      return held.isDisjoint(with: .commands) && held.isSuperset(of: modifiers)
    }
    return held == modifiers
  }
}
