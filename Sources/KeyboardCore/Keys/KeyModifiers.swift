/// Modifiers that stand while another key is typed.
public struct KeyModifiers: OptionSet, Sendable, Hashable {
  /// One bit a modifier.
  public let rawValue: UInt8

  /// Any of the modifiers below.
  public init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  /// Control; the keymap knows which key holds it.
  public static let control = KeyModifiers(rawValue: 1)
  /// Alt, likewise.
  public static let alt = KeyModifiers(rawValue: 2)
  /// Shift beside a key that types no text, such as Tab.
  public static let shift = KeyModifiers(rawValue: 4)
}
