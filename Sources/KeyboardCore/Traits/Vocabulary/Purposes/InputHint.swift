/// What a hint of GTK, IBus, Wayland or Qt says about a field's text. A hint that is absent asks for nothing.
public enum InputHint: Sendable, CaseIterable {
  /// The rest of a word may be offered.
  case completion
  /// Misspelt words are marked and corrected.
  case spellCheck
  /// Misspelt words are left alone.
  case noSpellCheck
  /// Mistyped words are corrected.
  case correction
  /// Neither completion nor correction.
  case noPrediction
  /// Small letters.
  case lowercase
  /// Nothing becomes a capital on its own.
  case noCapitals
  /// Capitals only.
  case uppercase
  /// A capital at the beginning of each word.
  case titlecase
  /// A capital at the beginning of each sentence.
  case sentences
  /// The text is not shown.
  case hiddenText
  /// The text is not to be remembered.
  case sensitive
  /// Latin letters.
  case latin
  /// More than one line.
  case multiline
  /// No keyboard is wanted.
  case noKeyboard
  /// Something that this keyboard has no counterpart for.
  case withoutCounterpart

  /// What the hint does to capitals, and its rank: where several hints disagree, the highest decides.
  var capitals: (type: AutocapitalizationType, rank: Int)? {
    switch self {
    case .uppercase: (.allCharacters, 5)
    case .titlecase: (.words, 4)
    case .lowercase: (.none, 3)
    case .noCapitals: (.none, 2)
    case .sentences: (.sentences, 1)
    case .completion, .spellCheck, .noSpellCheck, .correction, .noPrediction, .hiddenText, .sensitive, .latin,
      .multiline, .noKeyboard, .withoutCounterpart:
      nil
    }
  }
}
