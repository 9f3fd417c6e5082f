import Display
import FieldFeed
import KeyboardCore
import KeymapSource
import Posix

/// `keypane run`: the keyboard on this machine.
enum RunCommand {
  static let spec = CommandSpec(
    name: "run",
    summary: "runs the keyboard on this machine: reads the panel, shows the window, types through uinput",
    options: [
      OptionSpec(
        "panel", value: "DEVICE", "auto (the default: every touchscreen), or a node such as /dev/input/event3"),
      OptionSpec("output", value: "WHERE", "uinput (the default), or print: strokes as JSON lines on standard output"),
      OptionSpec("display", value: "WHERE", "auto (the default), x11, wayland, kmsdrm or none"),
      OptionSpec(
        "display-wait", value: "MS",
        "how long a display may take to answer (default: \(Screen.patience.microseconds / 1000))"),
      OptionSpec(
        "keymap", value: "LAYOUT", "the XKB layout that programs read the keyboard with (default: the display's)"),
      KeymapDeviceOption.spec, HexInput.spec,
      OptionSpec("no-spare-keys", "no keys are made on X11 for what its keymap lacks"),
      OptionSpec(
        "socket", value: "PATH", "where programs tell what has the focus (default: \(ControlSocket.defaultPath()))"),
      HardwareKeyboardOption.spec, KeyPolicyOption.spec, MonitorOption.spec, Calibration.spec,
      ConfigurationFile.runSpec,
      SoundOptions.volumeSpec, SoundOptions.offSpec,
      OptionSpec("once", "end when the panel is gone"),
    ] + TouchOptions.specs + TypingOptions.specs + PacingOptions.specs + FieldOptions.specs + ScreenOptions.specs
      + AutoFillOptions.specs + AutoFillOptions.bus + DataFolder.specs,
    details: """
      With an option that describes a field the keyboard shows at once; without, it waits for keypane focus.
      It runs until it gets SIGTERM, SIGINT or SIGHUP; no key stays down.
      """)

  static func run(_ given: Arguments) throws(AppError) {
    try ConfigurationFile.with(given, for: spec, start)
  }

  private static func start(_ arguments: Arguments) throws(AppError) {
    let data = try DataFolder(arguments)
    let library = LayoutLibrary.announced(data, for: arguments)
    let field = try FieldOptions.announced(arguments, layouts: library.facts)
    let typing = try TypingOptions(arguments)
    let pacing = try PacingOptions.pacing(arguments)
    let patience = try PacingOptions.displayWait(arguments)
    let driver = try driver(arguments)
    let prints = try arguments.choice("output", [("uinput", false), ("print", true)]) ?? false
    let panel = arguments.value("panel") ?? "auto"
    guard !panel.isEmpty else { throw .usage("--panel “” names no device: auto, or a node such as /dev/input/event3") }
    let calibration = try Calibration.given(arguments)
    var filters = try TouchOptions.settings(arguments)
    let monitor = try MonitorOption.monitor(arguments)
    let configured = try KeymapDeviceOption.configured(arguments)
    let hexInput = try HexInput(arguments)
    let hardware = try HardwareKeyboardOption.keyboards(arguments)
    let policy = try KeyPolicyOption.trusted(arguments)
    filters.restingCorner = policy.staff?.corner
    let signals: Signals
    do { signals = try Signals() } catch { throw AppError(.software, error.description) }
    Signals.ignoreBrokenPipes()
    // Whoever comes second touches nothing of the first one's.
    let path = arguments.value("socket") ?? ControlSocket.defaultPath()
    let server: ControlServer
    do { server = try ControlServer(path: path) } catch { throw AppError(error.status, error.description) }
    // Programs need time to notice the device, so it comes before everything that is seen.
    let output = try StrokeOutput(prints: prints, pacing: pacing, rights: policy.rights(.standard))
    try LeastPrivilege.take(driver: driver)
    var screen = try ScreenOptions(arguments)
    var look = try KeyboardView.Look(screen, monitor: monitor, volume: SoundOptions.volume(arguments))
    if let patience { look.patience = patience }
    let view = try view(driver, data: data, look: look)
    var display: KeySize?
    switch view {
    case .some(let view):
      try screen.follow(view.display)
      display = view.display.size
    case .none: break
    }
    if let display, display != screen.size {
      Output.error(
        "the display has \(display.width)x\(display.height) pixels, not those of --screen"
          + " \(screen.size.width)x\(screen.size.height): the keyboard is where it would be on such a screen")
    }
    let panels = try PanelSet(
      panel == "auto" ? nil : panel, screen: screen, calibration: calibration, filters: filters,
      mayWait: !arguments.has("once"))
    var follower = KeymapFollower(
      KeymapSources(
        configured: configured, mark: KeymapDeviceOption.mark(arguments, node: output.node), at: Clock.monotonic()),
      named: KeymapDeviceOption.name(arguments), givesSpareKeys: !arguments.has("no-spare-keys"),
      wait: prints ? .zero : pacing.readerWait)
    let keymap = try follower.firstKeymap()
    let narration = typing.settings.exploration == nil ? nil : try Narration(data)
    if !field.isDescribed { Output.error("waiting for a focus message at \(path)") }
    let desk = try AutoFillOptions.desk(arguments, data: data, locale: field.locale, isAtWork: true)
    FreedMemory.overwriteFromNowOn()
    let speller = ActionSpeller(
      rack: KeyboardRack(field, screen: screen, library: library, emoji: EmojiFiles(data), typing: typing),
      keymap: keymap, greysKeys: true, hexInput: hexInput)
    var host = KeyboardHost(
      focused: FocusedKeyboard(
        view: view, output: output, speller: speller,
        keeper: Gatekeeper(policy, screen: screen, field: field, typing: typing), field: field, desk: desk,
        narration: narration),
      panels: panels, server: server, keymap: follower, signals: signals, screen: screen, hardware: hardware,
      bus: BusWatch(readsModem: arguments.has("modem"), hasReader: arguments.has("fingerprint")),
      once: arguments.has("once"))
    try host.run()
  }

  /// What the keyboard is shown on; nil: no window.
  static func driver(_ arguments: Arguments) throws(AppError) -> Screen.Driver? {
    let choices: [(String, Screen.Driver?)] = [
      ("auto", .auto), ("x11", .x11), ("wayland", .wayland), ("kmsdrm", .kmsdrm), ("none", nil),
    ]
    return try arguments.choice("display", choices) ?? .auto
  }

  private static func view(
    _ driver: Screen.Driver?, data: DataFolder, look: KeyboardView.Look
  ) throws(AppError) -> KeyboardView? {
    guard let driver else { return nil }
    do {
      return try KeyboardView(driver: driver, data: data, look: look)
    } catch {
      guard error.status == .unavailable else { throw error }
      throw AppError(error.status, "\(error.reason); --display none types without a window")
    }
  }
}
