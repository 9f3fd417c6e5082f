/// Modifiers that stand while another key is typed.
public struct KeyModifiers: OptionSet, Sendable, Hashable {
  /// One bit a modifier.
  public let rawValue: UInt8

  /// Any of the modifiers below.
  public init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  /// KEY_LEFTCTRL.
  public static let control = KeyModifiers(rawValue: 1)
  /// KEY_LEFTALT.
  public static let alt = KeyModifiers(rawValue: 2)

  /// The keys that hold them, in the order in which they go down.
  public var codes: [UInt16] {
    var codes: [UInt16] = []
    if contains(.control) { codes.append(KeyCode.leftControl) }
    if contains(.alt) { codes.append(KeyCode.leftAlt) }
    return codes
  }
}
