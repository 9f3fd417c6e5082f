import KeyboardCore

/// How a field shows numbers.
public struct NumberStyle: Sendable, Hashable {
  /// What the number is.
  public enum Style: String, NamedTrait {
    /// A plain number.
    case decimal
    /// A share of a hundred.
    case percent
    /// An amount of money.
    case currency

    /// As the form file spells it.
    public var name: String { rawValue }

    /// As the form file spells it; nil for any other text.
    public init?(name: String) { self.init(rawValue: name) }
  }

  /// What the number is.
  public var style: Style
  /// ISO 4217: `EUR`; nil: the locale's.
  public var currency: String?
  /// Digits behind the separator; nil: as the style has it.
  public var minimumFractionDigits: Int?
  /// Digits behind the separator; nil: as the style has it.
  public var maximumFractionDigits: Int?

  /// A style, with what it has of its own left as it is.
  public init(style: Style) {
    self.style = style
  }
}
