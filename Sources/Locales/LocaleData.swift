import KeyboardCore

/// What the machine's locale data (ICU, CLDR) knows.
public enum LocaleData {
  /// The facts of a locale given as `en_US`, `de-DE`, `de`, `fa_IR.UTF-8` or a BCP 47 tag.
  ///
  /// Never fails: for a language that the data does not have, and for text that is no locale at all, `isKnown` is
  /// false and the facts are those of en_US. An unknown region or script leaves the language's facts.
  public static func facts(for identifier: String) -> LocaleFacts {
    guard let locale = LocaleIdentifier(identifier), locale.hasData, let numbers = NumberSymbols(locale.icuName),
      let separator = numbers.decimalSeparator, let digits = numbers.digits
    else {
      return LocaleFacts(identifier: identifier, isKnown: false)
    }
    return LocaleFacts(
      identifier: identifier, language: locale.language, script: locale.script, region: locale.region,
      decimalSeparator: separator, digits: digits,
      returnKeyLabels: KeyLabelTable.returnKey(language: locale.language, script: locale.script) ?? .english,
      marks: WrittenMarks(of: locale))
  }
}
