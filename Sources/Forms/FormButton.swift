import KeyboardCore

/// The button below the fields that submits the form.
public struct FormButton: Sendable, Hashable {
  /// The button, in pixels.
  public var rect: KeyRect
  /// What stands on it.
  public var title: FormText
  /// Every required field is filled in.
  public var isEnabled: Bool
}
