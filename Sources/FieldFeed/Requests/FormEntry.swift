import KeyboardCore

/// One field of the form that the focused field belongs to.
public struct FormEntry: Sendable, Hashable {
  /// The name that the source of the focus gives it; unique in its form.
  public var id: String
  /// What it asks of the keyboard.
  public var traits: TextInputTraits

  /// A field by its name and its wishes.
  public init(id: String, traits: TextInputTraits = TextInputTraits()) {
    self.id = id
    self.traits = traits
  }
}
