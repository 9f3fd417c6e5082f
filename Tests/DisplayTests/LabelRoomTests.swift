import KeyboardCore
import Testing

@testable import Display
@testable import KeypaneApp

extension DisplayTests {
  /// What stands on a key keeps away from the key's edges, in every language and on every plane: letters that hang, such
  /// as those of Arabic, and wide ones on the narrow keys of a phone.
  @Suite struct LabelRoomTests {
    struct Board: Sendable, CustomTestStringConvertible {
      var language: String
      var idiom: Idiom
      var testDescription: String { "\(language) \(idiom.rawValue)" }

      static let all = [
        "en_US", "en_GB", "de", "fr", "es", "it", "pt_BR", "pt_PT", "nl", "sv", "da", "nb", "fi", "is", "pl", "cs",
        "sk", "hu", "ro", "hr", "sr", "bg", "el", "ru", "uk", "tr", "he", "ar", "fa", "hi", "th", "vi", "ja",
        "ja-romaji", "ko",
      ].flatMap { language in Idiom.allCases.map { Board(language: language, idiom: $0) } }

      /// Each plane as it is shown, without shift and with it.
      func pictures() throws -> [(plane: String, picture: KeyboardPicture)] {
        let screen =
          switch idiom {
          case .phone: "390x844"
          case .tablet: "1024x768"
          }
        let options = [
          "--data", SourceTree.root, "--languages", language, "--idiom", idiom.rawValue, "--screen", screen,
          "--autocapitalization", "none",
        ]
        let shown = try ShownKeyboard(Arguments(options, for: PictureCommand.spec))
        let (plan, traits) = (shown.keyboard.plan, shown.keyboard.traits)
        return try plan.planes.indices.flatMap { index in
          var keyboard = Keyboard(plan: plan, traits: traits, plane: index)
          var pictures = [(plan.planes[index].id, keyboard.picture())]
          if plan.planes[index].keys.contains(where: { $0.key.id == "shift" }) {
            try keyboard.touch("shift", .tap, finger: 1)
            pictures.append((plan.planes[index].id + " with shift", keyboard.picture()))
          }
          return pictures
        }
      }
    }

    @Test("Labels keep away from the edges of their keys", arguments: Board.all)
    func room(_ board: Board) throws {
      let painter = KeyboardPainter(artwork: try SourceTree.artwork())
      for (plane, picture) in try board.pictures() {
        let metrics = painter.metrics(of: picture)
        var canvas = try Canvas(frame: picture.frame)
        try painter.draw(picture, on: &canvas)
        for key in picture.keys where key.style == .character && key.symbol == .text && !key.label.isEmpty {
          let below = metrics.inkMargin(keyHeight: key.rect.height)
          let beside = key.showsLetter ? metrics.letterMargin(keyWidth: key.rect.width) : 1
          let radius = metrics.cornerRadius(keyHeight: key.rect.height)
          let cap = key.rect
          let bands = [
            KeyRect(x: cap.x + radius, y: cap.maxY - below, width: cap.width - 2 * radius, height: below),
            KeyRect(x: cap.x + radius, y: cap.y, width: cap.width - 2 * radius, height: 1),
            KeyRect(x: cap.x, y: cap.y + radius, width: beside, height: cap.height - 2 * radius),
            KeyRect(x: cap.maxX - beside, y: cap.y + radius, width: beside, height: cap.height - 2 * radius),
          ]
          for band in bands {
            let isPlain = canvas.isPlain(in: band)
            #expect(isPlain, "\(plane): \(key.label) in \(band) of \(cap)")
          }
        }
      }
    }

    @Test("Words on the keys of other planes are as large as 123", arguments: Board.all)
    func words(_ board: Board) throws {
      let painter = KeyboardPainter(artwork: try SourceTree.artwork())
      for (plane, picture) in try board.pictures() {
        let metrics = painter.metrics(of: picture)
        for key in picture.keys where key.style == .function && key.symbol == .text {
          let size = metrics.word(keyHeight: key.rect.height)
          let advance = painter.artwork.lettering.advance(of: key.label, size: size)
          let room = key.rect.width - 2 * metrics.labelMargin(key.label)
          // A size or two smaller is not seen.
          #expect(advance * 15 <= room * 16, "\(plane): \(key.label)")
        }
      }
    }
  }
}

extension Canvas {
  /// One colour fills the rectangle.
  fileprivate func isPlain(in rect: KeyRect) -> Bool {
    let first = pixel(at: KeyPoint(x: rect.x, y: rect.y))
    for y in rect.y..<rect.maxY {
      for x in rect.x..<rect.maxX where pixel(at: KeyPoint(x: x, y: y)) != first { return false }
    }
    return true
  }
}
