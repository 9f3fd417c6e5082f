import Display
import KeyboardCore
import Posix
import Testing

extension DisplayTests {
  @Suite struct CanvasTests {
    @Test(arguments: [(0, 0), (-1, 5), (1, 0), (20000, 20000), (16385, 1), (16384, 16384)])
    func refusesImpossibleSizes(width: Int, height: Int) {
      #expect(throws: DisplayError.self) {
        _ = try Canvas(frame: KeyRect(x: 0, y: 0, width: width, height: height))
      }
    }

    @Test func aScreenOfOnePixelIsDrawn() throws {
      let key = KeyCap(id: "a", rect: KeyRect(x: 0, y: 0, width: 1, height: 1), label: "a", isPressed: true)
      let frame = KeyRect(x: 0, y: 0, width: 1, height: 1)
      let picture = KeyboardPicture(
        frame: frame, bar: frame, keys: [key], preview: KeyPreview(key: key.rect, label: "a"), scale: .nan)
      var canvas = try Canvas(frame: frame)
      try KeyboardPainter(artwork: try SourceTree.artwork()).draw(picture, on: &canvas)
      let (inside, outside) = (canvas.pixel(at: KeyPoint(x: 0, y: 0)), canvas.pixel(at: KeyPoint(x: 1, y: 0)))
      #expect(inside != nil && inside != 0xFF00_0000)
      #expect(outside == nil)
    }

    @Test func keysOutsideTheCanvasAreCutOff() throws {
      let picture = PictureFixture.letters(screen: KeySize(width: 480, height: 320))
      let painter = KeyboardPainter(artwork: try SourceTree.artwork())
      var whole = try Canvas(frame: picture.frame)
      try painter.draw(picture, on: &whole)
      let part = picture.frame.outset(by: -37)
      var canvas = try Canvas(frame: part)
      try painter.draw(picture, on: &canvas)
      for point in [KeyPoint(x: part.x, y: part.y), part.centre, KeyPoint(x: part.maxX - 1, y: part.maxY - 1)] {
        let (one, other) = (canvas.pixel(at: point), whole.pixel(at: point))
        #expect(one == other)
      }
    }

    @Test func aPictureIsReadAsItWasWritten() throws {
      let folder = try SourceTree.temporaryFolder()
      let picture = PictureFixture.email(screen: KeySize(width: 480, height: 320))
      var canvas = try Canvas(frame: picture.frame)
      try KeyboardPainter(artwork: try SourceTree.artwork()).draw(picture, on: &canvas)
      try canvas.writePNG(to: folder + "/email.png")
      let read = try Canvas(readingPNG: folder + "/email.png")
      let difference = canvas.difference(from: read)
      #expect(difference?.pixels == 0)
      let names = try Files.list(folder)
      #expect(names == ["email.png"])
    }

    @Test func aFolderThatIsMissingIsSaid() throws {
      let canvas = try Canvas(frame: KeyRect(x: 0, y: 0, width: 2, height: 2))
      do {
        try canvas.writePNG(to: "/nowhere/at/all.png")
        Issue.record("written")
      } catch {
        #expect(error.kind == .cannotCreate)
        #expect(error.description.contains("/nowhere/at/all.png"))
      }
    }

    @Test func missingIconsAreSaid() throws {
      let picture = PictureFixture.letters(screen: KeySize(width: 480, height: 320))
      var canvas = try Canvas(frame: picture.frame)
      let painter = KeyboardPainter(artwork: try Artwork(assets: "/nowhere"))
      do {
        try painter.draw(picture, on: &canvas)
        Issue.record("drawn")
      } catch {
        #expect(error.kind == .missingInput)
        #expect(error.description.contains("/nowhere/icons/"))
      }
    }
  }
}
