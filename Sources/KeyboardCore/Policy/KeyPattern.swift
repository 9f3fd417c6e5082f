/// The keys that a line of a policy speaks of.
public enum KeyPattern: Sendable, Hashable {
  /// Every key.
  case all
  /// All keys of a kind.
  case kind(KeyKind)
  /// The key with this code, whatever it means.
  case code(UInt16)
  /// The keys that type this character without modifiers, in whatever keymap.
  case character(Character)
}
