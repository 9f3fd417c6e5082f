import KeyboardCore
import Testing

/// What fingers do on a keyboard that is set up otherwise than by default: the script and what it types.
@Suite struct SettingsTests {
  typealias Row = (script: String, typed: String)

  private func typed(_ script: String, _ change: (inout KeyboardSettings) -> Void) -> GestureBoard {
    var settings = KeyboardSettings()
    change(&settings)
    var board = GestureBoard(settings: settings)
    board.play(script)
    return board
  }

  static let touchDown: [Row] = [
    ("0 down 1 t", "t"),
    ("0 down 1 t; 50 up 1", "t"),
    ("0 down 1 t; 50 cancel 1", "t"),
    ("0 down 1 t; 50 move 1 t@50,900; 90 up 1", "t"),
    ("0 down 1 e; 600 up 1", "e"),
    ("0 down 1 e; 600 move 1 e@150,-60; 650 up 1", "e 1→é"),
    ("0 down 1 d; 600 up 1", "d 1→y"),
    ("0 down 1 e; 600 move 1 e@150,-60; 650 cancel 1", "e"),
    // A pop-up that another finger ends has typed before that one does.
    ("0 down 1 e; 600 move 1 e@150,-60; 650 down 2 t", "e 1→é t"),
    // What another finger has typed since stands before the cursor: nothing may take its place.
    ("0 down 1 e; 100 down 2 t; 700 move 1 e@150,-60; 750 up 1; 760 up 2", "e t"),
    // Keys with flicks mean something else when the finger moves.
    ("0 down 1 q", ""),
    ("0 down 1 q; 30 move 1 q@50,140; 50 up 1", "1"),
    ("0 down 1 k; 50 up 1 k@50,-100", "ku"),
    ("0 down 1 m; 50 up 1; 200 down 1 m", "m 1→n"),
    ("0 down 1 space", ""),
    ("0 down 1 space; 20 down 2 t", "  t"),
    ("0 down 1 shift; 20 down 2 t", "T"),
    ("0 down 1 control; 20 up 1; 40 down 1 t; 900 up 1", "C-t"),
    ("0 down 1 control; 20 up 1; 40 down 1 e; 900 wait", "C-e"),
    ("0 down 1 to-signs; 20 up 1; 40 down 1 apos; 60 down 2 t", "' t"),
    ("0 down 1 return", ""),
  ]

  @Test(arguments: touchDown) func onTouchDown(_ row: Row) {
    let board = typed(row.script) { $0.commit = .touchDown }
    #expect(board.typed == row.typed, "\(row.script)")
  }

  /// The program has put its cursor elsewhere while a pop-up was open over a letter that was typed already.
  @Test func anAlternateDoesNotReplaceWhatItDidNotType() {
    var settings = KeyboardSettings()
    settings.commit = .touchDown
    var board = GestureBoard(settings: settings)
    board.tell("x")
    board.play("0 down 1 e; 600 move 1 e@150,-60")
    board.tell("something else")
    board.play("700 up 1")
    #expect(board.typed == "e" && board.popup == nil)
  }

  static let neighbours: [Row] = [
    ("0 down 1 t; 50 move 1 z; 90 up 1", "z"),
    ("0 down 1 t; 50 move 1 t@104,50; 90 up 1", "t"),
    ("0 down 1 t; 50 move 1 z; 70 move 1 t; 90 up 1", "t"),
    ("0 down 1 t; 50 move 1 d; 700 up 1", "y"),
    ("0 down 1 t; 50 move 1 d; 70 down 2 z; 90 up 2", "d z"),
    ("0 down 1 t; 50 move 1 t@50,-900; 90 move 1 z; 120 up 1", ""),
    ("0 down 1 o; 50 move 1 delete; 2000 up 1", ""),
    ("0 down 1 o; 50 move 1 line; 2000 up 1", ""),
    ("0 down 1 escape; 50 move 1 delete; 90 up 1", ""),
    ("0 down 1 shift; 10 up 1; 20 down 2 t; 50 move 2 z; 90 up 2", "Z"),
  ]

  /// complaint 35: which key is typed, the first or the last, is a choice; by default a finger that leaves its key types
  /// nothing.
  @Test(arguments: neighbours) func toTheNeighbour(_ row: Row) {
    let board = typed(row.script) { $0.slide = .neighbour }
    #expect(board.typed == row.typed, "\(row.script)")
  }

  static let plain: [Row] = [
    ("0 down 1 t; 50 move 1 z; 90 up 1", ""),
    // From a plane key.
    ("0 down 1 to-signs; 90 up 1; 100 down 1 1; 150 up 1", "1"),
    ("0 down 1 to-signs; 50 move 1 1; 90 up 1; 100 down 1 t; 150 up 1", "1 t"),
    ("0 down 1 to-signs; 50 move 1 1; 70 move 1 apos; 90 up 1; 100 down 1 t; 150 up 1", "' t"),
    ("0 down 1 to-signs; 50 move 1 1; 90 cancel 1; 100 down 1 t; 150 up 1", "t"),
    ("0 down 1 to-signs; 50 move 1 1; 70 move 1 1@50,-900; 90 up 1; 100 down 1 t; 150 up 1", "t"),
    ("0 down 1 to-signs; 50 move 1 1; 70 move 1 to-letters; 90 up 1; 100 down 1 1; 150 up 1", "1"),
    ("0 down 1 to-signs; 50 move 1 to-letters@60,50; 90 up 1; 100 down 1 1; 150 up 1", "1"),
    ("0 down 1 to-signs; 20 down 2 1; 40 move 1 apos; 60 up 1; 90 up 2", "1"),
    // Delete: a second finger types, and ends its repeats.
    ("0 down 1 delete; 3150 up 1", "⌫" + String(repeating: " ⌫", count: 25) + " ⌦⌫ ⌦⌫"),
    ("0 down 1 delete; 500 up 1", "⌫"),
    ("0 down 1 delete; 600 down 2 t; 650 up 2; 700 up 1", "⌫ ⌫ t"),
    ("0 down 1 delete; 600 down 2 t; 650 up 2; 5000 up 1", "⌫ ⌫ t"),
    ("0 down 1 delete; 200 down 2 shift; 250 up 2; 5000 up 1", "⌫"),
    ("0 down 1 delete; 600 cancel 1; 5000 wait", "⌫ ⌫"),
    ("0 down 1 line; 650 up 1", "_ _ _"),
    // The space bar.
    ("0 down 1 space; 600 up 1", " "),
    ("0 down 1 space; 600 move 1 space@53,50; 610 up 1", "#106"),
    ("0 down 1 space; 600 move 1 space@47,50; 610 move 1 space@50,50; 620 up 1", "#105 #106"),
    ("0 down 1 space; 600 move 1 space@50,900; 610 up 1", " "),
    ("0 down 1 space; 600 move 1 space@53,50; 610 cancel 1", "#106"),
    ("0 down 1 space; 600 down 2 t; 650 up 2; 700 move 1 space@10,50; 750 up 1", "  t"),
  ]

  /// complaints 31, 32 and 34: repeats stop with the finger, and a second thumb loses nothing.
  @Test(arguments: plain) func asItIs(_ row: Row) {
    let board = typed(row.script) { _ in }
    #expect(board.typed == row.typed, "\(row.script)")
  }

  @Test func timesAreAsked() {
    let board = typed("0 down 1 delete; 450 up 1; 1000 down 1 e; 1201 wait") { settings in
      settings.timing.repeatDelay = .milliseconds(200)
      settings.timing.repeatInterval = .milliseconds(50)
      settings.timing.wordDeleteAfter = .milliseconds(400)
      settings.timing.longPress = .milliseconds(200)
    }
    #expect(board.typed == "⌫ ⌫ ⌫ ⌫ ⌫ ⌦⌫")
    #expect(board.popup == "[e] é è ê")
  }

  /// While the cursor is moved no key types, and none looks as if it did.
  @Test func keysArePaleWhileTheCursorMoves() {
    var board = GestureBoard()
    board.play("0 down 1 space; 600 wait")
    #expect(board.keyboard.picture().keys.allSatisfy { !$0.isEnabled })
    board.play("700 up 1")
    #expect(board.keyboard.picture().keys.allSatisfy { $0.isEnabled })
  }
}
