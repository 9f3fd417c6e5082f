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
      if let keyboard, let shown = shownKeyboard, keyboard.frame == shown.frame {
        damage += try keyboards.update(from: shown, to: keyboard, on: &canvas)
      } else if let keyboard {
        try keyboards.draw(keyboard, on: &canvas)
        damage.append(keyboard.frame)
      }
      shownKeyboard = keyboard
    } catch {
      throw AppError(error)
    }
    return damage
  }

  /// Writes what the canvas shows.
  func write(to path: String) throws(AppError) {
    do { try canvas.writePNG(to: path) } catch { throw AppError(error) }
  }
}

extension AppError {
  package init(_ error: DisplayError) {
    let status: ExitStatus =
      switch error.kind {
      case .missingInput: .noInput
      case .cannotCreate: .cannotCreate
      case .notPermitted: .noPermission
      case .unavailable: .unavailable
      }
    self.init(status, error.description)
  }
}
