import CXKBCommon
import KeyboardCore

/// Every character that a keymap types in one state, with the best way to do it.
@safe final class CharacterTable {
  /// What levels of keys hold, in this group or in another.
  private(set) var byScalar: [Unicode.Scalar: Recipe] = [:]
  /// Beyond ASCII, by what Unicode takes for the same: e and a combining acute find é.
  private var byCharacter: [Character: Recipe] = [:]
  /// The keys that end a line and go to the next field.
  let enter: Recipe
  let tab: Recipe
  /// The keys that hold Control, Alt and Shift; nil: the keymap has none that does nothing else.
  let control: UInt16?
  let alt: UInt16?
  let shift: UInt16?

  /// Where programs find the letters of shortcuts.
  let latin: LatinKeys

  private let compose: ComposeRules
  /// The keys of every group that there is a way to; the active one first.
  private let places: [(way: GroupWay?, levels: LevelSearch)]

  /// - Parameter keymap: is not kept.
  init(of keymap: OpaquePointer, in state: KeymapState, compose: ComposeRules) {
    let vantage = unsafe Vantage(keymap, state)
    latin = unsafe LatinKeys(of: keymap)
    let groups = unsafe Int(xkb_keymap_num_layouts(keymap))
    let active = LevelSearch(at: vantage, compose: compose)
    enter = Self.command(active, xkb_keysym_t(XKB_KEY_Return), usual: KeyCode.enter)
    tab = Self.command(active, xkb_keysym_t(XKB_KEY_Tab), usual: KeyCode.tab)
    let modifiers = ModifierKeys(at: vantage)
    control = modifiers.key(holding: unsafe TrialState.mask(XKB_MOD_NAME_CTRL, of: keymap))
    alt = modifiers.key(holding: unsafe TrialState.mask(XKB_MOD_NAME_ALT, of: keymap))
    shift = modifiers.key(holding: unsafe TrialState.mask(XKB_MOD_NAME_SHIFT, of: keymap))
    places =
      [(nil, active)]
      + GroupWay.all(from: state.group, at: vantage, groups: groups).map { way in
        (way, LevelSearch(at: vantage.after(way.enter), compose: compose))
      }
    self.compose = compose
    for (way, levels) in places {
      for (scalar, spot) in levels.byScalar {
        let recipe = Self.recipe(spot.strokes, cost: spot.cost, way, path: way == nil ? .key : .group)
        guard byScalar[scalar].map(recipe.isBetter) ?? true else { continue }
        if Self.types(recipe, scalar, vantage) { byScalar[scalar] = recipe }
      }
    }
    for (scalar, recipe) in byScalar where !scalar.isASCII {
      byCharacter[Character(scalar)] = recipe
    }
  }

  /// What sequences type that no level holds; looked for when the first such character is asked for.
  private lazy var composed: ComposedTable = {
    var composed = ComposedTable()
    for (way, levels) in places {
      for (character, sequence) in ComposeSearch(levels, rules: compose).found {
        composed.add(character, Self.recipe(sequence.strokes, cost: sequence.cost, way, path: .compose))
      }
    }
    return composed
  }()

  /// Of every character: those of levels, then those of sequences.
  var all: [Character: Recipe] {
    var all = composed.byCharacter
    for (scalar, recipe) in byScalar { all[Character(scalar)] = recipe }
    return all
  }

  /// The recipe for a whole character; does not allocate for a character of one scalar.
  func recipe(for character: Character) -> Recipe? {
    let scalars = character.unicodeScalars
    if let first = scalars.first, scalars.index(after: scalars.startIndex) == scalars.endIndex {
      if let found = byScalar[first] { return found }
      if let found = first.value >= 0x20 ? composed.byScalar[first] : nil { return found }
    }
    if character.isNewline && character != "\u{2028}" && character != "\u{2029}" { return enter }
    if character == "\t" { return tab }
    return byCharacter[character] ?? composed.byCharacter[character]
  }

  /// The keys of a character for a shortcut: those that type it in the active group, else those that type it in another
  /// one, without a change of group, since programs look a shortcut up in every group; else those that programs take for
  /// them.
  func shortcut(for character: Character) -> [KeyStroke]? {
    guard let scalar = character.unicodeScalars.first, character.unicodeScalars.count == 1 else { return nil }
    for (_, levels) in places {
      if let spot = levels.byScalar[scalar] { return spot.strokes }
    }
    return latin.code(of: scalar).map { [.down($0), .up($0)] }
  }

  private static func recipe(_ strokes: [KeyStroke], cost: Int, _ way: GroupWay?, path: CharacterPath) -> Recipe {
    guard let way else { return Recipe(path: path, strokes: strokes, cost: cost) }
    return Recipe(path: path, strokes: way.enter + strokes + way.leave, cost: cost + way.cost)
  }

  private static func command(_ levels: LevelSearch, _ symbol: xkb_keysym_t, usual code: UInt16) -> Recipe {
    let spot = levels.bySymbol[symbol] ?? LevelSearch.Spot(holds: [], code: code, cost: 0)
    return Recipe(path: .key, strokes: spot.strokes, cost: spot.cost)
  }

  /// Tries a recipe: it types the character, once, and leaves the keyboard as it was.
  private static func types(_ recipe: Recipe, _ scalar: Unicode.Scalar, _ vantage: Vantage) -> Bool {
    let trial = vantage.trial()
    let rest = trial.memory
    var typed: [Unicode.Scalar] = []
    for stroke in recipe.strokes {
      if stroke.isDown, let scalar = trial.scalar(of: stroke.code) { typed.append(scalar) }
      trial.take(stroke)
    }
    return typed == [scalar] && trial.memory == rest
  }
}
