import KeyboardCore

extension KeyCommand {
  /// How many characters a field holds behind this command that held `length` before it, where nothing is selected in it.
  package func length(after length: Int) -> Int {
    switch self {
    case .insert(let text): length + text.count
    case .replace(let count, let text): max(0, length - count) + text.count
    case .deleteBackward: max(0, length - 1)
    // How long the word was is not known here.
    case .deleteWordBackward, .keystroke, .chord, .returnKey, .hide, .nextKeyboard, .keyboard, .emoji, .search, .choose:
      length
    }
  }
}
