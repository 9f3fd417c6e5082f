/// What the keyboard knows of a locale; read at the edge, decided on in the core.
public struct LocaleFacts: Sendable, Hashable {
  /// As given, underscores kept: `en_US`.
  public var identifier: String
  /// False: the machine's locale data does not know it; the facts are then those of en_US.
  public var isKnown: Bool
  /// `.` or `,` or the script's own.
  public var decimalSeparator: String
  /// Zero to nine in the locale's default numbering system.
  public var digits: [String]

  /// Facts as the locale data has them.
  public init(identifier: String, isKnown: Bool = true, decimalSeparator: String, digits: [String]) {
    self.identifier = identifier
    self.isKnown = isKnown
    self.decimalSeparator = decimalSeparator
    self.digits = digits
  }

  /// What everything falls back to.
  public static let enUS = LocaleFacts(
    identifier: "en_US", decimalSeparator: ".", digits: ["0", "1", "2", "3", "4", "5", "6", "7", "8", "9"])
}
