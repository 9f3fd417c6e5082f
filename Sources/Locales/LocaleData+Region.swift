import KeyboardCore

extension LocaleData {
  /// What the keys of a layout type where a locale is at home: its currency and its top-level domain. Nil for a text that
  /// is no locale, or one without a region.
  public static func regionalKeys(for identifier: String) -> RegionalKeys? {
    guard let locale = LocaleIdentifier(identifier), locale.hasData, locale.region.utf8.count == 2 else { return nil }
    let symbol = Currency.code(ofLocale: locale.icuName).flatMap { Currency.symbol(of: $0, in: locale.icuName) }
    // The domain of a country is its code, but for one.
    let domain = locale.region == "GB" ? ".uk" : "." + locale.region.lowercased()
    return RegionalKeys(currency: symbol, domain: domain)
  }
}
