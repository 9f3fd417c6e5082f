/// What a card answers a field.
public struct ContactAnswer: Sendable, Hashable {
  /// What goes into the field.
  public var text: String
  /// Which of several it is.
  public var label: ContactLabel?

  /// An answer.
  public init(_ text: String, label: ContactLabel? = nil) {
    self.text = text
    self.label = label
  }
}
