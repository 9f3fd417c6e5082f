/// What the keyboard does for one field, decided once when it gains the focus.
public struct ResolvedTraits: Sendable, Hashable {
  /// The traits that were asked for.
  public var requested: TextInputTraits
  /// The keyboard that is shown.
  public var keyboardType: KeyboardType
  /// The `Layout.id` to show.
  public var layout: String
  /// The plane to open on: `letters`, `numbers` or, on a pad, `digits`.
  public var plane: String
  /// Keys that the keyboard type puts on the opening plane beside letters and digits: `@`, `.com`, the separator.
  public var extraKeys: [String]
  /// Keys of every other keyboard that this one does not have: space, return.
  public var missingKeys: [KeyRole]
  /// Zero to nine as the pads show and type them.
  public var digits: [String]
  /// What a separator key types.
  public var decimalSeparator: String
  /// What the return key does.
  public var returnKeyType: ReturnKeyType
  /// What stands on the return key.
  public var returnKeyLabel: String
  /// The field holds more than one line.
  public var isMultiline: Bool
  /// The return key is disabled while the field is empty.
  public var enablesReturnKeyAutomatically: Bool
  /// There is a bar above the keys.
  public var showsQuickType: Bool
  /// In the order in which they are asked.
  public var sources: [SuggestionSource]
  /// Which letters become capitals on their own.
  public var autocapitalization: AutocapitalizationType
  /// Mistyped words are corrected.
  public var autocorrection: Bool
  /// Misspelt words are marked.
  public var spellChecking: Bool
  /// Straight quotation marks become curly.
  public var smartQuotes: Bool
  /// Two hyphens become a dash.
  public var smartDashes: Bool
  /// Blanks around pasted and cut words are adjusted.
  public var smartInsertDelete: Bool
  /// A second blank makes a full stop of the first. No field asks for it by name; it goes where text is typed as it is.
  public var doubleSpace: Bool
  /// The rest of a word is shown behind the cursor.
  public var inlinePrediction: Bool
  /// Sums may be worked out behind the cursor.
  public var mathExpressionCompletion: Bool
  /// How far the text may be rewritten for its author.
  public var writingTools: WritingToolsBehavior
  /// The text may be dictated.
  public var dictation: Bool
  /// The text may have emoji: a key leads to them.
  public var emoji: Bool
  /// What is typed is not shown.
  public var isSecure: Bool
  /// What is typed may be remembered.
  public var learns: Bool
  /// A pressed key is shown large above the finger.
  public var keyPreview: Bool
  /// Light, dark, or as the machine is set up.
  public var appearance: KeyboardAppearance
  /// The locale that digits and separator come from.
  public var locale: LocaleFacts
  /// The family of shapes that was asked for.
  public var idiom: Idiom
  /// The order that decided.
  public var policy: PrecedencePolicy
  /// Why each value is not the plain default, in the order of the rules.
  public var reasons: [Reason]
}
