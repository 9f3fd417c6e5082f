/// What the keyboard has put in the place of what was typed; a delete right after it takes it back.
struct Substitution: Sendable, Hashable {
  enum Kind: Sendable, Hashable {
    /// Two blanks became a full stop and a blank.
    case doubleSpace
    /// A straight mark became one of the language.
    case quote
    /// Hyphens became a dash.
    case dash
    /// A blank that nobody typed.
    case blank
    /// A suggestion took the place of a word.
    case suggestion
  }

  var kind: Kind
  /// How many characters before the cursor are to go.
  var removes: Int
  /// What was typed instead of them.
  var restores: String

  /// The command that takes it back.
  var undo: KeyCommand {
    if restores.isEmpty && removes == 1 { return .deleteBackward }
    if removes == 0 { return .insert(restores) }
    return .replace(characters: removes, with: restores)
  }
}
