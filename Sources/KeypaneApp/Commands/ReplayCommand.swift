import Evdev
import Forms
import KeyboardCore
import Keymap
import Posix

/// `keypane replay`: plays recordings into a form, headless, and prints what came of it.
package enum ReplayCommand {
  static let spec = CommandSpec(
    name: "replay",
    summary: "plays recorded touches into a form, headless, and prints the transcript",
    arguments: "RECORDING…",
    argumentCount: 0...10_000,
    options: [
      OptionSpec("session", value: "FILE", "play a session instead: touches by the names of keys, see below"),
      OptionSpec("rewrite", "write into the session what came of it"),
      OptionSpec("form", value: "FILE", "the form to type into (default: one field, named field)"),
      OptionSpec("focus", value: "ID", "the field that has the focus first (default: the first)"),
      OptionSpec("keymap", value: "LAYOUT", "the XKB layout of the receiving side, such as de or us:intl (default us)"),
      OptionSpec("picture", value: "FILE.png", "write the last picture"),
      OptionSpec("pictures", value: "DIR", "write a picture for every change"),
      OptionSpec("output", value: "WHERE", "none (the default), or uinput: type for real instead"),
      FormCommand.showLastCharacter,
      OptionSpec(
        "calibration", value: "MATRIX",
        "a libinput calibration matrix, six numbers in one word: '1 0 0 0 1 0' (default: the recording's)"),
      KeyPolicyOption.simulatorSpec, ConfigurationFile.spec,
    ] + TouchOptions.specs + TypingOptions.specs + PacingOptions.specs + FieldOptions.specs + ScreenOptions.specs
      + AutoFillOptions.specs + DataFolder.specs,
    details: """
      Recordings are evemu text (1.0 to 1.3, in one file or as .desc and .events) or YAML of libinput record; several are
      played one after another. The panel's axis ranges map onto the whole screen.

      A session is a text: a field, timed touches by the names of keys, and below a line of dashes what is to come of it.
      It is played, and where something else comes of it the lines are marked and the status is 1. How it is written:
      Tests/KeypaneAppTests/Sessions/README.md of the sources.
      """)

  static func run(_ given: Arguments) throws(AppError) {
    try ConfigurationFile.with(given, for: spec, replay)
  }

  private static func replay(_ arguments: Arguments) throws(AppError) {
    if let session = arguments.value("session") { return try SessionCommand.run(session, arguments) }
    if arguments.has("rewrite") { throw .usage("--rewrite needs --session FILE") }
    guard !arguments.words.isEmpty else {
      throw .usage("replay needs \(spec.arguments), or --session FILE; see keypane replay --help")
    }
    let transcript = try play(arguments) { () throws(AppError) in try Take.read(arguments.words) }
    try Program.say(JSONText.encode(transcript, pretty: true))
  }

  /// What the command prints of one recording that is in memory.
  /// - Parameter options: as on the command line.
  package static func transcript(of recording: [UInt8], options: [String]) throws(AppError) -> [UInt8] {
    let name = "recording"
    let transcript = try play(Arguments(options + [name], for: spec)) { () throws(AppError) in
      try Take.read(recording, name: name)
    }
    return try JSONText.encode(transcript, pretty: true)
  }

  /// - Parameter read: gives the recordings, once the options are known to be right.
  private static func play(
    _ arguments: Arguments, _ read: () throws(AppError) -> [Take]
  ) throws(AppError) -> Transcript {
    let screen = try ScreenOptions(arguments)
    let data = try DataFolder(arguments)
    let library = LayoutLibrary.announced(data, for: arguments)
    let field = try FieldOptions.announced(arguments, layouts: library.facts)
    let typing = try TypingOptions(arguments)
    let output = try arguments.choice("output", [("none", false), ("uinput", true)]) ?? false
    let pacing = try PacingOptions.pacing(arguments)
    let calibration = arguments.has(Calibration.option) ? try Calibration.parse(arguments) : nil
    var filters = try TouchOptions.settings(arguments)
    // Typed for real, keys leave.
    let policy = try output ? KeyPolicyOption.trusted(arguments) : KeyPolicyOption.simulated(arguments)
    filters.restingCorner = policy.staff?.corner
    let form = try FormFile.read(arguments, field: field)
    let takes = try read()
    var simulator = try Simulator(
      form: form.form, focus: arguments.value("focus"), screen: screen, field: field,
      showsLastCharacter: arguments.has(FormCommand.showLastCharacter.name), data: data, library: library,
      keymap: KeymapOption.keymap(arguments), typing: typing, policy: policy,
      desk: AutoFillOptions.desk(arguments, data: data, locale: field.locale), start: .zero)
    var pictures = try PictureSink(arguments, screen: screen, simulator)
    var typist = output ? try Typist(policy.rights(.standard), pacing: pacing) : nil
    var replayer = Replayer()
    _ = simulator.takeNeedsDisplay()
    try pictures.changed(&simulator)
    for take in takes {
      try replayer.play(take, into: &simulator, screen: screen, calibration: calibration, filters: filters) {
        (simulator: inout Simulator) throws(AppError) in
        try pictures.changed(&simulator)
      }
      try typist?.type(simulator.takeStrokes())
    }
    try pictures.finish(&simulator)
    var transcript = Transcript(simulator)
    transcript.contacts = replayer.contacts
    transcript.frames = replayer.frames
    transcript.warnings = form.warnings + replayer.warnings + simulator.warnings
    transcript.pictures = pictures.paths
    return transcript
  }
}

extension Transcript {
  init(_ simulator: borrowing Simulator) {
    self.init()
    for field in simulator.form.form.fields {
      fields[field.id] = simulator.form.shownText(of: field.id)
      messages[field.id] = simulator.form.message(of: field.id)
      // The number of a secure field is as secret as its text.
      if !field.traits.isSecureTextEntry, let number = simulator.form.number(of: field.id), !number.isEmpty {
        numbers[field.id] = number
      }
    }
    focused = simulator.form.focused
    strokes = simulator.strokes
    actions = simulator.actions
    held = simulator.held.map { KeyName.name(of: $0) }
    submitted = simulator.submissions > 0
  }
}
