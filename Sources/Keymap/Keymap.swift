import CXKBCommon
import KeyboardCore

/// The keymap that the receiving side decodes our keyboard with: text to key strokes, and back through `decoder()`.
@safe public struct Keymap: ~Copyable {
  /// XKB key codes are the kernel's plus eight.
  static let evdevOffset: xkb_keycode_t = 8

  /// What it was made for.
  public let name: KeymapName
  private let keymap: OpaquePointer
  private let table: RecipeTable

  /// Compiles a layout of the rules `evdev` and the model `pc105`, without options, whatever the environment says.
  public init(_ name: KeymapName) throws(KeymapError) {
    guard name.isPlain else { throw .malformedName(name.description) }
    let flags = XKB_CONTEXT_NO_ENVIRONMENT_NAMES
    guard let context = unsafe xkb_context_new(flags) else { throw .descriptionsMissing }
    defer { unsafe xkb_context_unref(context) }
    // It would report an unknown layout to standard error by itself, in several lines.
    unsafe xkb_context_set_log_level(context, XKB_LOG_LEVEL_CRITICAL)
    guard let keymap = unsafe Self.compile(name, context) else {
      // The plainest layout tells whether it is the name or the machine.
      guard let plain = unsafe Self.compile(KeymapName(layout: "us"), context) else { throw .descriptionsMissing }
      unsafe xkb_keymap_unref(plain)
      throw .unknownLayout(name.description)
    }
    self.name = name
    table = unsafe RecipeTable(of: keymap)
    unsafe self.keymap = keymap
  }

  /// Compiles a layout by its two names, as `init(_:)` does.
  public init(layout: String, variant: String = "") throws(KeymapError) {
    try self.init(KeymapName(layout: layout, variant: variant))
  }

  deinit {
    unsafe xkb_keymap_unref(keymap)
  }

  /// Appends the strokes that type a text. False, and nothing appended, where the layout lacks one of its characters.
  ///
  /// A line end becomes the Enter key, a tab the Tab key. Caps Lock is taken to be off.
  public func strokes(for text: String, into strokes: inout [KeyStroke]) -> Bool {
    let before = strokes.count
    for character in text where !append(character, to: &strokes) {
      strokes.removeSubrange(before...)
      return false
    }
    return true
  }

  /// Whether every character of a text can be typed.
  public func canType(_ text: String) -> Bool {
    var strokes: [KeyStroke] = []
    return self.strokes(for: text, into: &strokes)
  }

  /// Every character of one scalar that can be typed, in ascending order.
  public var scalars: [Unicode.Scalar] {
    table.byScalar.keys.sorted()
  }

  /// A receiver of strokes that reads them with this keymap, all keys up.
  public func decoder() -> StrokeDecoder {
    unsafe StrokeDecoder(keymap: keymap)
  }

  private func append(_ character: Character, to strokes: inout [KeyStroke]) -> Bool {
    if character.isNewline && character != "\u{2028}" && character != "\u{2029}" {
      Recipe(modifiers: [], code: KeyCode.enter, cost: 0).append(to: &strokes)
      return true
    }
    if character == "\t" {
      Recipe(modifiers: [], code: KeyCode.tab, cost: 0).append(to: &strokes)
      return true
    }
    if let recipe = table.recipe(for: character) {
      recipe.append(to: &strokes)
      return true
    }
    // A letter with marks that the layout has as keys of their own.
    let scalars = character.unicodeScalars
    guard scalars.count > 1 else { return false }
    for scalar in scalars {
      guard let recipe = table.byScalar[scalar] else { return false }
      recipe.append(to: &strokes)
    }
    return true
  }

  private static func compile(_ name: KeymapName, _ context: OpaquePointer) -> OpaquePointer? {
    unsafe keypane_xkb_compile(context, name.layout, name.variant)
  }

  /// The scalar behind what libxkbcommon gives for a key; nil for nothing and for control characters.
  static func text(_ value: UInt32) -> Unicode.Scalar? {
    guard value >= 0x20, !(0x7f...0x9f).contains(value) else { return nil }
    return Unicode.Scalar(value)
  }
}
