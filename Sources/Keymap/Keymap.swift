import CXKBCommon
import KeyboardCore

/// The keymap that the receiving side decodes our keyboard with: text to key strokes, and back through `decoder()`.
@safe public struct Keymap: ~Copyable {
  /// XKB key codes are the kernel's plus eight.
  static let evdevOffset: xkb_keycode_t = 8

  /// What it was made for: a `KeymapName`'s description, or what a text was said to be.
  public let name: String
  /// What the receiving side's keyboard is in, as far as it is known: strokes are right for this state and no other.
  ///
  /// The first time in a state costs a search of a millisecond or two, from then on nothing.
  public var state = KeymapState() {
    didSet { if state != oldValue { unsafe table = Self.table(for: state, of: keymap, compose, among: &tables) } }
  }

  let keymap: OpaquePointer
  private let compose: ComposeRules
  private var tables: [KeymapState: CharacterTable] = [:]
  private var table: CharacterTable

  /// Compiles layouts with the rules `evdev`, whatever the environment says.
  /// - Parameter compose: whose sequences the receiving programs know.
  public init(_ name: KeymapName, compose: ComposeLocale = .standard) throws(KeymapError) {
    guard name.isPlain else { throw .malformedName(name.description) }
    let context = try unsafe Self.context()
    defer { unsafe xkb_context_unref(context) }
    guard let keymap = unsafe Self.compile(name, context) else {
      // The plainest layout tells whether it is the name or the machine.
      guard let plain = unsafe Self.compile(KeymapName(layout: "us"), context) else { throw .descriptionsMissing }
      unsafe xkb_keymap_unref(plain)
      throw .unknownLayout(name.description)
    }
    unsafe self.init(keymap, name: name.description, compose)
  }

  /// Compiles a layout by its two names, as `init(_:)` does.
  public init(layout: String, variant: String = "") throws(KeymapError) {
    try self.init(KeymapName(layout: layout, variant: variant))
  }

  /// Compiles a keymap's own text.
  /// - Parameter name: where the text is from, for descriptions and errors.
  public init(text: KeymapText, named name: String, compose: ComposeLocale = .standard) throws(KeymapError) {
    let bytes = Array(text.text.utf8)
    guard bytes.count <= KeymapText.limit else {
      throw .malformedText(place: name, reason: "longer than \(KeymapText.limit) bytes")
    }
    let context = try unsafe Self.context()
    defer { unsafe xkb_context_unref(context) }
    var reason = [CChar](repeating: 0, count: 200)
    let keymap = unsafe bytes.withUnsafeBytes { bytes in
      unsafe keypane_xkb_compile_text(
        context, bytes.baseAddress?.assumingMemoryBound(to: CChar.self), bytes.count, &reason)
    }
    guard let keymap = unsafe keymap else {
      let words = String(decoding: reason.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
      throw Self.malformed(words, in: name)
    }
    unsafe self.init(keymap, name: name, compose)
  }

  /// - Parameter keymap: becomes ours.
  private init(_ keymap: OpaquePointer, name: String, _ locale: ComposeLocale) {
    self.name = name
    compose = ComposeRules(locale)
    table = unsafe Self.table(for: KeymapState(), of: keymap, compose, among: &tables)
    unsafe self.keymap = keymap
  }

  deinit {
    unsafe xkb_keymap_unref(keymap)
  }

  /// How many groups (layouts) it has.
  public var groupCount: Int {
    unsafe Int(xkb_keymap_num_layouts(keymap))
  }

  /// The whole keymap as XKB's text; nil where there is no memory for it.
  public var text: KeymapText? {
    guard let text = unsafe xkb_keymap_get_as_string(keymap, XKB_KEYMAP_FORMAT_TEXT_V1) else { return nil }
    defer { unsafe keypane_xkb_free(text) }
    return unsafe KeymapText(String(cString: text))
  }

  /// A receiver of strokes that reads them with this keymap in this state, all keys up.
  public func decoder() -> StrokeDecoder {
    unsafe StrokeDecoder(keymap: keymap, state: state, compose: compose, latin: table.latin)
  }

  // MARK: - Text

  /// Appends the strokes that type a text. False, and nothing appended, where there is no way to one of its characters.
  ///
  /// A line end becomes the Return key, a tab the Tab key.
  public func strokes(for text: String, into strokes: inout [KeyStroke]) -> Bool {
    let before = strokes.count
    for character in text where !append(character, to: &strokes) {
      strokes.removeSubrange(before...)
      return false
    }
    return true
  }

  /// The key that holds Control, the one that holds Alt and the one that holds Shift, where the keymap has them; nil: it has no key that does that
  /// and nothing else. It need not be the one that says so on its cap.
  public func code(holding modifiers: KeyModifiers) -> UInt16? {
    switch modifiers {
    case .control: table.control
    case .alt: table.alt
    case .shift: table.shift
    default: nil
    }
  }

  /// Appends the strokes of the key that a shortcut names, to be held together with its modifiers: the key that types the
  /// character, in another group where the active one has none, and by its place where no group has Latin letters. False,
  /// and nothing appended, where no key does.
  public func shortcut(for character: Character, into strokes: inout [KeyStroke]) -> Bool {
    guard let keys = table.shortcut(for: character) else { return false }
    strokes.append(contentsOf: keys)
    return true
  }

  /// Whether a group of it has Latin letters; where none has, the shortcuts of some programs are out of reach.
  public var hasLatinLetters: Bool { table.latin.areInKeymap }

  /// The key that programs take for a small Latin letter of a shortcut.
  func latinCode(of letter: Character) -> UInt16? { letter.unicodeScalars.first.flatMap(table.latin.code) }

  /// How a text reaches the machine through keys: the dearest path that one of its characters needs. Nil where one of
  /// them has none; for an empty text `.key`.
  public func path(for text: String) -> CharacterPath? {
    var dearest = CharacterPath.key
    for character in text {
      guard let path = path(for: character) else { return nil }
      dearest = max(dearest, path)
    }
    return dearest
  }

  /// How a character reaches the machine through keys; nil where it does not.
  public func path(for character: Character) -> CharacterPath? {
    if let recipe = table.recipe(for: character) { return recipe.path }
    let scalars = character.unicodeScalars
    guard scalars.count > 1 else { return nil }
    var dearest = CharacterPath.key
    for scalar in scalars {
      guard let recipe = table.byScalar[scalar] else { return nil }
      dearest = max(dearest, recipe.path)
    }
    return dearest
  }

  /// Whether every character of a text can be typed.
  public func canType(_ text: String) -> Bool {
    path(for: text) != nil
  }

  /// Every character of one scalar that a level of a key holds, in this group or another, in ascending order.
  public var scalars: [Unicode.Scalar] {
    table.byScalar.keys.sorted()
  }

  /// Every character that can be typed, in ascending order of its scalars, with its path. Compose sequences are all tried
  /// for it, which takes up to 100 ms where several groups have dead keys and a Compose key.
  public var typable: [(character: Character, path: CharacterPath)] {
    table.all.map { ($0.key, $0.value.path) }
      .sorted { $0.0.unicodeScalars.lexicographicallyPrecedes($1.0.unicodeScalars) }
  }

  private func append(_ character: Character, to strokes: inout [KeyStroke]) -> Bool {
    if let recipe = table.recipe(for: character) {
      strokes.append(contentsOf: recipe.strokes)
      return true
    }
    // A letter with marks that the layout has as keys of their own.
    let scalars = character.unicodeScalars
    guard scalars.count > 1 else { return false }
    for scalar in scalars {
      guard let recipe = table.byScalar[scalar] else { return false }
      strokes.append(contentsOf: recipe.strokes)
    }
    return true
  }

  /// The scalar behind what libxkbcommon gives for a key; nil for nothing and for control characters.
  static func text(_ value: UInt32) -> Unicode.Scalar? {
    guard value >= 0x20, !(0x7f...0x9f).contains(value) else { return nil }
    return Unicode.Scalar(value)
  }

  private static func table(
    for state: KeymapState, of keymap: OpaquePointer, _ compose: ComposeRules,
    among tables: inout [KeymapState: CharacterTable]
  ) -> CharacterTable {
    if let table = tables[state] { return table }
    let table = unsafe CharacterTable(of: keymap, in: state, compose: compose)
    tables[state] = table
    return table
  }
}
