/// What a field asks of the keyboard, in UIKit's words (`UITextInputTraits`); every property has UIKit's default.
public struct TextInputTraits: Sendable, Hashable {
  /// What the text means; nil: nothing is said.
  public var textContentType: TextContentType?
  /// The keys that should be at hand.
  public var keyboardType: KeyboardType = .default
  /// What return is to do.
  public var returnKeyType: ReturnKeyType = .default
  /// Which letters become capitals.
  public var autocapitalizationType: AutocapitalizationType = .sentences
  /// Whether mistyped words are corrected.
  public var autocorrectionType: TraitSwitch = .default
  /// Whether misspelt words are marked.
  public var spellCheckingType: TraitSwitch = .default
  /// Whether straight quotation marks become curly.
  public var smartQuotesType: TraitSwitch = .default
  /// Whether two hyphens become a dash.
  public var smartDashesType: TraitSwitch = .default
  /// Whether blanks around pasted and cut words are adjusted.
  public var smartInsertDeleteType: TraitSwitch = .default
  /// Whether the rest of a word is shown behind the cursor.
  public var inlinePredictionType: TraitSwitch = .default
  /// Whether sums are worked out behind the cursor.
  public var mathExpressionCompletionType: TraitSwitch = .default
  /// How far the text may be rewritten for its author.
  public var writingToolsBehavior: WritingToolsBehavior = .default
  /// A tablet may show a pad where the field asks for one, in place of all its keys.
  public var allowsNumberPadPopover = true
  /// Light or dark.
  public var keyboardAppearance: KeyboardAppearance = .default
  /// What is typed is not shown.
  public var isSecureTextEntry = false
  /// Return is disabled while the field is empty.
  public var enablesReturnKeyAutomatically = false
  /// What is typed is not to be remembered. Not of UIKit: GTK, Wayland, Qt and Android have it.
  public var isPrivate = false
  /// A `passwordrules` text; kept as given.
  public var passwordRules: String?

  /// UIKit's defaults.
  public init() {}
}
