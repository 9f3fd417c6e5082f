import Display
import Evdev
import KeyboardCore
import Posix

/// Calibrates a panel in a window that fills its screen.
struct CalibrationWindow: ~Copyable {
  private var window: Window
  private var canvas: Canvas
  private let painter: CalibrationPainter
  private let scale: Double
  private let appearance: KeyboardAppearance
  private var session: CalibrationSession
  private var poller = Poller()

  /// - Parameter screen: becomes what the display is.
  init(
    panel: PanelDescription, crosses: Int, screen: inout ScreenOptions, driver: Screen.Driver,
    look: KeyboardView.Look, appearance: KeyboardAppearance, data: DataFolder
  ) throws(AppError) {
    let artist = try CalibrationPainter(assets: data.assets, theme: screen.theme)
    let made = try Self.window(driver: driver, look: look)
    try screen.follow(DisplayState(size: made.screenSize, turn: made.displayTurn, picture: made.rotation))
    let area = try Canvas(wholeOf: made.screenSize)
    painter = artist
    scale = screen.scale
    self.appearance = appearance
    session = CalibrationSession(
      panel: panel, targets: CalibrationTargets(crosses, on: made.screenSize), rotation: screen.panelRotation,
      start: Clock.monotonic())
    canvas = area
    window = made
  }

  /// A window over the whole monitor, hidden.
  private static func window(driver: Screen.Driver, look: KeyboardView.Look) throws(AppError) -> Window {
    do {
      let display = try Screen(driver: driver, monitor: look.monitor)
      let rotation = look.rotation(on: display.size)
      let size = rotation.turned(display.size)
      return try Window(
        .keyboard, on: display, frame: KeyRect(x: 0, y: 0, width: size.width, height: size.height),
        title: "Keypane calibration", rotation: rotation)
    } catch {
      throw AppError(error)
    }
  }

  /// Runs until there is a result.
  /// - Throws: where it is given up, by whoever stands there or because nobody does.
  mutating func run(_ device: inout EvdevPanel, panel: PanelDescription, signals: inout Signals) throws(AppError)
    -> CalibrationResult
  {
    var tracker = TouchTracker(panel: panel)
    var frame = TouchFrame()
    try draw()
    window.show()
    window.takeKeys()
    try present()
    while !session.isOver {
      try takeWindowEvents()
      try wait(device, &signals)
      var isChanged = false
      do throws(EvdevError) {
        while let event = try device.next() {
          if tracker.handle(event, into: &frame) { isChanged = session.handle(frame) || isChanged }
        }
      } catch {
        throw AppError(error.status, "\(error); nothing was changed")
      }
      isChanged = session.wake(at: Clock.monotonic()) || isChanged
      if isChanged, !session.isOver {
        try draw()
        try present()
      }
    }
    if case .failed(let failure) = session.stage { throw Self.givenUp(failure.says) }
    guard let result = session.result else { throw Self.givenUp("there is no result") }
    return result
  }

  private static func givenUp(_ reason: String) -> AppError {
    AppError(.unavailable, "the panel was not calibrated: \(reason); nothing was changed")
  }

  /// - Throws: where what the window system has to say ends the calibration.
  private mutating func takeWindowEvents() throws(AppError) {
    var arrived: [WindowEvent] = []
    repeat {
      do { arrived = try window.events() } catch { throw AppError(error) }
      for event in arrived {
        switch event {
        case .quit: throw Self.givenUp("its window was closed")
        case .escape: throw Self.givenUp("Esc was pressed")
        case .screenChanged: throw Self.givenUp("the display has changed")
        case .exposed:
          try present()
          // SDL gives keys back that a window had before it was seen.
          window.takeKeys()
        case .resized, .pointer, .hovered: break
        }
      }
    } while !arrived.isEmpty
  }

  private mutating func wait(_ device: borrowing EvdevPanel, _ signals: inout Signals) throws(AppError) {
    poller.removeAll()
    let signal = poller.add(signals.raw)
    poller.add(device.raw)
    if let descriptor = window.descriptor { poller.add(descriptor) }
    do throws(SystemError) {
      try poller.wait(until: session.deadline)
      guard poller.isReadable(signal), try signals.next() != nil else { return }
    } catch {
      throw AppError(.software, error.description)
    }
    throw Self.givenUp("it was interrupted")
  }

  private mutating func draw() throws(AppError) {
    do {
      try painter.draw(CalibrationPicture(session, scale: scale, appearance: appearance), on: &canvas)
    } catch {
      throw AppError(error)
    }
  }

  private mutating func present() throws(AppError) {
    do { try window.present(canvas) } catch { throw AppError(error) }
  }
}

extension Canvas {
  /// For a whole screen.
  init(wholeOf screen: KeySize) throws(AppError) {
    do {
      try self.init(frame: KeyRect(x: 0, y: 0, width: screen.width, height: screen.height))
    } catch {
      throw AppError(error)
    }
  }
}

extension CalibrationPainter {
  /// With letters of its own.
  init(assets: String, theme: Theme) throws(AppError) {
    do { self.init(artwork: try Artwork(assets: assets, theme: theme)) } catch { throw AppError(error) }
  }
}
