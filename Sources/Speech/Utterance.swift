/// Something to be spoken.
public struct Utterance: Sendable, Hashable {
  /// What is said.
  public var text: String
  /// In which language: `de`, `pt-BR`.
  public var language: String
  /// One character, which the voice has a name for.
  public var isCharacter: Bool
  /// What is being said, or waits for it, gives way.
  public var interrupts: Bool

  /// A text in a language.
  public init(_ text: String, language: String, isCharacter: Bool = false, interrupts: Bool = true) {
    self.text = text
    self.language = language
    self.isCharacter = isCharacter
    self.interrupts = interrupts
  }
}
