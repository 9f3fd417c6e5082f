/// What the keyboard knows of a locale; read at the edge, decided on in the core.
public struct LocaleFacts: Sendable, Hashable {
  /// As given, underscores kept: `en_US`.
  public var identifier: String
  /// False: the machine's locale data does not know it; the facts are then those of en_US.
  public var isKnown: Bool
  /// ISO 639, in lower case: `en`.
  public var language: String
  /// ISO 15924: `Latn`.
  public var script: String
  /// ISO 3166 or UN M.49: `US`; the likeliest one where none is given.
  public var region: String
  /// `.` or `,` or the script's own.
  public var decimalSeparator: String
  /// Zero to nine in the locale's default numbering system.
  public var digits: [String]
  /// What stands on the return key.
  public var returnKeyLabels: ReturnKeyLabels
  /// Quotation marks, apostrophe and full stop of the language.
  public var marks: WrittenMarks

  /// Facts as the locale data has them; but for what is given, those of en_US.
  public init(
    identifier: String, isKnown: Bool = true, language: String = "en", script: String = "Latn", region: String = "US",
    decimalSeparator: String = ".", digits: [String] = ["0", "1", "2", "3", "4", "5", "6", "7", "8", "9"],
    returnKeyLabels: ReturnKeyLabels = .english, marks: WrittenMarks = .english
  ) {
    self.identifier = identifier
    self.isKnown = isKnown
    self.language = language
    self.script = script
    self.region = region
    self.decimalSeparator = decimalSeparator
    self.digits = digits
    self.returnKeyLabels = returnKeyLabels
    self.marks = marks
  }

  /// Its script is written from the right to the left (by its name in ISO 15924).
  public var isFromTheRight: Bool {
    switch script {
    case "Arab", "Aran", "Hebr", "Syrc", "Thaa", "Nkoo", "Adlm", "Mand", "Samr", "Rohg": true
    default: false
    }
  }

  /// What everything falls back to.
  public static let enUS = LocaleFacts(identifier: "en_US")
}
