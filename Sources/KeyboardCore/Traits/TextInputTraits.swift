/// What a field asks of the keyboard, in UIKit's words (`UITextInputTraits`); every property has UIKit's default.
public struct TextInputTraits: Sendable, Hashable {
  public var textContentType: TextContentType?
  public var keyboardType: KeyboardType = .default
  public var returnKeyType: ReturnKeyType = .default
  public var autocapitalizationType: AutocapitalizationType = .sentences
  public var autocorrectionType: TraitSwitch = .default
  public var spellCheckingType: TraitSwitch = .default
  public var smartQuotesType: TraitSwitch = .default
  public var smartDashesType: TraitSwitch = .default
  public var smartInsertDeleteType: TraitSwitch = .default
  public var inlinePredictionType: TraitSwitch = .default
  public var keyboardAppearance: KeyboardAppearance = .default
  public var isSecureTextEntry = false
  public var enablesReturnKeyAutomatically = false
  /// A `passwordrules` text; kept as given.
  public var passwordRules: String?

  public init() {}
}

/// The answer to a trait that can be asked for, refused or left to the keyboard (`UITextAutocorrectionType` and its kin).
public enum TraitSwitch: Int, Sendable, CaseIterable {
  /// The keyboard decides.
  case `default` = 0
  /// Switched off.
  case no = 1
  /// Switched on.
  case yes = 2

  public var name: String {
    switch self {
    case .default: "default"
    case .no: "no"
    case .yes: "yes"
    }
  }

  public init?(name: String) {
    guard let found = Self.allCases.first(where: { $0.name == name }) else { return nil }
    self = found
  }
}

/// UIKit's `UITextAutocapitalizationType`, with its raw values.
public enum AutocapitalizationType: Int, Sendable, CaseIterable {
  /// Never.
  case none = 0
  /// The first letter of each word.
  case words = 1
  /// The first letter of each sentence.
  case sentences = 2
  /// Every letter.
  case allCharacters = 3

  public var name: String {
    switch self {
    case .none: "none"
    case .words: "words"
    case .sentences: "sentences"
    case .allCharacters: "allCharacters"
    }
  }

  public init?(name: String) {
    guard let found = Self.allCases.first(where: { $0.name == name }) else { return nil }
    self = found
  }
}

/// UIKit's `UIKeyboardAppearance`, with its raw values.
public enum KeyboardAppearance: Int, Sendable, CaseIterable {
  /// As the machine is set up; light where nothing is.
  case `default` = 0
  /// Light keys' text on dark ground.
  case dark = 1
  /// Dark text on light ground.
  case light = 2

  public var name: String {
    switch self {
    case .default: "default"
    case .dark: "dark"
    case .light: "light"
    }
  }

  public init?(name: String) {
    guard let found = Self.allCases.first(where: { $0.name == name }) else { return nil }
    self = found
  }
}
