import Display
import KeyboardCore
import Posix

/// The options that describe the screen.
struct ScreenOptions: Sendable {
  /// Before rotation, in pixels.
  var size: KeySize
  /// No size was given: it is the display's, whatever that becomes.
  let followsDisplay: Bool
  var scale = 1.0
  var rotation = Rotation.none
  /// The window system turns the picture.
  let turnsTouchesOnly: Bool
  /// How far the window system has turned the picture, as far as touches follow it.
  private(set) var displayTurn = Rotation.none
  /// Colours, sizes and the font.
  let theme: Theme
  /// Where on it the keyboard stands, and which keys stand above it.
  var plan = PlanOptions()

  static let specs: [OptionSpec] =
    [
      OptionSpec(
        "screen", value: "WxH", "the screen as people see it, in pixels, such as 800x480, whichever way it is mounted"),
      OptionSpec("scale", value: "FACTOR", "pixels a point, from 0.5 to 8 (default 1)"),
      OptionSpec(
        "rotate", value: "DEGREES",
        "how far screen and touch panel are mounted turned: the picture is turned clockwise by 0, 90, 180 or 270"),
      OptionSpec(
        "rotate-touch", "--rotate is for touches only: the display is turned already, where xrandr does not know of it"),
      OptionSpec("theme", value: "FILE", "colours, sizes and the font: JSON, see Examples/themes.md"),
    ] + PlanOptions.specs

  /// - Parameter fallback: the screen where none is given.
  init(_ arguments: Arguments, fallback: KeySize = KeySize(width: 800, height: 480)) throws(AppError) {
    turnsTouchesOnly = arguments.has("rotate-touch")
    theme = try arguments.value("theme").map(ThemeFile.read) ?? .standard
    if let word = arguments.value("screen") {
      size = try Self.size(word)
      followsDisplay = false
    } else {
      size = try Self.usable(fallback)
      followsDisplay = true
    }
    if let word = arguments.value("scale") {
      guard let factor = Double(decimal: word), KeyboardGeometry.scaleRange.contains(factor) else {
        throw .usage("--scale “\(word)” is not a number from 0.5 to 8")
      }
      scale = factor
    }
    plan = try PlanOptions(arguments)
    plan.style = theme.geometry
    rotation = try arguments.choice("rotate", Rotation.allCases.map { (String($0.rawValue), $0) }) ?? .none
  }

  /// How far we turn the picture on the display.
  var pictureRotation: Rotation { turnsTouchesOnly ? .none : rotation }

  /// The family of shapes that the keyboard has room for.
  var idiom: Idiom { Idiom(fitting: size, scale: scale, placement: plan.placement) }

  /// How far the picture is turned on the panel, by us and by the window system.
  var panelRotation: Rotation { rotation.adding(displayTurn) }

  /// The display has another size or another turn now. Touches follow its turn and ours, except where `--rotate` has said
  /// how far the window system turns the picture.
  /// - Throws: where no keyboard fits it.
  mutating func follow(_ display: DisplayState) throws(AppError) {
    displayTurn = display.picture == rotation ? display.turn : .none
    if followsDisplay { size = try Self.usable(display.size) }
  }

  private static func usable(_ display: KeySize) throws(AppError) -> KeySize {
    guard let reason = objection(to: display) else { return display }
    throw AppError(.unavailable, "the screen of \(display.width)x\(display.height) \(reason); choose --screen")
  }

  private static func size(_ word: String) throws(AppError) -> KeySize {
    let parts = word.split(separator: "x", omittingEmptySubsequences: false)
    guard parts.count == 2, let width = Int(parts[0]), let height = Int(parts[1]) else {
      throw .usage("--screen “\(word)” is not a width and a height in pixels, such as 800x480")
    }
    let size = KeySize(width: width, height: height)
    if let reason = objection(to: size) { throw .usage("--screen \(word) \(reason)") }
    return size
  }

  /// Why a keyboard cannot be laid out on a screen of this size; nil where it can.
  private static func objection(to size: KeySize) -> String? {
    let range = KeyboardGeometry.screenRange
    guard !range.contains(size.width) || !range.contains(size.height) else { return nil }
    return "cannot be used: each side is from \(range.lowerBound) to \(range.upperBound) pixels"
  }
}
