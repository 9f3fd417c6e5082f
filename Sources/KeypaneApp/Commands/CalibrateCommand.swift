import Display
import Evdev
import KeyboardCore
import Posix
import Recording

/// `keypane calibrate`: crosses to be touched, and the matrix that comes of it.
enum CalibrateCommand {
  static let spec = CommandSpec(
    name: "calibrate",
    summary: "shows crosses to be touched, and prints the calibration matrix that the panel needs",
    arguments: "[DEVICE]",
    argumentCount: 0...1,
    options: [
      OptionSpec("targets", value: "COUNT", "how many crosses: 5 (the default) or 9"),
      ConfigurationFile.spec,
      OptionSpec("write", value: "FILE", "put the matrix into a file of options for keypane run --config FILE"),
      OptionSpec("udev", "print a udev rule instead, for libinput as well"),
      OptionSpec("recording", value: "FILE", "take the touches from a recording, without a panel and a display"),
      OptionSpec("picture", value: "FILE.png", "with --recording: write the last picture"),
      OptionSpec("pictures", value: "DIR", "with --recording: write a picture for every change"),
      OptionSpec("display", value: "WHERE", "auto (the default) or x11"),
      MonitorOption.spec,
      OptionSpec("appearance", value: "LOOK", KeyboardAppearance.allCases.map(\.name).joined(separator: ", ")),
    ] + ScreenOptions.specs.filter { ["screen", "scale", "rotate", "rotate-touch", "theme"].contains($0.name) }
      + DataFolder.specs,
    details: """
      Hold one finger on each cross until it turns green. Without a device the first touchscreen is taken. A matrix that
      is in use (--calibration, a file of options, udev) has no part in it: the new one takes its place. It is for the
      panel as the display has it before xrandr or --rotate turns the picture; touches follow those by themselves.
      Esc, 30 seconds without a touch or a signal end it with status 69, and nothing is changed.
      """)

  static func run(_ given: Arguments) throws(AppError) {
    try ConfigurationFile.with(given, for: spec, calibrate)
  }

  private static func calibrate(_ arguments: Arguments) throws(AppError) {
    let crosses = try crosses(arguments)
    let appearance =
      try arguments.choice("appearance", KeyboardAppearance.allCases.map { ($0.name, $0) }) ?? .default
    var screen = try ScreenOptions(arguments)
    // Before anybody has touched anything.
    if let file = arguments.value("write") {
      try ConfigurationFile.check(try ConfigurationEdit.read(file), named: file)
    }
    let device: DeviceDescription
    let result: CalibrationResult
    if let file = arguments.value("recording") {
      let takes = try Take.read([file])
      guard let described = takes[0].recording.device else { throw AppError(.data, "\(file): no device") }
      device = described
      let pictures = try CalibrationReplay.Pictures.wanted(arguments, screen: screen, appearance: appearance)
      var replay = CalibrationReplay(takes[0], crosses: crosses, screen: screen, pictures: pictures)
      result = try replay.run()
    } else {
      guard !arguments.has("picture"), !arguments.has("pictures") else {
        throw .usage("--picture and --pictures are for --recording")
      }
      (device, result) = try measure(arguments, crosses, &screen, appearance)
    }
    try tell(result, of: device, arguments)
  }

  private static func crosses(_ arguments: Arguments) throws(AppError) -> Int {
    guard let word = arguments.value("targets") else { return CalibrationTargets.counts[0] }
    guard let count = Int(word), CalibrationTargets.counts.contains(count) else {
      throw .usage("--targets “\(word)” is neither 5 nor 9")
    }
    return count
  }

  private static func measure(
    _ arguments: Arguments, _ crosses: Int, _ screen: inout ScreenOptions, _ appearance: KeyboardAppearance
  ) throws(AppError) -> (DeviceDescription, CalibrationResult) {
    let driver = try arguments.choice("display", [("auto", Screen.Driver.auto), ("x11", .x11)]) ?? .auto
    let look = try KeyboardView.Look(screen, monitor: MonitorOption.monitor(arguments), volume: nil)
    let data = try DataFolder(arguments)
    var signals: Signals
    do { signals = try Signals() } catch { throw AppError(.software, error.description) }
    var device = try open(arguments.words.first)
    let panel: PanelDescription
    do {
      panel = try PanelDescription(device.description)
    } catch {
      throw AppError(.unavailable, "\(device.path) (\(device.description.name)): \(error.reason)")
    }
    var inUse = ""
    if let known = UdevDevice(node: device.path), let matrix = PanelCalibration.matrix(known, device.path) {
      inUse = "; udev's matrix \(matrix.text) is not applied meanwhile"
    }
    Output.error("calibrating \(device.description.name) (\(device.path))\(inUse)")
    var window = try CalibrationWindow(
      panel: panel, crosses: crosses, screen: &screen, driver: driver, look: look, appearance: appearance, data: data)
    let result = try window.run(&device, panel: panel, signals: &signals)
    return (device.description, result)
  }

  private static func open(_ path: String?) throws(AppError) -> EvdevPanel {
    do throws(EvdevError) {
      if let path { return try EvdevPanel(path: path) }
      return try EvdevPanel(path: PanelFinder().touchscreens()[0])
    } catch {
      switch error {
      case .noDevice(let path):
        throw AppError(error.status, "no input device \(path); without one named, the first touchscreen is calibrated")
      case .noTouchscreen(let folder):
        throw AppError(
          error.status,
          "no touchscreen among the devices in \(folder): plug one in, or name a device: keypane calibrate DEVICE")
      case .noUinput, .noAccess, .notInputDevice, .gone, .system: throw AppError(error.status, error.description)
      }
    }
  }

  private static func tell(
    _ result: CalibrationResult, of device: DeviceDescription, _ arguments: Arguments
  ) throws(AppError) {
    Output.error("the crosses fit within \(result.worst.text), the check within \(result.check.text)")
    if let file = arguments.value("write") {
      try ConfigurationEdit.set(Calibration.option, to: result.matrix.text, in: file)
      Output.error("written to \(file)")
    }
    if arguments.has("udev") {
      try Program.say(UdevRule(device: device, matrix: result.matrix).text)
    } else {
      try Program.say(result.matrix.text + "\n")
    }
  }
}
