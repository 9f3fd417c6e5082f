/// What a key is for, as far as it matters for whether it may leave.
public enum KeyKind: UInt8, Sendable, Hashable, CaseIterable {
  /// It types characters, dead keys among them.
  case character
  /// Deleting, and moving the cursor: BackSpace, Delete, arrows, Home, End, Page Up and Down.
  case editing
  /// Return, the keypad's Enter among them.
  case `return`
  /// Tab.
  case tab
  /// Esc.
  case escape
  /// F1 to F24.
  case function
  /// Loudness, playing, brightness.
  case media
  /// What leads out of a kiosk or stops the machine, whatever program runs: Print and SysRq, switching the console, power,
  /// sleep, radios.
  case system
  /// Caps, Num and Scroll Lock.
  case lock
  /// Shift.
  case shift
  /// Chooses another level or another group of the keymap: AltGr.
  case level
  /// Ctrl.
  case control
  /// Alt and Meta.
  case alt
  /// Super and Hyper: the keys with a logo.
  case `super`
  /// Everything else: Insert, Pause, Menu, keys that start programs.
  case other

  /// What it adds to a chord while it is held; nil: it is no modifier. Empty: it only chooses what keys type.
  public var modifiers: ChordModifiers? {
    switch self {
    case .shift: .shift
    case .level: []
    case .control: .control
    case .alt: .alt
    case .super: .super
    case .character, .editing, .return, .tab, .escape, .function, .media, .system, .lock, .other: nil
    }
  }

  /// Its keys do nothing by themselves but choose what others type.
  var isHarmless: Bool { self == .shift || self == .level }
}
