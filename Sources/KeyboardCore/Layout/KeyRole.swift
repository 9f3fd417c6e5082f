/// What a key is for. The names are part of the command line's contract.
public enum KeyRole: String, Sendable, CaseIterable {
  /// Types its output.
  case character
  /// Types a blank.
  case space
  /// Upper case for one letter, or for all after a double tap.
  case shift
  /// Deletes what stands before the cursor.
  case delete
  /// Ends the line, goes to the next field or submits, as the field asks.
  case `return`
  /// Shows another plane.
  case plane
  /// Shows the next keyboard.
  case globe
  /// Shows the emoji keyboard.
  case emoji
  /// Hides the keyboard.
  case hide
  /// Types the decimal separator of the locale.
  case separator
  /// An empty cell: it is drawn as background and does nothing.
  case blank
  /// Sends one key of a hardware keyboard: Esc, Tab, an arrow, F1.
  case keystroke
  /// Holds a modifier for the next key: Ctrl, Alt.
  case modifier
  /// Searches the emoji by name.
  case search
}
