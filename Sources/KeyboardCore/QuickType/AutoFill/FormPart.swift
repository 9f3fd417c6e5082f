/// One field of the form that the focused field stands in.
public struct FormPart: Sendable, Hashable {
  /// The name that its program gives it; unique in its form.
  public var id: String
  /// What it asks of the keyboard.
  public var traits: TextInputTraits

  /// A field by its name and its wishes.
  public init(id: String, traits: TextInputTraits) {
    self.id = id
    self.traits = traits
  }

  /// The type that decides what may be offered; an empty one is none.
  public var type: TextContentType? {
    traits.textContentType.flatMap { $0.rawValue.isEmpty ? nil : $0 }
  }
}
