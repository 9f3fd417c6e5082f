/// What a key does to the field.
public enum KeyCommand: Sendable, Hashable {
  /// Text goes in at the cursor.
  case insert(String)
  /// The character before the cursor goes.
  case deleteBackward
  /// The word before the cursor goes, and the blanks behind it.
  case deleteWordBackward
  /// The return key, whatever its label.
  case returnKey
  /// The keyboard is put away.
  case hide
  /// The characters before the cursor, that many as a person counts them, give way to a text: what a composition, a
  /// multi-tap or a transform of the layout makes of them.
  case replace(characters: Int, with: String)
  /// A key of a hardware keyboard goes down and up while modifiers are held.
  case keystroke(code: UInt16, modifiers: KeyModifiers)
  /// The key that types a text goes down and up while modifiers are held: Ctrl and C.
  case chord(String, modifiers: KeyModifiers)
  /// The next keyboard is asked for.
  case nextKeyboard
  /// A keyboard of those that the globe key lists is asked for, by its place in the list.
  case keyboard(Int)
  /// The emoji keyboard is asked for.
  case emoji
  /// A search of the emoji by name begins.
  case search
  /// An item of the bar was chosen that whoever offered it carries out, by its number.
  case choose(Int)
}
