import Display
import KeyboardCore
import Posix

/// The keyboard's window and what it shows.
package struct KeyboardView: ~Copyable {
  private var window: Window
  private let painter: KeyboardPainter
  private var canvas: Canvas?
  private var shown: KeyboardPicture?
  private let driver: Screen.Driver
  private let data: DataFolder
  private let look: Look
  private var sound: Sound?

  /// How the picture stands on the display and what it looks like.
  struct Look: Sendable {
    var theme = Theme.standard
    /// How far the picture is turned clockwise on the display.
    var rotation = Rotation.none
    /// The screen that was asked for, before rotation; nil: the display.
    var screen: KeySize?
    /// Of several, the one that it is on.
    var monitor = Monitor.first
    /// How long the display may take to answer.
    var patience = Screen.patience
    /// Of clicks, in per cent; nil: none.
    var volume: Int?

    init() {}

    /// What the options of the screen ask for.
    init(_ options: ScreenOptions, monitor: Monitor = .first, volume: Int?) {
      self.monitor = monitor
      self.volume = volume
      theme = options.theme
      rotation = options.pictureRotation
      screen = options.followsDisplay ? nil : options.size
    }

    /// How far the picture is turned on a display of a size: not at all where the window system has turned it already,
    /// which a screen of exactly the display's size tells.
    func rotation(on display: KeySize) -> Rotation {
      guard let screen, screen == display, rotation.turned(screen) != display else { return rotation }
      return .none
    }
  }

  package init(driver: Screen.Driver, data: DataFolder) throws(AppError) {
    try self.init(driver: driver, data: data, look: Look())
  }

  /// - Parameter isBack: the monitor has been there; without it another one will do.
  init(driver: Screen.Driver, data: DataFolder, look: Look, isBack: Bool = false) throws(AppError) {
    let made: Window
    let artwork: Artwork
    var sound: Sound?
    do {
      if let volume = look.volume { sound = try Sound(assets: data.assets, volume: volume) }
      artwork = try Artwork(assets: data.assets, theme: look.theme)
      let screen = try Screen(driver: driver, monitor: look.monitor, orFirst: isBack, within: look.patience)
      for reason in screen.passedOver { Output.error("\(reason); \(screen.driver) is taken") }
      let rotation = look.rotation(on: screen.size)
      let size = rotation.turned(screen.size)
      // It has no place before there is a keyboard to show; hidden, at the lower edge, it is ready.
      let height = max(1, size.height / 2)
      made = try Window(
        .keyboard, on: screen, frame: KeyRect(x: 0, y: size.height - height, width: size.width, height: height),
        title: "Keypane", rotation: rotation)
    } catch {
      throw AppError(error)
    }
    painter = KeyboardPainter(artwork: artwork)
    window = made
    self.driver = driver
    self.data = data
    self.look = look
    self.sound = sound
  }

  /// The same on the display as it is now, with nothing shown yet. SDL learns a display's size only when it opens it.
  consuming func reopened() throws(AppError) -> KeyboardView {
    let (driver, data, look) = (driver, data, look)
    _ = consume self
    return try KeyboardView(driver: driver, data: data, look: look, isBack: true)
  }

  /// How it stands on the display.
  var display: DisplayState {
    DisplayState(size: window.screenSize, turn: window.displayTurn, picture: window.rotation)
  }

  /// When the window, covered by another, may be raised again.
  var deadline: Instant? { window.raiseDeadline }

  /// Does what is due.
  mutating func wake(at now: Instant) {
    if let deadline, deadline <= now { window.raise(at: now) }
  }

  var descriptor: Int32? { window.descriptor }

  /// Shows a picture, drawing only what differs from the one before.
  package mutating func show(_ picture: KeyboardPicture) throws(AppError) {
    do {
      if let before = shown, before.frame == picture.frame, var kept = canvas.take() {
        let damage = try painter.update(from: before, to: picture, on: &kept)
        try window.present(kept, damage: damage)
        canvas = consume kept
        if before.popup != picture.popup || before.preview != picture.preview {
          try window.showOverhang(of: picture, painter)
        }
      } else {
        window.move(to: picture.frame)
        var fresh = try Canvas(frame: picture.frame)
        try painter.draw(picture, on: &fresh)
        try window.present(fresh)
        canvas = consume fresh
        window.show()
        // The first picture is there: now there is time for the sound card.
        sound?.start()
        try window.showOverhang(of: picture, painter)
      }
      shown = picture
    } catch {
      throw AppError(error)
    }
  }

  /// Lets a key be heard.
  mutating func play(_ click: KeyClick) {
    sound?.play(click)
    if let failure = sound?.failure() { Output.error(failure) }
  }

  mutating func hide() {
    window.hide()
    shown = nil
    canvas = nil
  }

  /// What the window system told; content that was lost is shown again here.
  mutating func events() throws(AppError) -> [WindowEvent] {
    let events: [WindowEvent]
    do { events = try window.events() } catch { throw AppError(error) }
    if events.contains(.exposed), let kept = canvas.take() {
      do { try window.present(kept) } catch { throw AppError(error) }
      canvas = consume kept
    }
    return events
  }
}
