import Hangul
import KeyboardCore
import Keymap

/// The way from what a key does to its strokes: the rack may show another keyboard for it, the composer makes other text
/// of it, the keymap knows the keys of that text.
///
/// The running keyboard, the simulator and the benchmarks all go this way, so that what one of them does they all do.
package struct ActionSpeller: ~Copyable {
  /// What is to happen with an action.
  package enum Outcome: Sendable {
    /// The field has another keyboard now, or the same one with other keys.
    case keyboard
    /// The field is to do this, and `strokes` say it.
    case strokes(KeyCommand)
    /// The field was to do this, but there is no way for a text through keys, which need not be what is typed now: a
    /// letter may only lead to it. There are no strokes.
    case untypable(KeyCommand, text: String)
    /// The keyboard is to be put away.
    case hide
    /// The key is for something that is not here.
    case nothing
  }

  /// What the last action is for the field; empty where it is nothing.
  package private(set) var strokes: [KeyStroke] = []
  private(set) var rack: KeyboardRack
  private var composer = Composer()
  /// Which of the rack's keys lead to text that has a way.
  private var reach: ComposedReach
  private var keymap: Keymap
  /// Keys whose text has no way are grey; else they look like any other, and their text is `untypable`.
  private let greysKeys: Bool
  private let hexInput: HexInput
  /// Whether the program in focus reads numbers.
  private var readsHex = false
  /// The program in focus takes text that no key types.
  private var takesText = false

  /// - Parameters:
  ///   - greysKeys: whether keys whose text has no way do nothing.
  ///   - hexInput: the programs that read a character's number.
  init(
    rack: KeyboardRack, keymap: consuming Keymap, greysKeys: Bool = false, hexInput: HexInput = .none
  ) {
    self.rack = rack
    reach = ComposedReach(rack.composition, for: LocaleFacts(identifier: "en_US"))
    self.greysKeys = greysKeys
    self.hexInput = hexInput
    self.keymap = keymap
    strokes.reserveCapacity(64)
    followKeymap()
  }

  /// One that knows the keyboards of an idiom on a screen of a pixel a point, all else as it is without options.
  package init(data: DataFolder, idiom: Idiom, screen size: KeySize, keymap: consuming Keymap) throws(AppError) {
    let none = try Arguments([], for: RunCommand.spec)
    let library = LayoutLibrary(data)
    var field = try FieldOptions(none, layouts: library.facts)
    field.idiom = idiom
    self.init(
      rack: KeyboardRack(
        field, screen: try ScreenOptions(none, fallback: size), library: library, emoji: EmojiFiles(data)),
      keymap: keymap)
  }

  /// Of the keymap that the strokes are for.
  var keymapName: String { keymap.name }

  /// What the keys mean in it.
  var meanings: KeyMeanings { keymap.meanings }

  /// Programs read the keyboard with another keymap from now on.
  mutating func use(_ keymap: consuming Keymap) {
    self.keymap = keymap
    followKeymap()
  }

  /// The keymap is in another group, or other locks are on.
  mutating func use(_ state: KeymapState) {
    keymap.state = state
    followKeymap()
  }

  private mutating func followKeymap() {
    rack.typable = Set(keymap.scalars)
    rack.typesEmoji = !greysKeys || reaches("😀")
  }

  /// Those of some characters that the keymap has no way to.
  func untypable(_ characters: [Unicode.Scalar]) -> [Unicode.Scalar] {
    characters.filter { keymap.path(for: Character($0)) == nil }
  }

  /// What brings back the group that strokes which are broken off have left.
  func strokes(restoring begun: [KeyStroke]) -> [KeyStroke] { keymap.strokes(restoring: begun) }

  /// The layouts of the languages in use, in a plain field.
  mutating func layoutsInUse() -> [Layout] { rack.layoutsInUse() }

  /// Reads what a program with the same keymap would read.
  func decoder() -> StrokeDecoder { keymap.decoder() }

  /// The screen that keyboards are laid out for from now on.
  var screen: ScreenOptions {
    get { rack.screen }
    set { rack.screen = newValue }
  }

  // MARK: - The field

  /// The keyboard of a field that has gained the focus; the text before its cursor is not known yet.
  /// - Parameters:
  ///   - program: that shows the field, as its focus message names it.
  ///   - takesText: it takes text that no key types.
  mutating func keyboard(
    for field: KeyboardRack.Field, of program: String = "", takesText: Bool = false
  ) throws(AppError) -> Keyboard {
    readsHex = hexInput.isRead(by: program)
    self.takesText = takesText
    rack.typesEmoji = !greysKeys || reaches("😀")
    var keyboard = try rack.keyboard(for: field)
    begin(keyboard)
    var effects = Effects()
    limit(&keyboard, into: &effects)
    return keyboard
  }

  private mutating func begin(_ keyboard: borrowing Keyboard) {
    composer = Composer(rack.composition)
    reach = ComposedReach(rack.composition, for: keyboard.traits.locale)
  }

  /// Keys whose text has no way now are grey, all others are not; those, too, that lead to nothing that has one.
  func limit(_ keyboard: inout Keyboard, into effects: inout Effects) {
    guard greysKeys else { return }
    keyboard.limit(to: { text in reach.missing(for: text) { reaches($0) } == nil }, into: &effects)
  }

  /// Whether what an item of the bar types gets to the program in focus.
  func reaches(_ item: BarItem) -> Bool {
    switch item.choice {
    case .insert(let text, _): !greysKeys || reaches(text)
    case .request, .note: true
    }
  }

  /// Whether every character of a text gets to the program in focus.
  private func reaches(_ text: String) -> Bool {
    if takesText || keymap.canType(text) { return true }
    guard readsHex else { return false }
    var strokes: [KeyStroke] = []
    return text.allSatisfy { keymap.path(for: $0) != nil || keymap.hexStrokes(for: $0, into: &strokes) }
  }

  /// A keyboard goes; what it has learnt of fingers is for the next one.
  mutating func remember(_ keyboard: Keyboard?) {
    if let keyboard { rack.remember(keyboard) }
  }

  /// The same for a field of one line with these traits.
  package mutating func keyboard(for traits: TextInputTraits) throws(AppError) -> Keyboard {
    try keyboard(for: KeyboardRack.Field(traits: traits))
  }

  /// What is typed may become something else by the text before it.
  var heedsText: Bool { !composer.isIdle }

  /// Nobody knows what stands before the cursor.
  mutating func forgetText() { composer.reset() }

  /// What the last action has become is not typed: the text is as it was before, and composing goes on from there.
  mutating func takeBack() { composer.takeBack() }

  /// What stands before the cursor is another text now.
  mutating func reset(text: String) { composer.reset(context: text) }

  /// What is said to stand before the cursor; where that is what was typed, composing goes on.
  mutating func follow(text: String) { composer.follow(context: text) }

  /// The next person begins.
  mutating func endSession() {
    rack.endSession()
    // Its memory is given back: the strokes are what the last one typed.
    strokes = []
    strokes.reserveCapacity(64)
  }

  /// Goes back to the keyboards as they were once; what was composed since is forgotten.
  mutating func startOver(with rack: KeyboardRack) {
    self.rack = rack
    composer = Composer(rack.composition)
  }

  // MARK: - Typing

  /// Takes what a key does.
  /// - Parameter keyboard: becomes the one that is to be shown.
  package mutating func take(
    _ action: KeyAction, on keyboard: inout Keyboard, into effects: inout Effects
  ) throws(AppError) -> Outcome {
    strokes.removeAll(keepingCapacity: true)
    if try rack.take(action, on: &keyboard, into: &effects) {
      begin(keyboard)
      limit(&keyboard, into: &effects)
      return .keyboard
    }
    var command = action.command
    if BarKey.isOne(action.key) { composer.reset() } else { command = composer.compose(command) }
    // Without Control a word goes letter by letter.
    if command == .deleteWordBackward, keymap.code(holding: .control) == nil { command = .deleteBackward }
    keyboard.composed(action.command, as: command, into: &effects)
    switch command {
    case .insert(let text):
      if let missing = missing(in: text, of: action.command) { return untypable(missing, of: command) }
      return spell(text, of: command)
    case .replace(let count, let text):
      if let missing = missing(in: text, of: action.command) { return untypable(missing, of: command) }
      for _ in 0..<count { tap(KeyCode.backspace) }
      return spell(text, of: command)
    case .keystroke(let code, let modifiers):
      guard press(modifiers) else { return untypable(Self.names(modifiers), of: command) }
      tap(code)
      release(modifiers)
    case .chord(let text, let modifiers):
      guard press(modifiers) else { return untypable(Self.names(modifiers), of: command) }
      // A change of group within it would be another shortcut.
      guard text.allSatisfy({ keymap.shortcut(for: $0, into: &strokes) }) else { return untypable(text, of: command) }
      release(modifiers)
    case .deleteBackward:
      tap(KeyCode.backspace)
    case .deleteWordBackward:
      _ = press(.control)
      tap(KeyCode.backspace)
      release(.control)
    case .returnKey:
      tap(keyboard.returnCode)
    case .hide:
      return .hide
    case .nextKeyboard, .keyboard, .emoji, .search, .choose:
      return .nothing
    }
    return .strokes(command)
  }

  /// What has no way of all that a key could have been pressed for; nil: what is put in now may be.
  private func missing(in text: String, of command: KeyCommand) -> String? {
    guard heedsText else { return nil }
    let own: String
    switch command {
    case .insert(let text), .replace(_, let text): own = text
    case .deleteBackward, .deleteWordBackward, .keystroke, .chord, .returnKey, .hide, .nextKeyboard, .keyboard, .emoji,
      .search, .choose:
      return nil
    }
    return reach.missing(in: text, of: own) { reaches($0) }
  }

  private mutating func spell(_ text: String, of command: KeyCommand) -> Outcome {
    if keymap.strokes(for: text, into: &strokes) { return .strokes(command) }
    if readsHex, !takesText, spellByNumbers(text) { return .strokes(command) }
    return untypable(text, of: command)
  }

  /// Characters that have no key by their numbers, the others as ever.
  private mutating func spellByNumbers(_ text: String) -> Bool {
    for character in text {
      if keymap.strokes(for: String(character), into: &strokes) { continue }
      guard keymap.hexStrokes(for: character, into: &strokes) else { return false }
    }
    return true
  }

  private mutating func untypable(_ text: String, of command: KeyCommand) -> Outcome {
    strokes.removeAll(keepingCapacity: true)
    return .untypable(command, text: text)
  }

  private mutating func tap(_ code: UInt16) {
    strokes.append(.down(code))
    strokes.append(.up(code))
  }

  /// - Returns: false where the keymap has no key for one of them.
  private mutating func press(_ modifiers: KeyModifiers) -> Bool {
    for modifier in Self.order where modifiers.contains(modifier) {
      guard let code = keymap.code(holding: modifier) else { return false }
      strokes.append(.down(code))
    }
    return true
  }

  private mutating func release(_ modifiers: KeyModifiers) {
    for modifier in Self.order.reversed() where modifiers.contains(modifier) {
      if let code = keymap.code(holding: modifier) { strokes.append(.up(code)) }
    }
  }

  /// In which they go down.
  private static let order: [KeyModifiers] = [.control, .alt, .shift]

  private static func names(_ modifiers: KeyModifiers) -> String {
    [
      modifiers.contains(.control) ? "Ctrl" : nil, modifiers.contains(.alt) ? "Alt" : nil,
      modifiers.contains(.shift) ? "Shift" : nil,
    ].compactMap(\.self).joined(separator: " or ")
  }
}
