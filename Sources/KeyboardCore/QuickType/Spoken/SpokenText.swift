/// Words to be spoken.
public struct SpokenText: Sendable, Hashable {
  /// What is said.
  public var text: String
  /// It is one character, which whoever speaks has a name for: a letter, a digit, a sign.
  public var isCharacter: Bool

  /// A text, or a character by itself.
  public init(_ text: String, isCharacter: Bool = false) {
    self.text = text
    self.isCharacter = isCharacter
  }
}
