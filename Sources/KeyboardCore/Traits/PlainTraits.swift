extension ResolvedTraits {
  /// What a field gets that asks for nothing: UIKit's defaults on an en_US phone.
  public static let plain = ResolvedTraits(
    requested: TextInputTraits(), keyboardType: .default, layout: "en-US", plane: "letters", extraKeys: [],
    missingKeys: [], digits: LocaleFacts.enUS.digits, decimalSeparator: LocaleFacts.enUS.decimalSeparator,
    returnKeyType: .default, returnKeyLabel: ReturnKeyLabels.english[.default], isMultiline: false,
    enablesReturnKeyAutomatically: false, showsQuickType: true, sources: [.words], autocapitalization: .sentences,
    autocorrection: true, spellChecking: true, smartQuotes: true, smartDashes: true, smartInsertDelete: true,
    doubleSpace: true, inlinePrediction: true, mathExpressionCompletion: true, writingTools: .default, dictation: true,
    emoji: true,
    isSecure: false,
    learns: true, keyPreview: true, appearance: .default, locale: .enUS, idiom: .phone,
    policy: .contentTypeFirst, reasons: [])

  /// Several rules may each have a say in the bar, so their reasons stand beside each other.
  static let quickTypeField = "quickType"

  /// The decisions in which two results differ, by their names in `resolve --json`.
  public func fieldsDiffering(from other: ResolvedTraits) -> [String] {
    var fields: [String] = []
    func compare(_ field: String, _ isSame: Bool) {
      if !isSame { fields.append(field) }
    }
    compare("keyboardType", keyboardType == other.keyboardType)
    compare("layout", layout == other.layout)
    compare("plane", plane == other.plane)
    // The separator is among the keys where it is one of them.
    compare(
      "keys", extraKeys == other.extraKeys && missingKeys == other.missingKeys && digits == other.digits)
    compare("returnKey", returnKeyType == other.returnKeyType && returnKeyLabel == other.returnKeyLabel)
    compare("multiline", isMultiline == other.isMultiline)
    compare("enablesReturnKeyAutomatically", enablesReturnKeyAutomatically == other.enablesReturnKeyAutomatically)
    compare(Self.quickTypeField, showsQuickType == other.showsQuickType && sources == other.sources)
    compare("autocapitalization", autocapitalization == other.autocapitalization)
    compare("autocorrection", autocorrection == other.autocorrection)
    compare("spellChecking", spellChecking == other.spellChecking)
    compare("smartQuotes", smartQuotes == other.smartQuotes)
    compare("smartDashes", smartDashes == other.smartDashes)
    compare("smartInsertDelete", smartInsertDelete == other.smartInsertDelete)
    compare("inlinePrediction", inlinePrediction == other.inlinePrediction)
    compare("mathExpressionCompletion", mathExpressionCompletion == other.mathExpressionCompletion)
    compare("writingTools", writingTools == other.writingTools)
    compare("dictation", dictation == other.dictation)
    compare("emoji", emoji == other.emoji)
    compare("secure", isSecure == other.isSecure)
    compare("learns", learns == other.learns)
    compare("keyPreview", keyPreview == other.keyPreview)
    compare("appearance", appearance == other.appearance)
    compare("locale", locale == other.locale)
    compare("idiom", idiom == other.idiom)
    compare("policy", policy == other.policy)
    return fields
  }

  /// Leaves typed text as it is, in everything that the field does not ask for by name.
  mutating func leaveTextAlone(unlessAskedIn traits: TextInputTraits) {
    if traits.autocapitalizationType == .sentences { autocapitalization = .none }
    if traits.autocorrectionType == .default { autocorrection = false }
    if traits.spellCheckingType == .default { spellChecking = false }
    if traits.smartQuotesType == .default { smartQuotes = false }
    if traits.smartDashesType == .default { smartDashes = false }
    if traits.smartInsertDeleteType == .default { smartInsertDelete = false }
    doubleSpace = false
    if traits.inlinePredictionType == .default { inlinePrediction = false }
    if traits.mathExpressionCompletionType == .default { mathExpressionCompletion = false }
    if traits.writingToolsBehavior == .default { writingTools = .none }
  }

  /// Leaves typed text as it is, whatever the field asks for.
  mutating func leaveTextAlone() {
    autocapitalization = .none
    autocorrection = false
    spellChecking = false
    smartQuotes = false
    smartDashes = false
    smartInsertDelete = false
    doubleSpace = false
    inlinePrediction = false
    mathExpressionCompletion = false
    writingTools = .none
  }
}
