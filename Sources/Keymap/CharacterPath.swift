/// How a character reaches the machine, the best way first. Where none is open its key is not to be typed at all.
public enum CharacterPath: String, Hashable, Sendable, CaseIterable, Comparable {
  /// A level of a key in the group that is active: every program gets it as an ordinary key.
  case key
  /// A key of another group of the keymap, with the change to it and back.
  case group
  /// Dead keys or a Compose sequence of the locale: exact in programs that compose, which is nearly all of them.
  case compose
  /// The provider of the field's focus inserts it as text.
  case commit
  /// A key code that the keymap had no use for, given to it on X11.
  case spare
  /// Control, Shift and U and the number: only where a program is known to read it.
  case hex

  /// A path is less than a dearer one.
  public static func < (one: CharacterPath, other: CharacterPath) -> Bool {
    one.rank < other.rank
  }

  private var rank: Int {
    switch self {
    case .key: 0
    case .group: 1
    case .compose: 2
    case .commit: 3
    case .spare: 4
    case .hex: 5
    }
  }
}
