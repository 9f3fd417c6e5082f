/// What a number field takes of what is typed.
public struct NumberInput: Sendable, Hashable {
  /// What stands between the whole number and its fraction: `.`, `,`, `٫`.
  public var separators: Set<String>
  /// The most digits behind the separator; none: no separator is taken.
  public var fractionDigits: Int

  /// A locale's separators and a style's digits.
  public init(separators: Set<String>, fractionDigits: Int) {
    self.separators = separators
    self.fractionDigits = fractionDigits
  }

  /// The value of a decimal digit of any script: `7`, `۷`, `७`; nil for everything else.
  public static func digit(_ character: Character) -> UInt8? {
    guard let scalar = character.unicodeScalars.first, character.unicodeScalars.count == 1,
      scalar.properties.numericType == .decimal, let value = scalar.properties.numericValue
    else { return nil }
    return UInt8(value)
  }

  static func isMinus(_ character: Character) -> Bool {
    character == "-" || character == "\u{2212}"
  }
}
