/// A value of the contact card for the focused field.
public struct OfferedValue: Sendable, Hashable {
  /// What is typed.
  public var text: String
  /// Which of several it is: `work`; empty where there is only one.
  public var label: String

  /// A value and its label.
  public init(text: String, label: String = "") {
    self.text = text
    self.label = label
  }
}
