import CICU
import Forms

/// Numbers as a locale writes them, from ICU's data.
public struct LocaleNumbers: NumberSpeller {
  private let icuName: String
  /// ISO 4217; of the locale's region, likeliest where it names none.
  private let currency: String?
  private let separator: String
  private let monetarySeparator: String
  private let groupingMark: String?

  /// The locale as for `LocaleData.facts`; one that the machine's data does not have writes as en_US does.
  public init(locale identifier: String) {
    let locale = LocaleIdentifier(identifier).flatMap { $0.hasData ? $0 : nil }
    icuName = locale?.icuName ?? "en_US"
    currency = Currency.code(ofLocale: icuName)
    separator = NumberSymbols(icuName)?.decimalSeparator ?? "."
    monetarySeparator = NumberSymbols(icuName)?.monetarySeparator ?? separator
    groupingMark = NumberSymbols(icuName)?.groupingMark
  }

  /// A number while it is typed.
  public func spelling(of draft: NumberDraft, in style: NumberStyle) -> NumberSpelling? {
    if draft.isEmpty { return .empty }
    guard draft.isNumber else { return sign(in: style) }
    let digits = draft.fractionDigits
    var skeleton = unit(of: style) + " integer-width/+" + Self.zeros(max(1, draft.integerDigits))
    if let digits, digits > 0 {
      skeleton += " ." + Self.zeros(digits)
    } else {
      skeleton += digits == 0 ? " precision-integer decimal-always" : " precision-integer"
    }
    // ICU reads no number that ends with its separator.
    let number = digits == 0 ? String(draft.text.dropLast()) : draft.text
    return NumberFormat(skeleton: skeleton, icuName: icuName)?.parts(of: number).map(Self.spelling)
  }

  /// A number that is complete.
  public func finishedSpelling(of draft: NumberDraft, in style: NumberStyle) -> NumberSpelling? {
    let finished = draft.finished
    if finished.isEmpty { return .empty }
    let digits = fractionDigits(of: style)
    let fraction = "." + Self.zeros(digits.lowerBound) + String(repeating: "#", count: digits.count - 1)
    let precision = digits.upperBound == 0 ? "precision-integer" : fraction
    return NumberFormat(skeleton: unit(of: style) + " " + precision, icuName: icuName)?
      .parts(of: finished.text).map(Self.spelling)
  }

  /// What a text says in this locale, in its own digits or in ASCII ones.
  public func number(in text: String) -> NumberDraft? {
    guard let symbols = NumberSymbols(icuName), let number = symbols.number(in: text) else { return nil }
    return NumberDraft(number)
  }

  /// Digits and the locale's separators; a point or a comma that groups no digits in the locale can only be a separator.
  public func input(for style: NumberStyle) -> NumberInput {
    var taken: Set<String> = [".", ","]
    if let groupingMark { taken.remove(groupingMark) }
    taken.insert(separator)
    if style.style == .currency { taken.insert(monetarySeparator) }
    return NumberInput(separators: taken, fractionDigits: fractionDigits(of: style).upperBound)
  }

  /// The minus alone, as the locale writes it.
  private func sign(in style: NumberStyle) -> NumberSpelling? {
    NumberFormat(skeleton: unit(of: style), icuName: icuName)?.parts(of: "-1").map { parts in
      let text = parts.filter { $0.part == .sign }.reduce(into: "") { $0.unicodeScalars.append($1.scalar) }
      return NumberSpelling(text: text, stops: [0, text.count])
    }
  }

  private func unit(of style: NumberStyle) -> String {
    switch style.style {
    case .decimal: "group-auto"
    case .percent: "percent group-auto"
    case .currency: (style.currency ?? currency).map { "currency/\($0) group-auto" } ?? "group-auto"
    }
  }

  /// What the style says, else what numbers, per cents and the currency have by custom.
  private func fractionDigits(of style: NumberStyle) -> ClosedRange<Int> {
    let custom =
      switch style.style {
      case .decimal: 0...3
      case .percent: 0...0
      case .currency: (style.currency ?? currency).flatMap(Currency.digits(of:)).map { $0...$0 } ?? 2...2
      }
    let most = style.maximumFractionDigits ?? max(custom.upperBound, style.minimumFractionDigits ?? 0)
    let least = min(style.minimumFractionDigits ?? custom.lowerBound, most)
    return least...most
  }

  private static func zeros(_ count: Int) -> String { String(repeating: "0", count: count) }

  /// Places stand behind what was typed; the first one behind the sign of a currency that comes before the number.
  private static func spelling(of parts: [(scalar: Unicode.Scalar, part: NumberFormat.Part)]) -> NumberSpelling {
    var text = ""
    var stops: [Int] = []
    for (index, (scalar, part)) in parts.enumerated() {
      let isTyped = part != .decoration
      if isTyped, stops.isEmpty { stops.append(text.count) }
      text.unicodeScalars.append(scalar)
      // A sign may be of several scalars: marks of direction belong to it.
      let goesOn = part == .sign && index + 1 < parts.count && parts[index + 1].part == .sign
      if isTyped, !goesOn { stops.append(text.count) }
    }
    return NumberSpelling(text: text, stops: stops.isEmpty ? [0] : stops)
  }
}
