import KeyboardCore
import Testing

@testable import Display

extension DisplayTests {
  @Suite struct ReturnKeyTests {
    private func canvas(_ label: String, symbol: KeyCap.Symbol = .return) throws -> Canvas {
      let picture = PictureFixture.letters(
        screen: KeySize(width: 480, height: 320),
        returnKey: PictureFixture.Cap(label: label, width: 2.5, style: .action, symbol: symbol))
      var canvas = try Canvas(frame: picture.frame)
      try KeyboardPainter(artwork: try SourceTree.artwork()).draw(picture, on: &canvas)
      return canvas
    }

    private func isSame(_ one: borrowing Canvas, _ other: borrowing Canvas) -> Bool {
      one.difference(from: other, tolerance: 0)?.pixels == 0
    }

    @Test("A label that no font has the letters of gives way to the icon", arguments: ["ፈልግ", "ᠬᠠᠢᠬᠤ"])
    func icon(label: String) throws {
      #expect(isSame(try canvas(label), try canvas("")))
      #expect(!isSame(try canvas(label, symbol: .text), try canvas("")))
    }

    @Test(
      "Any other label stands on the key", arguments: ["search", "найти", "αναζήτηση", "tìm", "חפש", "جستجو", "검색"])
    func label(label: String) throws {
      #expect(isSame(try canvas(label), try canvas(label, symbol: .text)))
      #expect(!isSame(try canvas(label), try canvas("")))
    }

    @Test(
      "Which way a text is written",
      arguments: [
        ("", WritingScript.fromTheLeft), ("search", .fromTheLeft), ("123", .fromTheLeft), ("найти", .fromTheLeft),
        ("חפש", .hebrew), ("שיחת חירום", .hebrew), ("بحث", .arabic), ("مكالمة طوارئ", .arabic), ("جستجو", .arabic),
        ("۱۲۳", .fromTheLeft), ("abc بحث", .fromTheLeft),
      ])
    func script(text: String, script: WritingScript) {
      #expect(WritingScript(of: text) == script)
    }

    @Test("Arabic letters are joined: a word is narrower than its letters apart")
    func joined() throws {
      var lettering = try Lettering(nil)
      let apart = "بحث".reduce(0) { $0 + lettering.advance(of: String($1), size: 40) }
      #expect(lettering.advance(of: "بحث", size: 40) < apart)
    }
  }
}
