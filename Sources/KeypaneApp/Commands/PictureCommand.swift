import Display
import KeyboardCore
import Posix

/// `keypane picture`: a field's keyboard, drawn.
enum PictureCommand {
  static let spec = CommandSpec(
    name: "picture",
    summary: "draws a field's keyboard into a PNG file",
    options: [
      OptionSpec("output", short: "o", value: "FILE.png", "the file to write"),
      OptionSpec(
        "gallery", value: "DIR", "write every keyboard type x idiom x appearance and a page, index.html, into a folder"),
      ShownKeyboard.planeSpec, ShownKeyboard.keymapSpec, KeyPolicyOption.simulatorSpec, OfferOption.spec,
      OptionSpec(
        "press", value: "KEY",
        "a key that a finger holds: its id as keypane keys names it, what it types, or its role; bar:1 is in the bar"),
      OptionSpec("hold", value: "KEY", "the same, held until the key shows what else it has"),
      OptionSpec("shift", value: "STATE", "off (the default), on or locked"),
    ] + FieldOptions.specs + ScreenOptions.specs + DataFolder.specs,
    details: "example: keypane picture -o mail.png --content-type emailAddress --screen 1280x800 --appearance dark")

  static func run(_ arguments: Arguments) throws(AppError) {
    if let folder = arguments.value("gallery") { return try gallery(folder, arguments) }
    guard let path = arguments.value("output"), !path.isEmpty else {
      throw .usage("picture needs a file: -o FILE.png, or a folder: --gallery DIR")
    }
    try PicturePath.check(path, option: "output")
    var shown = try ShownKeyboard(arguments)
    if let note = shown.keyboard.plan.geometry.crampedNote { Output.error(note) }
    let states: [(String, ShiftMachine.State)] = [("off", .off), ("on", .on), ("locked", .locked)]
    if let shift = try arguments.choice("shift", states) { try shown.keyboard.show(shift) }
    try OfferOption.offer(arguments, on: &shown.keyboard)
    if let key = arguments.value("press") { try shown.keyboard.touch(key, .press, option: "press") }
    if let key = arguments.value("hold") { try shown.keyboard.touch(key, .hold, option: "hold") }
    do {
      let painter = KeyboardPainter(artwork: try Artwork(assets: shown.data.assets, theme: shown.screen.theme))
      let canvas = try painter.canvas(of: shown.keyboard.picture())
      try canvas.turned(canvas.frame, by: shown.screen.pictureRotation).writePNG(to: path)
    } catch {
      throw AppError(error)
    }
  }

  private static func gallery(_ folder: String, _ arguments: Arguments) throws(AppError) {
    if let other = ["output", "plane", "press", "hold", "shift", "offer"].first(where: { arguments.has($0) }) {
      throw .usage("--\(other) is for one picture, not for a gallery")
    }
    try Gallery(arguments).write(to: folder) { done, all in Output.progress("\(done) of \(all) pictures") }
    Output.progress("")
    try Program.say("\(folder)/index.html\n")
  }
}
