/// Which sound a key makes when a finger presses it; the raw value names its file.
public enum KeyClick: String, Sendable, CaseIterable {
  /// Keys that type: the same for all of them, secret or not.
  case letter
  /// Deleting backwards.
  case delete
  /// Everything else.
  case function

  /// The sound of a key; nil where there is no key.
  public init?(_ role: KeyRole) {
    switch role {
    case .character, .space, .separator: self = .letter
    case .delete: self = .delete
    case .shift, .return, .plane, .globe, .emoji, .hide, .keystroke, .modifier, .search: self = .function
    case .blank: return nil
    }
  }
}
