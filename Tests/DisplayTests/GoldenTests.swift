import Display
import KeyboardCore
import Testing

extension DisplayTests {
  /// Keyboards drawn and compared with pictures that were looked at.
  ///
  /// `KEYPANE_REWRITE_GOLDEN=1` writes the pictures anew; look at them before they are committed.
  @Suite struct GoldenTests {
    static let small = KeySize(width: 800, height: 480)
    static let tall = KeySize(width: 480, height: 800)
    static let phone = KeySize(width: 780, height: 1688)

    static let pictures: [(name: String, picture: KeyboardPicture)] = [
      ("letters-light", PictureFixture.letters(screen: small)),
      (
        "letters-dark-preview",
        PictureFixture.letters(
          screen: phone, scale: 2, appearance: .dark, shift: .on,
          returnKey: PictureFixture.Cap(label: "Emergency Call", width: 2.5, style: .action)
        ).pressing("P", preview: true)
      ),
      (
        "letters-locked",
        PictureFixture.letters(
          screen: tall, shift: .locked,
          returnKey: PictureFixture.Cap(label: "go", width: 2.5, style: .action, isEnabled: false)
        ).pressing("G", preview: true)
      ),
      ("number-pad", PictureFixture.pad(screen: tall).pressing("5", preview: false)),
      ("phone-pad-dark", PictureFixture.pad(screen: small, corner: "+*#", appearance: .dark)),
      ("email", PictureFixture.email(screen: tall)),
      ("tablet-secondary", PictureFixture.tablet(screen: KeySize(width: 1024, height: 768)).locking("123")),
      (
        "high-contrast",
        PictureFixture.letters(
          screen: tall, appearance: .highContrast, shift: .locked,
          returnKey: PictureFixture.Cap(label: "go", width: 2.5, style: .action, isEnabled: false)
        ).pressing("space", preview: false).locking("123").loading
      ),
      (
        "emoji-search",
        PictureFixture.letters(screen: tall).relabelled(
          [.query, .text, .pageUp, .pageDown, .search], ["hand", "👋", "", "", ""], widening: 3)
      ),
      ("scripts", PictureFixture.scripts(screen: KeySize(width: 480, height: 800))),
      ("scripts-1.5", PictureFixture.scripts(screen: KeySize(width: 720, height: 1200), scale: 1.5)),
      ("scripts-3", PictureFixture.scripts(screen: KeySize(width: 1440, height: 2400), scale: 3)),
      (
        "alternates-left",
        PictureFixture.letters(screen: tall).offering(["q", "é", "è", "ê", "ë"], over: "q", selected: 2).loading
      ),
      (
        "alternates-dark",
        PictureFixture.letters(screen: phone, scale: 2, appearance: .dark)
          .offering(["h", "ĥ", "ħ"], over: "h", selected: 1)
      ),
      (
        "alternates-high-contrast",
        PictureFixture.letters(screen: tall, appearance: .highContrast)
          .offering(["t", "ť", "þ", "ț"], over: "t", selected: 3)
      ),
      (
        "menu",
        PictureFixture.letters(screen: tall).offering(
          ["English (US)", "Deutsch", "한국어", "Emoji"], over: "123", style: .menu, selected: 1)
      ),
      (
        "petals",
        PictureFixture.pad(screen: tall).offering(["あ", "い", "う", "え", "お"], over: "5", style: .petals, selected: 2)
      ),
      ("preview-without-bar", PictureFixture.letters(screen: tall, hasBar: false).pressing("w", preview: true)),
    ]

    @Test(arguments: pictures.indices)
    func matchesTheGoldenPicture(_ index: Int) throws {
      let (name, picture) = Self.pictures[index]
      let painter = KeyboardPainter(artwork: try SourceTree.artwork())
      var canvas = try Canvas(frame: picture.frame.union(painter.overhang(of: picture)))
      canvas.clear(to: 0x7F9FBF)
      try painter.draw(picture, on: &canvas)
      try painter.drawOverhang(of: picture, on: &canvas)
      try Golden.compare(canvas, name)
    }
  }
}

enum Golden {
  /// Antialiasing may differ a little between versions of FreeType and HarfBuzz; a moved key or letter may not.
  private static let tolerance = 40
  /// Of all pixels, those that may differ by more.
  private static let share = 0.001

  static func compare(_ canvas: borrowing Canvas, _ name: String) throws {
    let path = "\(SourceTree.root)/Tests/DisplayTests/Golden/\(name).png"
    if SourceTree.rewritesGolden {
      try canvas.writePNG(to: path)
      return
    }
    let golden = try Canvas(readingPNG: path)
    let hint = "golden pictures are those of Debian 12's fonts and libraries; KEYPANE_REWRITE_GOLDEN=1 rewrites them"
    let compared = canvas.difference(from: golden, tolerance: tolerance)
    let difference = try #require(compared, "\(name) has another size than its golden picture: \(hint)")
    let allowed = Int(Double(canvas.frame.width * canvas.frame.height) * share)
    if difference.pixels > allowed {
      let drawn = try SourceTree.temporaryFolder() + "/\(name).png"
      try canvas.writePNG(to: drawn)
      Issue.record(
        "\(name): \(difference.pixels) pixels differ within \(difference.bounds); drawn: \(drawn), golden: \(path); \(hint)"
      )
    }
  }
}
