import KeyboardCore
import Keymap

/// The keyboard that the field options, the screen and `--plane` describe.
struct ShownKeyboard {
  var keyboard: Keyboard
  let screen: ScreenOptions
  let data: DataFolder

  static let planeSpec = OptionSpec(
    "plane", value: "PLANE",
    "letters, numbers, symbols, pad, emoji, or of pads digits (default: the one it opens on)")

  static let keymapSpec = OptionSpec(
    "keymap", value: "LAYOUT",
    "grey what has no way to programs that read this XKB layout, as run does (default: nothing)")

  init(_ arguments: Arguments) throws(AppError) {
    data = try DataFolder(arguments)
    let library = LayoutLibrary.announced(data, for: arguments)
    let field = try FieldOptions.announced(arguments, layouts: library.facts)
    var screen = try ScreenOptions(arguments)
    if arguments.has(KeyPolicyOption.name) {
      screen.plan.refused = try KeyPolicyOption.simulated(arguments).rights(.standard).useless
    }
    self.screen = screen
    var rack = KeyboardRack(field, screen: screen, library: library, emoji: EmojiFiles(data))
    // A keymap takes longer to make than all the rest: only where it is asked for.
    let isLimited = arguments.has(Self.keymapSpec.name)
    if isLimited { rack.typesEmoji = try KeymapOption.keymap(arguments).canType("😀") }
    keyboard = try rack.keyboard(for: KeyboardRack.Field(traits: field.traits, isMultiline: field.isMultiline))
    if let plane = arguments.value("plane"), plane == "emoji", keyboard.traits.emoji {
      var effects = Effects()
      _ = try rack.take(KeyAction(time: .zero, key: "emoji", command: .emoji), on: &keyboard, into: &effects)
    } else if let plane = arguments.value("plane") {
      guard let index = keyboard.plan.plane(plane) else {
        let emoji = keyboard.traits.emoji ? ["emoji"] : []
        throw .unknown("--plane", plane, among: keyboard.plan.planes.map(\.id) + emoji)
      }
      keyboard = Keyboard(
        plan: keyboard.plan, traits: keyboard.traits, settings: keyboard.settings, plane: index,
        menu: keyboard.menu)
    }
    if isLimited {
      let keymap = try KeymapOption.keymap(arguments)
      var effects = Effects()
      let reach = ComposedReach(rack.composition, for: keyboard.traits.locale)
      keyboard.limit(to: { text in reach.missing(for: text) { keymap.canType($0) } == nil }, into: &effects)
    }
  }
}
