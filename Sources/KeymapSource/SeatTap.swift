/// The key that is pressed and released so that a compositor tells the keymap of our keyboard: it tells that of the
/// keyboard that was used last.
public enum SeatTap {
  /// The code 84, which no keyboard has: XKB's keymaps have the shift of the third level there (`<LVL3>` of its
  /// keycodes/evdev), so that alone it does nothing at all. Shift alone switches some input methods, Control alone shows
  /// the pointer.
  public static let code: UInt16 = 84
}
