import Display
import KeyboardCore

/// The keyboard's window and what it shows.
package struct KeyboardView: ~Copyable {
  private var window: Window
  private let painter: KeyboardPainter
  private var canvas: Canvas?
  private var shown: KeyboardPicture?

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
  }

  var screenSize: KeySize { window.screenSize }

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
    let events = window.events()
    if events.contains(.exposed), let kept = canvas.take() {
      do { try window.present(kept) } catch { throw AppError(error) }
      canvas = consume kept
    }
    return events
  }
}
