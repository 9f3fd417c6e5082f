extension NumberStyle {
  /// The most digits behind the separator; nil where the locale decides, which has the currency then.
  var mostFractionDigits: Int? {
    if let maximumFractionDigits { return maximumFractionDigits }
    let custom: Int
    switch style {
    case .decimal: custom = 3
    case .percent: custom = 0
    case .currency:
      guard let currency else { return nil }
      custom = Self.wholeCurrencies.contains(currency) ? 0 : 2
    }
    return max(custom, minimumFractionDigits ?? 0)
  }

  /// The currencies without a minor unit (ISO 4217, list one).
  private static let wholeCurrencies: Set<String> = [
    "BIF", "CLP", "DJF", "GNF", "ISK", "JPY", "KMF", "KRW", "PYG", "RWF", "UGX", "UYI", "VND", "VUV", "XAF", "XOF",
    "XPF",
  ]
}
