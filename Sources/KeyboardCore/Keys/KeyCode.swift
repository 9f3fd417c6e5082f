/// The keys that are used by name, not by what they type. Source: linux/input-event-codes.h.
public enum KeyCode {
  public static let escape: UInt16 = 1
  public static let backspace: UInt16 = 14
  public static let tab: UInt16 = 15
  public static let enter: UInt16 = 28
  public static let leftControl: UInt16 = 29
  public static let leftShift: UInt16 = 42
  public static let rightShift: UInt16 = 54
  public static let leftAlt: UInt16 = 56
  public static let space: UInt16 = 57
  public static let capsLock: UInt16 = 58
  public static let rightAlt: UInt16 = 100
  public static let home: UInt16 = 102
  public static let up: UInt16 = 103
  public static let left: UInt16 = 105
  public static let right: UInt16 = 106
  public static let end: UInt16 = 107
  public static let down: UInt16 = 108
  public static let delete: UInt16 = 111

  /// The codes that our keyboard declares: KEY_ESC to KEY_MICMUTE. What is not declared is dropped by the kernel.
  public static let declared: ClosedRange<UInt16> = 1...248
}
