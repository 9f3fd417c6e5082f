/// Something in a form that was passed over.
public struct FormWarning: Hashable, Sendable, CustomStringConvertible {
  /// A JSON pointer: `/fields/0/keybordType`.
  public var path: String
  /// What was passed over, and what was probably meant.
  public var reason: String

  /// `/fields/0/keybordType: unknown property, did you mean keyboardType?`
  public var description: String {
    "\(path): \(reason)"
  }
}
