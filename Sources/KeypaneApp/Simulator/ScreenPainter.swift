import Display
import Forms
import KeyboardCore
import Posix

/// Paints a simulator's whole screen: the form above, the keyboard below; only what has changed since the last time.
struct ScreenPainter: ~Copyable {
  private(set) var canvas: Canvas
  private let keyboards: KeyboardPainter
  private let forms: FormPainter
  private var shownKeyboard: KeyboardPicture?
  private var shownForm: FormPicture?
  /// What the form shows where the keyboard reaches over it.
  private var covered: Canvas?

  /// Paints with the simulator's own letters.
  init(screen: KeySize, _ simulator: borrowing Simulator) throws(AppError) {
    let artwork = try simulator.letters.artwork()
    do {
      canvas = try Canvas(frame: KeyRect(x: 0, y: 0, width: screen.width, height: screen.height))
    } catch {
      throw AppError(error)
    }
    keyboards = KeyboardPainter(artwork: artwork)
    forms = FormPainter(artwork: artwork, appearance: simulator.appearance)
  }

  /// Brings the canvas up to date.
  /// - Returns: what has changed on it.
  mutating func paint(_ simulator: borrowing Simulator) throws(AppError) -> [KeyRect] {
    var damage: [KeyRect] = []
    if let below = covered.take() {
      canvas.copy(below, to: KeyPoint(x: below.frame.x, y: below.frame.y))
      damage.append(below.frame)
    }
    let form = try simulator.formPicture()
    let keyboard = simulator.keyboardPicture
    do {
      if let shownForm {
        damage += try forms.update(from: shownForm, to: form, on: &canvas)
      } else {
        try forms.draw(form, on: &canvas)
        damage.append(form.area)
      }
      shownForm = form
      if keyboard?.frame != shownKeyboard?.frame { damage += clear(around: form.area) }
      if let keyboard, let shown = shownKeyboard, keyboard.frame == shown.frame {
        damage += try keyboards.update(from: shown, to: keyboard, on: &canvas)
      } else if let keyboard {
        try keyboards.draw(keyboard, on: &canvas)
        damage.append(keyboard.frame)
      }
      if let keyboard { damage += try paintOverhang(of: keyboard) }
      shownKeyboard = keyboard
    } catch {
      throw AppError(error)
    }
    return damage
  }

  /// Draws what reaches above the keyboard, and keeps what it covers.
  private mutating func paintOverhang(of keyboard: KeyboardPicture) throws(DisplayError) -> [KeyRect] {
    let area = keyboards.overhang(of: keyboard).intersection(canvas.frame)
    guard !area.isEmpty else { return [] }
    var below = try Canvas(frame: area)
    below.copy(canvas, to: KeyPoint(x: canvas.frame.x, y: canvas.frame.y))
    covered = consume below
    try keyboards.drawOverhang(of: keyboard, on: &canvas)
    return [area]
  }

  /// Forgets what a keyboard has left that was wider or stood elsewhere.
  private mutating func clear(around area: KeyRect) -> [KeyRect] {
    let whole = canvas.frame
    let rest = [
      KeyRect(x: whole.x, y: whole.y, width: whole.width, height: area.y - whole.y),
      KeyRect(x: whole.x, y: area.maxY, width: whole.width, height: whole.maxY - area.maxY),
    ].filter { !$0.isEmpty }
    for rect in rest { forms.clear(rect, on: &canvas) }
    return rest
  }

  /// Writes what the canvas shows, turned clockwise.
  func write(to path: String, turned rotation: Rotation) throws(AppError) {
    do { try canvas.turned(canvas.frame, by: rotation).writePNG(to: path) } catch { throw AppError(error) }
  }
}

extension AppError {
  package init(_ error: DisplayError) {
    let status: ExitStatus =
      switch error.kind {
      case .missingInput: .noInput
      case .cannotCreate: .cannotCreate
      case .badData: .data
      case .notPermitted: .noPermission
      case .unavailable: .unavailable
      }
    self.init(status, error.description)
  }
}
