import KeyboardCore

extension LocaleData {
  /// Where a locale is at home, without the rest of its facts; nil where the machine does not know it.
  public static func home(of identifier: String) -> LayoutFacts.Home? {
    guard let locale = LocaleIdentifier(identifier), locale.hasData else { return nil }
    return LayoutFacts.Home(language: locale.language, script: locale.script, region: locale.region)
  }
}
