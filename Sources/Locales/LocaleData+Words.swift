extension LocaleData {
  /// What stands on the space key in the language of a locale, in English where its words are not known here: as with
  /// `LocaleFacts.returnKeyLabels`, so that the words of one keyboard are of one language.
  public static func spaceLabel(for identifier: String) -> String {
    guard let locale = LocaleIdentifier(identifier), locale.hasData else { return "space" }
    return KeyLabelTable.space(language: locale.language, script: locale.script) ?? "space"
  }
}
