import KeyboardCore

/// The whole text of a field in which it does not fit, beside the field.
public struct FormTip: Sendable, Hashable {
  /// The plate, in pixels.
  public var rect: KeyRect
  /// What stands on it, line by line.
  public var lines: [FormText]
}
