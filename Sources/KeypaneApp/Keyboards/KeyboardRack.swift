import KeyboardCore
import Locales

/// The keyboards that a person can have for a field, one a language, and which of them is shown.
///
/// It makes the keyboard of every field that gains the focus, in the language that was chosen last, and the next one when
/// the globe key asks for it.
struct KeyboardRack {
  /// A field that has the focus.
  struct Field: Sendable {
    var traits: TextInputTraits
    var isMultiline = false
    /// Its own; nil: the one of the options.
    var locale: String?
  }

  private var library: LayoutLibrary
  private let emojiFiles: EmojiFiles
  private let hasEmoji: Bool
  /// Emoji have a way to the program.
  var typesEmoji = true
  /// The emoji keyboard; read when it is first asked for.
  private var emoji: EmojiBoard?
  /// The letters below or beside the emoji: what the field's own keyboard is made of.
  private var letters: (layout: Layout, traits: ResolvedTraits)?
  private let options: FieldOptions
  private let typing: TypingOptions
  /// What the receiver's keymap can type; nil: everything.
  var typable: Set<Unicode.Scalar>?
  /// In what order the digits of the focused field's pad stand, if it is a secret.
  private var pinSeed: UInt64?
  private var focusCount: UInt64 = 0
  /// The screen that keyboards are laid out for.
  var screen: ScreenOptions
  private var field: Field?
  /// The one that was chosen by hand; nil: the field's own.
  private var chosen: Language?
  /// What the field in focus can be typed in; each has a layout of its own.
  private var languages: [Language] = []
  /// What was learnt of where fingers land, while no keyboard has it.
  private var touches: TouchMemory?
  /// What makes other text of what the keyboard types.
  private(set) var composition = Composition.none

  init(
    _ options: FieldOptions, screen: ScreenOptions, library: LayoutLibrary, emoji: EmojiFiles,
    typing: TypingOptions = TypingOptions()
  ) {
    self.typing = typing
    emojiFiles = emoji
    hasEmoji = emoji.exist
    self.options = options
    self.screen = screen
    self.library = library
  }

  /// What the keyboard that was made last is made of; nil: none has been made.
  var layout: Layout? { letters?.layout }

  /// The keyboard of a field that has gained the focus.
  mutating func keyboard(for field: Field) throws(AppError) -> Keyboard {
    self.field = field
    pinSeed = typing.pinSeed(ofFocus: focusCount)
    focusCount &+= 1
    var list = options.languages
    if let own = field.locale, !list.contains(where: { $0.locale == own }) { list.insert(Language(locale: own), at: 0) }
    languages = distinct(list, for: field)
    return try make(current, for: field)
  }

  /// The layouts of all languages that there are, of the one of the field in focus too, as a plain field has them.
  mutating func layoutsInUse() -> [Layout] {
    var list = options.languages
    if let own = field?.locale, !list.contains(where: { $0.locale == own }) { list.append(Language(locale: own)) }
    let plain = Field(traits: TextInputTraits())
    return distinct(list, for: plain).compactMap { language in
      let resolved = resolve(language, for: plain)
      return try? library.layout(resolved.layout, idiom: resolved.idiom)
    }
  }

  /// Takes an action that changes the keyboard and not the field.
  /// - Parameter keyboard: becomes the one that is to be shown.
  /// - Returns: whether it was one; else the field is to have it.
  mutating func take(
    _ action: KeyAction, on keyboard: inout Keyboard, into effects: inout Effects
  ) throws(AppError) -> Bool {
    let outcome = emoji?.take(action.command, key: action.key) ?? .passes
    switch outcome {
    case .taken:
      // What was typed went into the search; the keyboard must not take it for text of the field.
      if action.command != .search { keyboard.forgetText(into: &effects) }
      try showEmoji(on: &keyboard, into: &effects)
      return true
    case .leaves:
      guard let field else { return true }
      replace(&keyboard, with: try make(current, for: field), alongWithFingers: &effects)
      return true
    case .passes: break
    }
    // What is typed comes first: the languages are looked up for the keys that change them.
    switch action.command {
    case .insert, .replace, .keystroke, .chord, .deleteBackward, .deleteWordBackward, .returnKey, .hide, .choose:
      return false
    case .nextKeyboard:
      try choose(shown + 1, on: &keyboard, into: &effects)
    case .keyboard(let number):
      if languages.indices.contains(number) { try choose(number, on: &keyboard, into: &effects) }
    case .emoji:
      if emoji == nil { emoji = EmojiBoard(try emojiFiles.catalogue()) }
      guard emoji?.isUseful == true else { return true }
      emoji?.open()
      try showEmoji(on: &keyboard, into: &effects)
    case .search: break
    }
    return true
  }

  /// The next person has chosen nothing.
  mutating func endSession() {
    chosen = nil
    field = nil
    touches = nil
    emoji?.endSession()
  }

  /// Shows what the emoji keyboard has to show now.
  private mutating func showEmoji(on keyboard: inout Keyboard, into effects: inout Effects) throws(AppError) {
    guard let letters, var board = emoji else { return }
    if case .searching = board.mode, board.names == nil {
      board.names = try emojiFiles.names(language: letters.traits.locale.language)
    }
    // Caps of 42 points and the gap beside them.
    let columns = Int(Double(keyboard.plan.geometry.content.width) / screen.scale / 48)
    // What leads back to the letters from other planes says so in the language's own script.
    let home = letters.layout.planes.first?.id
    let back = letters.layout.planes.lazy.flatMap { $0.rows.joined() }.first { $0.role == .plane && $0.plane == home }?
      .label
    let layout = board.layout(
      columns: min(16, columns), letters: letters.layout, keyboardType: letters.traits.keyboardType, back: back ?? "ABC"
    )
    emoji = board
    guard let layout else { return }
    let plan = placed(layout, letters.traits, globe: .globe)
    if case .searching = board.mode, keyboard.plan.planes.map(\.keys.count) == plan.planes.map(\.keys.count) {
      keyboard.relabel(with: plan, into: &effects)
    } else {
      var other = Keyboard(
        plan: plan, traits: letters.traits, settings: typing.settings, editing: editing(letters.traits, plan))
      if case .searching = board.mode { other.takesOffers = false }
      replace(&keyboard, with: other)
    }
    effects.needsDisplay = true
  }

  /// Shows the keyboard of one of the languages; behind the last comes the first.
  private mutating func choose(
    _ number: Int, on keyboard: inout Keyboard, into effects: inout Effects
  ) throws(AppError) {
    guard let field, !languages.isEmpty else { return }
    let number = number % languages.count
    guard number != shown else { return }
    chosen = languages[number]
    replace(&keyboard, with: try make(languages[number], for: field), alongWithFingers: &effects)
  }

  /// The place of the language that is shown.
  private var shown: Int { languages.firstIndex(of: current) ?? 0 }

  /// What the language that is shown is called.
  var name: String { current.name }

  /// The language that was chosen, where the field can be typed in it, else the field's own.
  private var current: Language {
    if let chosen, languages.contains(chosen) { return chosen }
    if let own = field?.locale, let language = languages.first(where: { $0.locale == own }) { return language }
    return languages.first ?? Language(locale: options.locale)
  }

  private mutating func make(_ language: Language, for field: Field) throws(AppError) -> Keyboard {
    let resolved = resolve(language, for: field)
    let layout = try library.layout(resolved.layout, idiom: resolved.idiom)
    composition = layout.composition
    letters = (layout, resolved)
    emoji?.close()
    let mayHaveEmoji = resolved.emoji && hasEmoji && typesEmoji
    let plan = placed(layout, resolved, globe: languages.count > 1 ? .globe : mayHaveEmoji ? .emoji : .absent)
    let menu = KeyboardMenu(
      names: languages.map(\.name), current: languages.firstIndex(of: language) ?? 0,
      emoji: mayHaveEmoji ? "Emoji" : nil)
    var keyboard = Keyboard(
      plan: plan, traits: resolved, settings: typing.settings, editing: editing(resolved, plan), menu: menu)
    // Handed over, not shared: learning would copy it.
    keyboard.takeOverTouches(touches.take())
    return keyboard
  }

  /// A keyboard goes; what it has learnt is for the next one.
  mutating func remember(_ keyboard: Keyboard) { touches = keyboard.touches }

  /// The same field is typed into with another keyboard, whose keys nobody has seen yet.
  private func replace(_ keyboard: inout Keyboard, with other: Keyboard) {
    var other = other
    other.takeOverText(from: keyboard)
    other.takeOverTouches(keyboard.touches)
    keyboard = other
  }

  /// The same, with one whose letters are known to stand where they do: keys that are touched already are typed.
  private func replace(_ keyboard: inout Keyboard, with other: Keyboard, alongWithFingers effects: inout Effects) {
    var other = other
    other.takeOverText(from: keyboard)
    other.takeOverTouches(keyboard.touches)
    other.takeOverFingers(from: keyboard, into: &effects)
    keyboard = other
  }

  private func editing(_ traits: ResolvedTraits, _ plan: LayoutPlan) -> EditingSettings {
    let isComposed =
      switch composition {
      case .none: false
      case .transforms, .hangul: true
      }
    // Latin letters that become kana have case, and what they write has none.
    let hasCase = Self.scriptsWithCase.contains(traits.locale.script) && plan.planes.contains(where: \.hasCase)
    return EditingSettings(traits, hasCase: hasCase, isComposed: isComposed) { text in
      typable.map { typable in text.unicodeScalars.allSatisfy(typable.contains) } ?? true
    }
  }

  /// ISO 15924.
  private static let scriptsWithCase: Set<String> = ["Latn", "Cyrl", "Grek", "Armn", "Copt", "Adlm", "Osge"]

  private func placed(_ layout: Layout, _ traits: ResolvedTraits, globe: GlobeKey) -> LayoutPlan {
    var options = screen.plan
    options.globe = globe
    options.pinSeed = pinSeed
    // Emoji stand in a layout of their own, made of that of the letters.
    let id = letters?.layout.id ?? layout.id
    let home = library.facts.first { $0.id == id }?.home
    if let home, home.region != traits.locale.region {
      options.regional = LocaleData.regionalKeys(for: traits.locale.identifier)
    }
    if let home, home.language != traits.locale.language {
      options.spaceLabel = LocaleData.spaceLabel(for: traits.locale.identifier)
    }
    return LayoutPlan(layout: layout, traits: traits, screen: screen.size, scale: screen.scale, options: options)
  }

  /// Languages that bring the same layout are one: an address is typed in Latin letters in all of them.
  private func distinct(_ list: [Language], for field: Field) -> [Language] {
    var layouts: Set<String> = []
    return list.filter { layouts.insert(resolve($0, for: field).layout).inserted }
  }

  private func resolve(_ language: Language, for field: Field) -> ResolvedTraits {
    var request = options.request(field.traits, isMultiline: field.isMultiline, on: screen)
    request.locale = LocaleData.facts(for: language.locale)
    if let layout = language.layout, let index = request.layouts.firstIndex(where: { $0.id == layout }) {
      // Of equally close ones the first is shown; one that was asked for by name is close whatever the screen.
      var named = request.layouts.remove(at: index)
      named.idioms = Idiom.allCases
      request.layouts.insert(named, at: 0)
    }
    return Precedence.resolve(request)
  }
}
