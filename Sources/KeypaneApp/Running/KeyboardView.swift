import Display
import KeyboardCore

/// The keyboard's window and what it shows.
package struct KeyboardView: ~Copyable {
  private var window: Window
  private let painter: KeyboardPainter
  private var canvas: Canvas?
  private var shown: KeyboardPicture?
  private let driver: Screen.Driver
  private let data: DataFolder

  package init(driver: Screen.Driver, data: DataFolder) throws(AppError) {
    let made: Window
    let artwork: Artwork
    do {
      artwork = try Artwork(assets: data.assets)
      let screen = try Screen(driver: driver)
      let size = screen.size
      // It has no place before there is a keyboard to show; hidden, at the lower edge, it is ready.
      let height = max(1, size.height / 2)
      made = try Window(
        .keyboard, on: screen, frame: KeyRect(x: 0, y: size.height - height, width: size.width, height: height),
        title: "Keypane")
    } catch {
      throw AppError(error)
    }
    painter = KeyboardPainter(artwork: artwork)
    window = made
    self.driver = driver
    self.data = data
  }

  /// The same on the display as it is now, with nothing shown yet. SDL learns a display's size only when it opens it.
  consuming func reopened() throws(AppError) -> KeyboardView {
    let (driver, data) = (driver, data)
    _ = consume self
    return try KeyboardView(driver: driver, data: data)
  }

  var screenSize: KeySize { window.screenSize }

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
      } else {
        window.move(to: picture.frame)
        var fresh = try Canvas(frame: picture.frame)
        try painter.draw(picture, on: &fresh)
        try window.present(fresh)
        canvas = consume fresh
        window.show()
      }
      shown = picture
    } catch {
      throw AppError(error)
    }
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
