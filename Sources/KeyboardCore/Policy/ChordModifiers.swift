/// The modifiers that make another thing of a key: a shortcut of a program, a command of the desktop.
public struct ChordModifiers: OptionSet, Sendable, Hashable {
  /// One bit a modifier.
  public let rawValue: UInt8

  /// Any of the modifiers below.
  public init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  /// Shift.
  public static let shift = ChordModifiers(rawValue: 1)
  /// Ctrl.
  public static let control = ChordModifiers(rawValue: 2)
  /// Alt.
  public static let alt = ChordModifiers(rawValue: 4)
  /// Super.
  public static let `super` = ChordModifiers(rawValue: 8)

  /// Those with which a key is a command and types nothing.
  public static let commands: ChordModifiers = [.control, .alt, .super]

  /// How many sets of them there are.
  static let setCount = 16

  /// Each alone, with its name in policy files.
  static let named: [(modifier: ChordModifiers, name: String)] = [
    (.control, "ctrl"), (.alt, "alt"), (.super, "super"), (.shift, "shift"),
  ]
}
