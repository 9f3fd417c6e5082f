import Forms
import KeyboardCore
import Keymap
import Recording

@testable import KeypaneApp

/// A simulator set up as `keypane replay` does it.
enum Stage {
  static let data = DataFolder(path: Checkout.path)

  static func arguments(_ words: [String]) throws -> Arguments {
    try Arguments(
      words,
      for: CommandSpec(
        name: "test", summary: "", options: FieldOptions.specs + ScreenOptions.specs + TypingOptions.specs))
  }

  /// The keyboard that the options give.
  static func keyboard(_ options: [String]) throws -> Keyboard {
    let arguments = try Self.arguments(options)
    let field = try FieldOptions(arguments)
    let screen = try ScreenOptions(arguments)
    var rack = KeyboardRack(
      field, screen: screen, library: LayoutLibrary(data), emoji: EmojiFiles(data),
      typing: try TypingOptions(arguments))
    return try rack.keyboard(for: KeyboardRack.Field(traits: field.traits))
  }

  /// What makes other text of what that keyboard types.
  static func composition(_ options: [String]) throws -> Composition {
    let arguments = try Self.arguments(options)
    let field = try FieldOptions(arguments)
    let screen = try ScreenOptions(arguments)
    var rack = KeyboardRack(field, screen: screen, library: LayoutLibrary(data), emoji: EmojiFiles(data))
    _ = try rack.keyboard(for: KeyboardRack.Field(traits: field.traits))
    return rack.composition
  }

  /// A simulator of a field with these options, or of a form.
  static func simulator(
    form: Form? = nil, focus: String? = nil, options: [String], keymap: String = "us"
  ) throws -> Simulator {
    let arguments = try Self.arguments(options)
    let field = try FieldOptions(arguments)
    return try Simulator(
      form: form ?? Form(fields: [FormField(id: FormFile.fieldName, traits: field.traits)]), focus: focus,
      screen: ScreenOptions(arguments), field: field, data: data,
      keymap: Keymap(KeymapName(parsing: keymap)), typing: TypingOptions(arguments), start: .zero)
  }

  /// Plays recordings into it.
  static func replay(
    _ recordings: [Recording], options: [String], form: Form? = nil, focus: String? = nil, keymap: String = "us"
  ) throws -> Transcript {
    let screen = try ScreenOptions(arguments(options))
    var simulator = try simulator(form: form, focus: focus, options: options, keymap: keymap)
    var replayer = Replayer()
    for recording in recordings {
      try replayer.play(Take(recording), into: &simulator, screen: screen) {
        (_: inout Simulator) throws(AppError) in
      }
    }
    var transcript = Transcript(simulator)
    transcript.contacts = replayer.contacts
    transcript.frames = replayer.frames
    transcript.warnings = replayer.warnings + simulator.warnings
    return transcript
  }
}
