import KeyboardCore
import Locales
import Posix

/// The options that describe a field, the same for every command that takes them.
struct FieldOptions: Sendable {
  var traits = TextInputTraits()
  var locale = "en_US"
  /// What the globe key goes through; the first is the field's own.
  var languages = [Language(locale: "en_US")]
  /// The layouts that there are.
  let layouts: [LayoutFacts]
  var idiom: Idiom?
  var policy = PrecedencePolicy.contentTypeFirst
  /// At least one option says what the field asks for, and none that it wants no keyboard.
  var isDescribed = false
  /// What the field says in the words of another toolkit; nil where it says nothing in them.
  var reading: VocabularyReading?

  static let specs: [OptionSpec] = own + VocabularyOptions.specs

  private static let own: [OptionSpec] = [
    OptionSpec("content-type", value: "TYPE", "what the field holds: emailAddress, telephoneNumber, oneTimeCode, …"),
    OptionSpec("keyboard-type", value: "TYPE", names(KeyboardType.allCases.map(\.name))),
    OptionSpec("return-key", value: "TYPE", names(ReturnKeyType.allCases.map(\.name))),
    OptionSpec("autocapitalization", value: "HOW", names(AutocapitalizationType.allCases.map(\.name))),
    OptionSpec("autocorrection", value: "SWITCH", switches),
    OptionSpec("spell-checking", value: "SWITCH", switches),
    OptionSpec("smart-quotes", value: "SWITCH", switches),
    OptionSpec("smart-dashes", value: "SWITCH", switches),
    OptionSpec("smart-insert-delete", value: "SWITCH", switches),
    OptionSpec("inline-prediction", value: "SWITCH", switches),
    OptionSpec("math-expression-completion", value: "SWITCH", switches),
    OptionSpec("writing-tools", value: "HOW", names(WritingToolsBehavior.allCases.map(\.name))),
    OptionSpec("no-number-pad-popover", "a tablet shows all keys where the field asks for a pad"),
    OptionSpec("secure", "the text is a secret"),
    OptionSpec("password-rules", value: "RULES", "what a new password must hold"),
    OptionSpec("enables-return-key-automatically", "the return key is disabled while the field is empty"),
    OptionSpec("appearance", value: "LOOK", names(KeyboardAppearance.allCases.map(\.name))),
    OptionSpec("locale", value: "LOCALE", "such as en_US (the default), de_DE, fa"),
    Language.spec,
    OptionSpec(
      "idiom", value: "IDIOM", "phone or tablet (default: tablet from 1000x480 points, or 744 on the shorter side)"
    ),
    OptionSpec("policy", value: "POLICY", "content-type-first (the default) or keyboard-type-first"),
  ]

  private static let switches = names(TraitSwitch.allCases.map(\.name))

  private static func names(_ names: [String]) -> String { names.joined(separator: ", ") }

  /// - Parameter layouts: what there is to be shown.
  init(_ arguments: Arguments, layouts: [LayoutFacts] = LayoutFacts.shipped) throws(AppError) {
    self.layouts = layouts
    let toggles = TraitSwitch.allCases.map { ($0.name, $0) }
    if let word = arguments.value("content-type") { traits.textContentType = TextContentType(nameOrRawValue: word) }
    traits.keyboardType =
      try arguments.choice("keyboard-type", KeyboardType.allCases.map { ($0.name, $0) }) ?? .default
    traits.returnKeyType = try arguments.choice("return-key", ReturnKeyType.allCases.map { ($0.name, $0) }) ?? .default
    traits.autocapitalizationType =
      try arguments.choice("autocapitalization", AutocapitalizationType.allCases.map { ($0.name, $0) }) ?? .sentences
    traits.autocorrectionType = try arguments.choice("autocorrection", toggles) ?? .default
    traits.spellCheckingType = try arguments.choice("spell-checking", toggles) ?? .default
    traits.smartQuotesType = try arguments.choice("smart-quotes", toggles) ?? .default
    traits.smartDashesType = try arguments.choice("smart-dashes", toggles) ?? .default
    traits.smartInsertDeleteType = try arguments.choice("smart-insert-delete", toggles) ?? .default
    traits.inlinePredictionType = try arguments.choice("inline-prediction", toggles) ?? .default
    traits.mathExpressionCompletionType = try arguments.choice("math-expression-completion", toggles) ?? .default
    traits.writingToolsBehavior =
      try arguments.choice("writing-tools", WritingToolsBehavior.allCases.map { ($0.name, $0) }) ?? .default
    traits.allowsNumberPadPopover = !arguments.has("no-number-pad-popover")
    traits.keyboardAppearance =
      try arguments.choice("appearance", KeyboardAppearance.allCases.map { ($0.name, $0) }) ?? .default
    traits.isSecureTextEntry = arguments.has("secure")
    traits.enablesReturnKeyAutomatically = arguments.has("enables-return-key-automatically")
    traits.passwordRules = arguments.value("password-rules")
    reading = try VocabularyOptions(arguments).merged(into: &traits, arguments)
    languages = try Language.list(arguments, locale: arguments.value("locale"), layouts: layouts)
    locale = languages[0].locale
    idiom = try arguments.choice("idiom", Idiom.allCases.map { ($0.rawValue, $0) })
    policy =
      try arguments.choice("policy", PrecedencePolicy.allCases.map { ($0.rawValue, $0) }) ?? .contentTypeFirst
    // What is true of the machine, whatever has the focus.
    let machines = ["locale", "languages", "idiom", "policy", "appearance"]
    isDescribed = Self.specs.contains { arguments.has($0.name) && !machines.contains($0.name) }
    isDescribed = isDescribed && wantsKeyboard
  }

  /// The field that the options describe; what they ask for and nobody knows is said on standard error.
  static func announced(_ arguments: Arguments, layouts: [LayoutFacts]) throws(AppError) -> FieldOptions {
    let field = try FieldOptions(arguments, layouts: layouts)
    let locale = arguments.has("locale") ? field.locale : nil
    let words = field.reading?.slips.map(\.says) ?? []
    for note in words + FieldNotes.lines(field.traits, locale: locale, layouts: layouts) { Output.error(note) }
    return field
  }

  /// The field holds more than one line.
  var isMultiline: Bool { reading?.isMultiline ?? false }

  /// A keyboard is wanted, and there is something to type into.
  var wantsKeyboard: Bool { reading.map { $0.wantsKeyboard && $0.isEditable } ?? true }

  /// What the precedence table is asked, for a field with these or other traits.
  func request(_ traits: TextInputTraits, isMultiline: Bool, on screen: ScreenOptions) -> FieldRequest {
    FieldRequest(
      traits: traits, locale: LocaleData.facts(for: locale), idiom: idiom ?? screen.idiom, policy: policy,
      isMultiline: isMultiline, layouts: layouts,
      appearance: self.traits.keyboardAppearance)
  }
}
