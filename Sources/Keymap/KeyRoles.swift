/// What a key does in a keymap besides typing, on any of its levels in any of its groups.
public struct KeyRoles: OptionSet, Hashable, Sendable {
  /// One bit a role.
  public let rawValue: UInt32

  /// The roles of these bits.
  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  /// Sets Shift while it is held.
  public static let shift = KeyRoles(rawValue: 1 << 0)
  /// Sets Control.
  public static let control = KeyRoles(rawValue: 1 << 1)
  /// Sets Alt (Mod1), or is called Alt or Meta.
  public static let alt = KeyRoles(rawValue: 1 << 2)
  /// Sets Super (Mod4), or is called Super or Hyper.
  public static let command = KeyRoles(rawValue: 1 << 3)
  /// Chooses a further level: AltGr and its like.
  public static let level = KeyRoles(rawValue: 1 << 4)
  /// Locks or latches a modifier: Caps Lock, Num Lock, a latch.
  public static let lock = KeyRoles(rawValue: 1 << 5)
  /// Changes the group, while it is held or from then on.
  public static let group = KeyRoles(rawValue: 1 << 6)
  /// F1 to F35.
  public static let function = KeyRoles(rawValue: 1 << 7)
  /// Switches to another console.
  public static let console = KeyRoles(rawValue: 1 << 8)
  /// Asks the system for something drastic: SysRq, Break, ending the X server, powering off, sleeping.
  public static let system = KeyRoles(rawValue: 1 << 9)
  /// Types a character or begins one: dead keys and Compose are with it.
  public static let text = KeyRoles(rawValue: 1 << 10)
  /// Moves or edits: Return, Tab, BackSpace, Delete, the arrows, Home, End and the page keys.
  public static let editing = KeyRoles(rawValue: 1 << 11)
  /// Starts or steers a program: media keys, browser keys, Menu, Print and what else has a name.
  public static let other = KeyRoles(rawValue: 1 << 12)
}
