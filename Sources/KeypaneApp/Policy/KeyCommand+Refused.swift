import KeyboardCore

extension KeyCommand {
  /// What is said where the policy lets none of it leave. Of a secret it is not told what it is.
  func refusal(isSecret: Bool) -> String {
    switch self {
    case .insert(let text), .replace(_, let text):
      isSecret ? "a character of a secure field may not leave" : "“\(text)” may not leave"
    case .keystroke(let code, let modifiers):
      isSecret ? "a key may not leave" : "\(Self.name(modifiers))\(KeyName.name(of: code)) may not leave"
    case .chord(let text, let modifiers):
      isSecret ? "a key may not leave" : "\(Self.name(modifiers))\(text) may not leave"
    case .deleteBackward, .deleteWordBackward: "deleting may not leave"
    case .returnKey: "the return key may not leave"
    case .hide, .nextKeyboard, .keyboard, .emoji, .search, .choose: "a key may not leave"
    }
  }

  private static func name(_ modifiers: KeyModifiers) -> String {
    (modifiers.contains(.control) ? "Ctrl+" : "") + (modifiers.contains(.alt) ? "Alt+" : "")
      + (modifiers.contains(.shift) ? "Shift+" : "")
  }
}
