import Display
import KeyboardCore

/// `keypane picture`: a field's keyboard, drawn.
enum PictureCommand {
  static let spec = CommandSpec(
    name: "picture",
    summary: "draws a field's keyboard into a PNG file",
    options: [
      OptionSpec("output", short: "o", value: "FILE.png", "the file to write"),
      OptionSpec("plane", value: "PLANE", "letters, numbers, symbols, digits, emoji (default: the one it opens on)"),
      OptionSpec("press", value: "KEY", "the id of a key that a finger holds, as keypane keys names it"),
      OptionSpec("hold", value: "KEY", "the same, held until the key shows what else it has"),
      OptionSpec("shift", value: "STATE", "off (the default), on or locked"),
    ] + FieldOptions.specs + ScreenOptions.specs + DataFolder.specs,
    details: "example: keypane picture -o mail.png --content-type emailAddress --screen 1280x800 --appearance dark")

  static func run(_ arguments: Arguments) throws(AppError) {
    guard let path = arguments.value("output"), !path.isEmpty else { throw .usage("picture needs a file: -o FILE.png") }
    var shown = try ShownKeyboard(arguments)
    let shift = try arguments.choice("shift", [("off", 0), ("on", 1), ("locked", 2)]) ?? 0
    for tap in 0..<shift { try touch("shift", finger: UInt32(100 + tap), lifts: true, on: &shown.keyboard) }
    if let key = arguments.value("press") { try touch(key, finger: 1, lifts: false, on: &shown.keyboard) }
    if let key = arguments.value("hold") {
      try touch(key, finger: 1, lifts: false, on: &shown.keyboard)
      var effects = Effects()
      if let deadline = shown.keyboard.deadline { shown.keyboard.wake(at: deadline, into: &effects) }
    }
    do {
      let painter = KeyboardPainter(artwork: try Artwork(assets: shown.data.assets, theme: shown.screen.theme))
      let picture = shown.keyboard.picture()
      let frame = picture.frame.union(painter.overhang(of: picture))
      var canvas = try Canvas(frame: frame)
      canvas.clear(to: painter.screenColour(of: picture))
      try painter.draw(picture, on: &canvas)
      try painter.drawOverhang(of: picture, on: &canvas)
      let rotation = shown.screen.turnsTouchesOnly ? Rotation.none : shown.screen.rotation
      try canvas.turned(frame, by: rotation).writePNG(to: path)
    } catch {
      throw AppError(error)
    }
  }

  /// A finger on the middle of a key.
  private static func touch(
    _ id: String, finger: UInt32, lifts: Bool, on keyboard: inout Keyboard
  ) throws(AppError) {
    let keys = keyboard.plan.planes[keyboard.plane].keys
    guard let key = keys.first(where: { $0.key.id == id }) else {
      throw .unknown("key", id, among: keys.map(\.key.id))
    }
    var effects = Effects()
    let point = key.cap.centre
    keyboard.handle(KeyTouchFrame(touches: [KeyTouch(id: finger, phase: .began, point: point)]), into: &effects)
    if lifts {
      keyboard.handle(KeyTouchFrame(touches: [KeyTouch(id: finger, phase: .ended, point: point)]), into: &effects)
    }
  }
}
