import KeyboardCore
import Testing

/// Touches that land nearer a neighbour than intended (issue 5, complaints of keys that type their neighbours).
@Suite struct TouchModelTests {
  struct Row: Sendable, CustomTestStringConvertible {
    /// How all touches are off before, in hundredths of the cap.
    var learntX = 0
    var learntY = 0
    /// Where the touch lands, from the middle of the key that is under it.
    var key: String
    var x = 0
    var y = 0
    var typed: String

    var testDescription: String { "learnt \(learntX),\(learntY): \(key)@\(x),\(y) is \(typed)" }
  }

  static let rows: [Row] = [
    // Nobody is off: what is hit is meant.
    Row(key: "d", x: -48, typed: "d"), Row(key: "d", x: 48, typed: "d"),
    // All land to the right: the left edge of D is where those land that mean S.
    Row(learntX: 25, key: "d", x: -48, typed: "s"), Row(learntX: 25, key: "d", x: 48, typed: "d"),
    Row(learntX: 25, key: "d", x: -30, typed: "d"),
    // To the left.
    Row(learntX: -25, key: "d", x: 48, typed: "f"), Row(learntX: -25, key: "d", x: -48, typed: "d"),
    // Downwards, from a row into the next, which is staggered.
    Row(learntY: 25, key: "d", x: -40, y: -48, typed: "e"), Row(learntY: 25, key: "d", y: 0, typed: "d"),
    Row(learntY: -25, key: "d", x: 30, y: 48, typed: "x"), Row(learntY: -25, key: "r", x: 40, y: 48, typed: "f"),
    // At the left end of a row there is no neighbour.
    Row(learntX: 25, key: "q", x: -48, typed: "q"),
    // Neither space nor delete gives anything, nor takes.
    Row(learntY: 25, key: "space", y: -48, typed: " "), Row(learntX: -25, key: "m", x: 48, typed: "m"),
    Row(learntY: -25, key: "v", y: 48, typed: "v"),
  ]

  @Test(arguments: rows) func whatIsMeant(_ row: Row) {
    var board = LetterBoard()
    board.learn(x: row.learntX, y: row.learntY)
    _ = board.takeTyped()
    board.tap(row.key, x: row.x, y: row.y)
    #expect(board.takeTyped() == row.typed)
  }

  @Test func switchedOffNothingIsLearnt() {
    var settings = KeyboardSettings()
    settings.touchModel = false
    var board = LetterBoard(settings: settings)
    board.learn(x: 25)
    _ = board.takeTyped()
    board.tap("d", x: -48)
    #expect(board.takeTyped() == "d")
    #expect(board.keyboard.touches == nil)
  }

  /// A finger that trembles at the far side of the edge holds the key that it was taken to mean.
  @Test(arguments: KeyboardSettings.Slide.allCases) func aTremblingFingerKeepsItsKey(_ slide: KeyboardSettings.Slide) {
    var settings = KeyboardSettings()
    settings.slide = slide
    var board = LetterBoard(settings: settings)
    board.learn(x: 25)
    _ = board.takeTyped()
    let point = board.point("d", x: -46)
    board.tap(point, end: KeyPoint(x: point.x + 1, y: point.y + 1))
    #expect(board.takeTyped() == "s")
  }

  /// What one panel does to its touches is not done on another.
  @Test func panelsAreLearntApart() {
    var board = LetterBoard()
    board.learn(x: 25, panel: 1)
    board.learn(x: -25, panel: 2)
    _ = board.takeTyped()
    for panel: UInt32 in [1, 2, 3] {
      board.tap("d", x: -48, panel: panel)
      board.tap("d", x: 48, panel: panel)
    }
    #expect(board.takeTyped() == "sd" + "df" + "dd")
  }

  /// Keyboards of the same layout and size share what was learnt, others do not, and it is there again afterwards.
  @Test func layoutsAreLearntApart() {
    var board = LetterBoard()
    board.learn(x: 25)
    var others: [(LetterBoard, String)] = [
      (LetterBoard(id: "other"), "d"), (LetterBoard(screen: KeySize(width: 600, height: 480)), "d"),
      (LetterBoard(), "s"),
    ]
    for index in others.indices {
      others[index].0.keyboard.takeOverTouches(board.keyboard.touches)
      board.keyboard.takeOverTouches(others[index].0.keyboard.touches)
      others[index].0.tap("d", x: -48)
      #expect(others[index].0.takeTyped() == others[index].1)
    }
    _ = board.takeTyped()
    board.tap("d", x: -48)
    #expect(board.takeTyped() == "s")
  }
}
