/// Which of two published orders decides when a content type and a keyboard type disagree.
public enum PrecedencePolicy: String, Sendable, CaseIterable {
  /// The content type outranks the keyboard type.
  case contentTypeFirst = "content-type-first"
  /// An explicit keyboard type is honoured beside a content type.
  case keyboardTypeFirst = "keyboard-type-first"
}

/// The family of a keyboard's shapes.
public enum Idiom: String, Sendable, CaseIterable {
  case phone
  case tablet
}

/// What the keyboard knows of a locale; read at the edge, decided on in the core.
public struct LocaleFacts: Sendable, Hashable {
  /// As given, underscores kept: `en_US`.
  public var identifier: String
  /// False: the machine's locale data does not know it; the facts are then those of en_US.
  public var isKnown: Bool
  /// `.` or `,` or the script's own.
  public var decimalSeparator: String
  /// Zero to nine in the locale's default numbering system.
  public var digits: [String]

  public init(identifier: String, isKnown: Bool = true, decimalSeparator: String, digits: [String]) {
    self.identifier = identifier
    self.isKnown = isKnown
    self.decimalSeparator = decimalSeparator
    self.digits = digits
  }

  public static let enUS = LocaleFacts(
    identifier: "en_US", decimalSeparator: ".", digits: ["0", "1", "2", "3", "4", "5", "6", "7", "8", "9"])
}

/// All that the precedence table looks at.
public struct FieldRequest: Sendable, Hashable {
  public var traits: TextInputTraits
  public var locale: LocaleFacts
  public var idiom: Idiom
  public var policy: PrecedencePolicy
  /// More than one line: the return key then starts a new one.
  public var isMultiline: Bool

  public init(
    traits: TextInputTraits = TextInputTraits(), locale: LocaleFacts = .enUS, idiom: Idiom = .phone,
    policy: PrecedencePolicy = .contentTypeFirst, isMultiline: Bool = false
  ) {
    self.traits = traits
    self.locale = locale
    self.idiom = idiom
    self.policy = policy
    self.isMultiline = isMultiline
  }
}

/// Why a value is not the plain default.
public struct Reason: Sendable, Hashable {
  /// The rule's name: `telephone-number-is-always-a-phone-pad`.
  public var rule: String
  /// The property of `ResolvedTraits` that it decided, by the name it has in `resolve --json`.
  public var field: String
  /// One sentence for the form's author.
  public var says: String

  public init(rule: String, field: String, says: String) {
    self.rule = rule
    self.field = field
    self.says = says
  }
}

/// Who may speak in the QuickType bar.
public enum SuggestionSource: String, Sendable, CaseIterable {
  /// The card of the kiosk or of its user.
  case contacts
  /// Stored sign-ins.
  case credentials
  /// A strong password made for a new account.
  case strongPassword
  /// Codes that arrived in messages.
  case oneTimeCodes
  /// Stored payment cards.
  case creditCards
  /// Values entered earlier.
  case history
  /// Words of the language.
  case words
}

/// What the keyboard does for one field, decided once when it gains the focus.
public struct ResolvedTraits: Sendable, Hashable {
  /// The traits that were asked for.
  public var requested: TextInputTraits
  /// The keyboard that is shown.
  public var keyboardType: KeyboardType
  /// The `Layout.id` to show.
  public var layout: String
  /// The plane to open on; empty: the layout's own choice for this keyboard type.
  public var plane: String
  public var returnKeyType: ReturnKeyType
  /// What stands on the return key.
  public var returnKeyLabel: String
  public var isMultiline: Bool
  /// The return key is disabled while the field is empty.
  public var enablesReturnKeyAutomatically: Bool
  public var showsQuickType: Bool
  /// In the order in which they are asked.
  public var sources: [SuggestionSource]
  public var autocapitalization: AutocapitalizationType
  public var autocorrection: Bool
  public var spellChecking: Bool
  public var smartQuotes: Bool
  public var smartDashes: Bool
  public var smartInsertDelete: Bool
  public var inlinePrediction: Bool
  public var isSecure: Bool
  /// What is typed may be remembered.
  public var learns: Bool
  /// A pressed key is shown large above the finger.
  public var keyPreview: Bool
  public var appearance: KeyboardAppearance
  public var locale: LocaleFacts
  public var idiom: Idiom
  public var policy: PrecedencePolicy
  public var reasons: [Reason]
}
