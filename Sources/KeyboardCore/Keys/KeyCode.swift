/// The keys that are used by name, not by what they type. Source: linux/input-event-codes.h.
public enum KeyCode {
  /// KEY_ESC.
  public static let escape: UInt16 = 1
  /// KEY_BACKSPACE.
  public static let backspace: UInt16 = 14
  /// KEY_TAB.
  public static let tab: UInt16 = 15
  /// KEY_ENTER.
  public static let enter: UInt16 = 28
  /// KEY_LEFTCTRL.
  public static let leftControl: UInt16 = 29
  /// KEY_LEFTSHIFT.
  public static let leftShift: UInt16 = 42
  /// KEY_RIGHTSHIFT.
  public static let rightShift: UInt16 = 54
  /// KEY_LEFTALT.
  public static let leftAlt: UInt16 = 56
  /// KEY_SPACE.
  public static let space: UInt16 = 57
  /// KEY_CAPSLOCK.
  public static let capsLock: UInt16 = 58
  /// KEY_F1 to KEY_F12.
  public static let functions: [UInt16] = [59, 60, 61, 62, 63, 64, 65, 66, 67, 68, 87, 88]
  /// KEY_RIGHTALT: AltGr on most layouts.
  public static let rightAlt: UInt16 = 100
  /// KEY_HOME.
  public static let home: UInt16 = 102
  /// KEY_UP.
  public static let up: UInt16 = 103
  /// KEY_LEFT.
  public static let left: UInt16 = 105
  /// KEY_RIGHT.
  public static let right: UInt16 = 106
  /// KEY_END.
  public static let end: UInt16 = 107
  /// KEY_DOWN.
  public static let down: UInt16 = 108
  /// KEY_DELETE: deletes after the cursor.
  public static let delete: UInt16 = 111

  /// What repeats while it is held, where a layout does not say otherwise.
  static let repeating = [left, right, up, down, delete]

  /// The codes that our keyboard declares: KEY_ESC to KEY_MICMUTE. What is not declared is dropped by the kernel.
  public static let declared: ClosedRange<UInt16> = 1...248
}
