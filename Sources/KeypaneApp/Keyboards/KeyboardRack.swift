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
  private let options: FieldOptions
  /// The screen that keyboards are laid out for.
  var screen: ScreenOptions
  private var field: Field?
  /// The one that was chosen by hand; nil: the field's own.
  private var chosen: Language?
  /// What the field in focus can be typed in; each has a layout of its own.
  private var languages: [Language] = []
  /// What makes other text of what the keyboard types.
  private(set) var composition = Composition.none

  init(_ options: FieldOptions, screen: ScreenOptions, library: LayoutLibrary) {
    self.options = options
    self.screen = screen
    self.library = library
  }

  /// The keyboard of a field that has gained the focus.
  mutating func keyboard(for field: Field) throws(AppError) -> Keyboard {
    self.field = field
    var list = options.languages
    if let own = field.locale, !list.contains(where: { $0.locale == own }) { list.insert(Language(locale: own), at: 0) }
    languages = distinct(list, for: field)
    return try make(current, for: field)
  }

  /// The keyboard that a command asks for; nil: it asks for none that is not shown.
  mutating func keyboard(askedFor command: KeyCommand) throws(AppError) -> Keyboard? {
    guard let field, !languages.isEmpty else { return nil }
    let index = languages.firstIndex(of: current) ?? 0
    switch command {
    case .nextKeyboard: return try choose((index + 1) % languages.count, from: index, for: field)
    case .keyboard(let number):
      guard languages.indices.contains(number) else { return nil }
      return try choose(number, from: index, for: field)
    case .insert, .replace, .keystroke, .chord, .deleteBackward, .returnKey, .hide, .emoji, .search: return nil
    }
  }

  /// The next person has chosen nothing.
  mutating func endSession() {
    chosen = nil
    field = nil
  }

  private mutating func choose(_ index: Int, from old: Int, for field: Field) throws(AppError) -> Keyboard? {
    guard index != old else { return nil }
    chosen = languages[index]
    return try make(languages[index], for: field)
  }

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
    var plan = screen.plan
    plan.globe = languages.count > 1 ? .globe : .absent
    let placed = LayoutPlan(
      layout: layout, traits: resolved, screen: screen.size, scale: screen.scale, options: plan)
    let menu = KeyboardMenu(names: languages.map(\.name), current: languages.firstIndex(of: language) ?? 0)
    return Keyboard(plan: placed, traits: resolved, menu: menu)
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
      // Of equally close ones the first is shown.
      request.layouts.insert(request.layouts.remove(at: index), at: 0)
    }
    return Precedence.resolve(request)
  }
}
