import KeyboardCore
import Testing

/// What fingers do on keys that offer more than one thing: the script, what it types, and the pop-up at its end.
@Suite struct GestureTests {
  typealias Row = (script: String, typed: String, popup: String?)

  static let longPresses: [Row] = [
    ("0 down 1 e; 500 wait", "", nil),
    ("0 down 1 e; 501 wait", "", "[e] é è ê"),
    ("0 down 1 e; 500 up 1", "e", nil),
    ("0 down 1 e; 600 up 1", "e", nil),
    ("0 down 1 t; 900 wait", "", nil),
    ("0 down 1 t; 900 up 1", "t", nil),
    ("0 down 1 d; 600 wait", "", "d x [y]"),
    ("0 down 1 d; 600 move 1 d@55,55; 610 wait", "", "d x [y]"),
    ("0 down 1 d; 600 up 1", "y", nil),
    // Slid a little before it opens: the place is not chosen by before the finger goes on.
    ("0 down 1 d; 100 move 1 d@90,50; 600 move 1 d@92,50; 610 wait", "", "d x [y]"),
    ("0 down 1 e; 600 move 1 e@150,-60; 610 wait", "", "e [é] è ê"),
    ("0 down 1 e; 600 move 1 e@150,-60; 650 up 1", "é", nil),
    // On the row of keys below the pop-up its columns go on.
    ("0 down 1 e; 600 move 1 e@150,50; 650 up 1", "é", nil),
    ("0 down 1 e; 600 up 1 e@150,-60", "é", nil),
    ("0 down 1 e; 600 move 1 e@150,-60; 610 move 1 e; 650 up 1", "e", nil),
    // Far away nothing is chosen, and coming back chooses again.
    ("0 down 1 e; 600 move 1 e@50,900; 610 wait", "", "e é è ê"),
    ("0 down 1 e; 600 move 1 e@50,900; 650 up 1", "", nil),
    ("0 down 1 e; 600 move 1 e@50,900; 610 move 1 e@150,-60; 650 up 1", "é", nil),
    // On the right half the order is mirrored.
    ("0 down 1 o; 600 move 1 o@-50,-60; 650 up 1", "ö", nil),
    ("0 down 1 e; 600 move 1 e@150,-60; 620 down 2 t; 630 wait", "é", nil),
    ("0 down 1 e; 600 move 1 e@150,-60; 620 down 2 t; 650 up 1; 660 up 2", "é t", nil),
    ("0 down 1 e; 600 cancel 1", "", nil),
    ("0 down 1 e; 300 move 1 e@50,400; 700 move 1 e; 750 up 1", "", nil),
    ("0 down 1 shift; 50 up 1; 100 down 2 e; 700 wait", "", "[E] É È Ê"),
    ("0 down 1 shift; 50 up 1; 100 down 2 e; 700 up 2 e@150,-60; 800 down 3 t; 850 up 3", "É t", nil),
  ]

  static let flicks: [Row] = [
    ("0 down 1 q; 50 up 1", "q", nil),
    ("0 down 1 q; 30 move 1 q@50,140; 50 up 1", "1", nil),
    ("0 down 1 q; 30 move 1 q@50,400; 50 up 1", "1", nil),
    ("0 down 1 q; 30 move 1 q@50,140; 40 move 1 q; 50 up 1", "q", nil),
    ("0 down 1 q; 50 up 1 q@50,140", "1", nil),
    ("0 down 1 q; 30 move 1 q@50,-300; 50 up 1", "", nil),
    ("0 down 1 q; 30 move 1 q@50,140; 50 down 2 t; 60 up 1; 90 up 2", "1 t", nil),
    ("0 down 1 k", "", "[k] ki ku ke ko"),
    ("0 down 1 k; 50 move 1 k@-60,50", "", "k [ki] ku ke ko"),
    ("0 down 1 k; 50 move 1 k@-60,50; 60 move 1 k", "", "[k] ki ku ke ko"),
    ("0 down 1 k; 50 up 1", "k", nil),
    ("0 down 1 k; 50 up 1 k@-900,50", "ki", nil),
    ("0 down 1 k; 50 up 1 k@50,-100", "ku", nil),
    ("0 down 1 k; 50 cancel 1", "", nil),
    ("0 down 1 shift; 20 up 1; 30 down 2 k; 50 up 2 k@50,-100", "KU", nil),
  ]

  static let multiTaps: [Row] = [
    ("0 down 1 m; 50 up 1", "m", nil),
    ("0 down 1 m; 50 up 1; 200 down 2 m; 250 up 2", "m 1→n", nil),
    ("0 down 1 m; 50 up 1; 1000 down 2 m; 1050 up 2", "m 1→n", nil),
    ("0 down 1 m; 50 up 1; 1001 down 2 m; 1051 up 2", "m m", nil),
    (
      "0 down 1 m; 1 up 1; 200 down 1 m; 201 up 1; 400 down 1 m; 401 up 1; 600 down 1 m; 601 up 1",
      "m 1→n 1→ng 2→m", nil
    ),
    ("0 down 1 m; 50 up 1; 100 down 2 t; 150 up 2; 200 down 3 m; 250 up 3", "m t m", nil),
    ("0 down 1 m; 50 up 1; 100 down 2 delete; 150 up 2; 200 down 3 m; 250 up 3", "m ⌫ m", nil),
    ("0 down 1 m; 50 up 1; 100 down 2 left; 150 up 2; 200 down 3 m; 250 up 3", "m #105 m", nil),
    ("0 down 1 m; 50 up 1; 100 down 2 shift; 150 up 2; 200 down 3 m; 250 up 3", "m M", nil),
    ("0 down 1 control; 50 up 1; 100 down 2 m; 150 up 2; 200 down 3 m; 250 up 3", "C-m m", nil),
  ]

  static let modifiers: [Row] = [
    ("0 down 1 control; 20 up 1; 30 down 1 t; 40 up 1; 60 down 1 t; 70 up 1", "C-t t", nil),
    ("0 down 1 control; 20 up 1; 30 down 1 alt; 40 up 1; 60 down 1 t; 70 up 1", "C-A-t", nil),
    (
      "0 down 1 control; 20 up 1; 99 down 1 control; 120 up 1; 130 down 1 t; 140 up 1; 150 down 1 t; 160 up 1",
      "C-t C-t", nil
    ),
    ("0 down 1 control; 20 up 1; 30 down 1 escape; 40 up 1; 60 down 1 t; 70 up 1", "C-#1 t", nil),
    ("0 down 1 control; 20 up 1; 30 down 1 left; 40 up 1; 60 down 1 t; 70 up 1", "C-#105 t", nil),
    ("0 down 1 control; 20 up 1; 30 down 1 left; 700 up 1; 760 down 1 t; 770 up 1", "C-#105 C-#105 C-#105 t", nil),
    ("0 down 1 alt; 20 up 1; 30 down 1 delete; 40 up 1; 60 down 1 delete; 70 up 1", "A-#14 ⌫", nil),
    ("0 down 1 control; 20 up 1; 30 down 1 return; 40 up 1; 60 down 1 return; 70 up 1", "C-#28 ⏎", nil),
    ("0 down 1 control; 20 cancel 1; 30 down 1 t; 40 up 1", "t", nil),
    ("0 down 1 escape; 900 up 1", "#1", nil),
    ("0 down 1 left; 750 up 1", "#105 #105 #105 #105", nil),
  ]

  @Test(arguments: longPresses + flicks + multiTaps + modifiers)
  func gesture(_ row: Row) {
    var board = GestureBoard()
    board.play(row.script)
    #expect(board.typed == row.typed, "\(row.script)")
    #expect(board.popup == row.popup, "\(row.script)")
  }

  static let menus: [Row] = [
    ("0 down 1 globe; 50 up 1", "next", nil),
    ("0 down 1 globe; 501 wait", "", "English [Deutsch] Emoji"),
    ("0 down 1 globe; 600 up 1", "keyboard 1", nil),
    ("0 down 1 globe; 600 up 1 globe@50,-20", "emoji", nil),
    ("0 down 1 globe; 600 up 1 globe@50,-280", "keyboard 0", nil),
    ("0 down 1 globe; 600 up 1 globe@900,50", "", nil),
    ("0 down 1 globe; 600 up 1 globe@50,-20; 700 down 2 t; 750 up 2", "emoji t", nil),
  ]

  @Test(arguments: menus) func globe(_ row: Row) {
    var board = GestureBoard(menu: KeyboardMenu(names: ["English", "Deutsch"], current: 1, emoji: "Emoji"))
    board.play(row.script)
    #expect(board.typed == row.typed, "\(row.script)")
    #expect(board.popup == row.popup, "\(row.script)")
  }

  /// With one keyboard there is nothing to list.
  @Test func aMenuOfOneDoesNotOpen() {
    var board = GestureBoard(menu: KeyboardMenu(names: ["English"]))
    board.play("0 down 1 globe; 900 wait")
    #expect(board.popup == nil)
  }

  // MARK: - Planes

  /// A key that types and leads back, held while the next finger comes down: that one is on the plane it leads to,
  /// which has other keys in other places.
  @Test func aFingerOnTheNextPlane() {
    var board = GestureBoard()
    board.tap("to-signs")
    let plane = board.keyboard.plan.planes[0]
    for placed in plane.keys where placed.key.role == .character {
      var other = board
      other.play("300 down 1 apos")
      let point = placed.cap.centre
      var effects = Effects()
      other.touch(KeyTouch(id: 2, phase: .began, point: point), at: 340, into: &effects)
      other.touch(KeyTouch(id: 2, phase: .ended, point: point), at: 390, into: &effects)
      #expect(
        effects.actions.map(\.command) == [.insert("'"), .insert(placed.key.output)], "apos, then \(placed.key.id)")
      #expect(other.keyboard.plane == 0)
    }
  }

  // MARK: - Picture

  @Test func thePreviewGivesWayToThePopup() {
    var board = GestureBoard()
    board.play("0 down 1 e")
    #expect(board.keyboard.picture().preview?.label == "e")
    board.play("600 wait")
    #expect(board.keyboard.picture().preview == nil && board.pressed == ["e"])
    board.play("700 up 1")
    #expect(board.pressed.isEmpty)
  }

  @Test func aFlickShowsWhatItTypes() {
    var board = GestureBoard()
    board.play("0 down 1 q; 30 move 1 q@50,140")
    #expect(board.keyboard.picture().preview?.label == "1")
  }

  /// A tablet has no previews; its key itself shows what a flick types, and what a key offers opens as on a phone.
  @Test func tabletsHaveNoPreviews() {
    var board = GestureBoard(idiom: .tablet)
    func cap() -> KeyCap { board.keyboard.picture().keys.first { $0.id == "q" }! }
    board.play("0 down 1 q")
    #expect(board.keyboard.picture().preview == nil && cap().isPressed && cap().label == "q")
    board.play("30 move 1 q@50,140")
    #expect(board.keyboard.picture().preview == nil && cap().label == "1")
    board.play("60 up 1")
    #expect(cap().label == "q" && !cap().isPressed)
    board.play("100 down 1 e; 700 wait")
    #expect(board.keyboard.picture().popup?.items.first?.label == "e")
  }

  @Test func modifiersAreSeen() {
    var board = GestureBoard()
    func control() -> KeyCap { board.keyboard.picture().keys.first { $0.id == "control" }! }
    let off = control()
    board.play("0 down 1 control; 20 up 1")
    let on = control()
    board.play("100 down 1 control; 120 up 1")
    let locked = control()
    #expect(off.style != on.style && !on.isLocked && locked.isLocked)
  }

  /// A finger beside every key still makes the one before it type, and that is drawn.
  @Test func aBlankDoesNotHideWhatChanged() {
    var board = GestureBoard()
    board.play("0 down 1 t")
    let blank = board.keyboard.plan.planes[0].keys.first { $0.key.id == "blank" }!.cap.centre
    var effects = Effects()
    board.touch(KeyTouch(id: 2, phase: .began, point: blank), at: 50, into: &effects)
    #expect(effects.needsDisplay && effects.actions.map(\.command) == [.insert("t")])
  }
}
