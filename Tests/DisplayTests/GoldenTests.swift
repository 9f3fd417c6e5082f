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
      (
        "bar-accounts",
        PictureFixture.letters(screen: KeySize(width: 390, height: 844)).suggesting([
          ("kim@example.com", "home", .contact), ("k.lee@work.example", "work", .contact),
          ("kimberly.longname@subdomain.example.org", "typed before", .history),
        ])
      ),
      (
        "bar-narrow-dark",
        PictureFixture.letters(screen: KeySize(width: 320, height: 480), appearance: .dark).suggesting(
          [
            ("anna@example.com", "example.com", .key), ("Strong password", "", .strongPassword),
            ("anna.maria.gruber@example.com", "shop.example.com", .key),
          ], pressed: 2)
      ),
      (
        "bar-right-to-left",
        PictureFixture.letters(screen: phone, scale: 2).suggesting(
          [
            ("محمد علي", "الاسم", .contact), ("شارع 12، القاهرة", "منزل", .contact),
            ("رحلة LH 123 غدا في الساعة 12", "محمد", .flight),
          ], pressed: 0
        ).mirrored
      ),
      (
        "bar-scripts",
        PictureFixture.letters(screen: tall).suggesting([
          ("กรุงเทพมหานคร อมรรัตนโกสินทร์ มหินทรายุธยา", "บ้าน", .contact),
          ("東京都千代田区永田町一丁目七番一号国会議事堂", "自宅", .contact),
          ("नरेंद्र कुमार शर्मा विश्वविद्यालय मार्ग", "घर", .history),
        ])
      ),
      (
        "bar-code-high-contrast",
        PictureFixture.letters(screen: tall, appearance: .highContrast).suggesting(
          [("123456", "From Messages", .code), ("Visa •••• 4242", "08/29", .card)], pressed: 1)
      ),
      (
        "bar-icons",
        PictureFixture.letters(screen: small).suggesting([
          ("1Z 999 AA1", "UPS", .shipment), ("Save password?", "kim@example.com", .question),
          ("12:30", "", .calendar),
        ])
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
