/// What a key does to the field.
public enum KeyCommand: Sendable, Hashable {
  /// Text goes in at the cursor.
  case insert(String)
  /// The character before the cursor goes.
  case deleteBackward
  /// The return key, whatever its label.
  case returnKey
  /// The keyboard is put away.
  case hide
  /// The next keyboard is asked for.
  case nextKeyboard
  /// The emoji keyboard is asked for.
  case emoji
}
