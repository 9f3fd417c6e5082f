/// All that the precedence table looks at.
public struct FieldRequest: Sendable, Hashable {
  /// What the field asks for.
  public var traits: TextInputTraits
  /// What the machine is set up for; `default`: for nothing.
  public var appearance: KeyboardAppearance
  /// Where the field's text is at home.
  public var locale: LocaleFacts
  /// What the screen has room for.
  public var idiom: Idiom
  /// Which order decides.
  public var policy: PrecedencePolicy
  /// More than one line: the return key then starts a new one.
  public var isMultiline: Bool
  /// The layouts that there are, in the order of preference.
  public var layouts: [LayoutFacts]

  /// A plain field on an en_US phone, but for what is given.
  public init(
    traits: TextInputTraits = TextInputTraits(), locale: LocaleFacts = .enUS, idiom: Idiom = .phone,
    policy: PrecedencePolicy = .contentTypeFirst, isMultiline: Bool = false,
    layouts: [LayoutFacts] = LayoutFacts.shipped, appearance: KeyboardAppearance = .default
  ) {
    self.traits = traits
    self.locale = locale
    self.idiom = idiom
    self.policy = policy
    self.isMultiline = isMultiline
    self.layouts = layouts
    self.appearance = appearance
  }
}
