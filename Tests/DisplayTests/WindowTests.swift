import Display
import KeyboardCore
import Testing

extension DisplayTests {
  /// Windows under SDL's dummy driver; what X11 does with them is tried by hand and by the device tests.
  @Suite struct WindowTests {
    @Test(arguments: [Window.Kind.keyboard, .simulator])
    func showsACanvas(_ kind: Window.Kind) throws {
      let screen = try Screen(driver: .dummy)
      let (driver, size) = (screen.driver, screen.size)
      #expect(driver == "dummy")
      #expect(size.width > 0)
      let picture = PictureFixture.letters(screen: KeySize(width: 640, height: 400))
      var window = try Window(kind, on: screen, frame: picture.frame, title: "Keypane")
      var canvas = try Canvas(frame: picture.frame)
      let painter = KeyboardPainter(artwork: try SourceTree.artwork())
      try painter.draw(picture, on: &canvas)
      var isShown = window.isShown
      #expect(!isShown)
      window.show()
      isShown = window.isShown
      #expect(isShown)
      try window.present(canvas)
      let damage = try painter.update(from: picture, to: picture.pressing("g", preview: true), on: &canvas)
      try window.present(canvas, damage: damage)
      // What lies outside the window is left out, not refused.
      try window.present(canvas, damage: [picture.frame.outset(by: 50), KeyRect(x: -9, y: -9, width: 3, height: 3)])
      _ = try window.events()
      let descriptor = window.descriptor
      #expect(descriptor == nil)
      window.move(to: KeyRect(x: 0, y: 0, width: 320, height: 200))
      let frame = window.frame
      #expect(frame == KeyRect(x: 0, y: 0, width: 320, height: 200))
      window.hide()
      isShown = window.isShown
      #expect(!isShown)
    }

    @Test func anEmptyWindowIsRefused() throws {
      #expect(throws: DisplayError.self) {
        _ = try Window(
          .keyboard, on: try Screen(driver: .dummy), frame: KeyRect(x: 0, y: 0, width: 0, height: 9), title: "")
      }
    }
  }
}
