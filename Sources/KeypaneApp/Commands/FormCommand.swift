import Display
import Forms
import KeyboardCore
import Posix

/// `keypane form`: the simulator, live in a window.
enum FormCommand {
  static let spec = CommandSpec(
    name: "form",
    summary: "shows a form and the keyboard on one screen, live: the simulator",
    arguments: "FORM",
    argumentCount: 1...1,
    options: [
      OptionSpec("focus", value: "ID", "the field that has the focus first (default: the first)"),
      OptionSpec("keymap", value: "LAYOUT", "the XKB layout of the receiving side (default us)"),
      OptionSpec("display", value: "WHERE", "auto (the default), x11, wayland or kmsdrm"),
      OptionSpec("fill", value: "FILE", "texts that stand in the fields: JSON, {\"ID\": \"TEXT\"}"),
      OptionSpec("picture", value: "FILE.png", "draw the form instead of showing it; needs no display"),
      OptionSpec("json", "print where everything of the form is instead of showing it; needs no display"),
      showLastCharacter,
      KeyPolicyOption.simulatorSpec,
      ConfigurationFile.spec,
    ] + TouchOptions.specs + TypingOptions.specs
      + FieldOptions.specs.filter { ["appearance", "locale", "languages", "idiom", "policy"].contains($0.name) }
      + ScreenOptions.specs + AutoFillOptions.specs + DataFolder.specs,
    details: """
      Type with fingers or with the mouse. When the form is sent its fields are printed as a line of JSON, secret ones as
      dots. Closing the window ends the program. Rectangles of --json are x, y, width, height in pixels of the screen
      before rotation; touching the centre of one presses what is there.
      example: keypane form Examples/sign-in.json --screen 800x480
      """)

  /// Off unless asked for: others may stand behind.
  static let showLastCharacter = OptionSpec(
    "show-last-character", "secure fields show the character typed last for a moment")

  static func run(_ given: Arguments) throws(AppError) {
    try ConfigurationFile.with(given, for: spec, show)
  }

  private static func show(_ arguments: Arguments) throws(AppError) {
    let data = try DataFolder(arguments)
    let library = LayoutLibrary.announced(data, for: arguments)
    let field = try FieldOptions.announced(arguments, layouts: library.facts)
    let screen = try ScreenOptions(arguments)
    var filters = try TouchOptions.settings(arguments)
    let policy = try KeyPolicyOption.simulated(arguments)
    filters.restingCorner = policy.staff?.corner
    let form = try FormFile.read(arguments.words[0])
    for warning in form.warnings { Output.error("warning: \(warning)") }
    var simulator = try Simulator(
      form: form.form, focus: arguments.value("focus"), screen: screen, field: field,
      showsLastCharacter: arguments.has(showLastCharacter.name), data: data, library: library,
      keymap: KeymapOption.keymap(arguments), typing: TypingOptions(arguments),
      policy: policy, desk: AutoFillOptions.desk(arguments, data: data, locale: field.locale),
      start: Clock.monotonic())
    if let path = arguments.value("fill") {
      try simulator.fill(FormTexts.read(path, for: form.form), focus: simulator.form.focused)
      for warning in simulator.warnings { Output.error("warning: \(path): \(warning)") }
    }
    if arguments.has("picture") || arguments.has("json") {
      var pictures = try PictureSink(arguments, screen: screen, simulator)
      try pictures.finish(&simulator)
      if arguments.has("json") { try Program.say(JSONText.encode(FormReport(simulator, screen: screen.size))) }
      return
    }
    let choices: [(String, Screen.Driver)] = [
      ("auto", .auto), ("x11", .x11), ("wayland", .wayland), ("kmsdrm", .kmsdrm), ("dummy", .dummy),
    ]
    let driver = try arguments.choice("display", choices) ?? .auto
    let narration = arguments.has("speak") ? try Narration(data) : nil
    var window = try SimulatorWindow(
      simulator, title: form.form.title.isEmpty ? "Keypane" : form.form.title, screen: screen, filters: filters,
      driver: driver, narration: narration)
    try window.run()
  }
}
