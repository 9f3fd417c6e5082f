/// The keypad of our own keymap: what it is on a `us` keyboard on its first two levels, more characters on the others.
enum OwnKeypad {
  /// A key of the keypad and the XKB names of what it does without Num Lock and with it.
  struct Key {
    var code: UInt16
    var plain: String
    var number: String
  }

  /// The keys of digits and of the point. Those of calculating are not among them: xterm has KP_Subtract and KP_Add with
  /// Shift change its font, whatever else is held.
  static let all = [
    Key(code: 71, plain: "KP_Home", number: "KP_7"), Key(code: 72, plain: "KP_Up", number: "KP_8"),
    Key(code: 73, plain: "KP_Prior", number: "KP_9"), Key(code: 75, plain: "KP_Left", number: "KP_4"),
    Key(code: 76, plain: "KP_Begin", number: "KP_5"), Key(code: 77, plain: "KP_Right", number: "KP_6"),
    Key(code: 79, plain: "KP_End", number: "KP_1"), Key(code: 80, plain: "KP_Down", number: "KP_2"),
    Key(code: 81, plain: "KP_Next", number: "KP_3"), Key(code: 82, plain: "KP_Insert", number: "KP_0"),
    Key(code: 83, plain: "KP_Delete", number: "KP_Decimal"),
  ]

  /// Their codes.
  static let keys = all.map(\.code)
}
