import KeyboardCore
import Testing

/// The keyboard and the text that it knows: what it types by itself, and what it leaves alone once it does not know.
@Suite struct KeyboardTextTests {
  private func board(_ text: String?, _ script: String, settings: KeyboardSettings = KeyboardSettings()) -> GestureBoard
  {
    var board = GestureBoard(settings: settings)
    if let text { board.tell(text) }
    board.play(script)
    return board
  }

  private let tapT = "0 down 1 t; 50 up 1"

  @Test func capitals() {
    #expect(board("", tapT).typed == "T")
    #expect(board("x", tapT).typed == "t")
    #expect(board("End. ", tapT).typed == "T")
    #expect(board("End.", tapT).typed == "t")
    // Of an unknown text nothing is known, and nothing is made of it.
    #expect(board(nil, tapT).typed == "t")
    var off = KeyboardSettings()
    off.autoCapitals = false
    #expect(board("", tapT, settings: off).typed == "t")
  }

  /// A capital of the text's own accord is for letters that have one; shift by hand is for all keys.
  @Test func onlyLettersAreRaised() {
    let keys = board("", "").keyboard.picture().keys
    #expect(keys.first { $0.id == "t" }?.label == "T" && keys.first { $0.id == "shift" }?.symbol == .shiftOn)
    #expect(board("", "0 down 1 to-signs; 20 up 1").keyboard.picture().keys.map(\.label).contains("1"))
  }

  /// Ctrl and C stay Ctrl and C at the beginning of a sentence. (complaint 33)
  @Test func shortcutsAreNotRaised() {
    #expect(board("", "0 down 1 control; 20 up 1; 40 down 1 t; 60 up 1").typed == "C-t")
    #expect(board("", "0 down 1 shift; 9 up 1; 500 down 1 shift; 509 up 1; 520 down 1 t; 540 up 1").typed == "T")
  }

  /// Fingers keep the capital that they came down with, and the next one is there at once.
  @Test func capitalsInOneFrame() {
    var board = GestureBoard()
    board.tell("")
    var effects = Effects()
    let keys = board.keyboard.plan.planes[0].keys
    for (id, key) in ["t", "z"].enumerated() {
      let point = keys.first { $0.key.id == key }!.cap.centre
      board.touch(KeyTouch(id: UInt32(id), phase: .began, point: point), at: 10, into: &effects)
    }
    board.touch(KeyTouch(id: 1, phase: .ended, point: keys[6].cap.centre), at: 20, into: &effects)
    #expect(effects.actions.map(\.command) == [.insert("T"), .insert("z")])
  }

  private let twoBlanks = "0 down 1 t; 20 up 1; 100 down 1 space; 120 up 1; 200 down 1 space; 220 up 1"

  @Test func doubleSpaceAndUndo() {
    #expect(board("x", twoBlanks).typed == "t   1→. ")
    #expect(board("x", twoBlanks + "; 300 down 1 delete; 320 up 1").typed == "t   1→.  2→  ")
    var off = KeyboardSettings()
    off.doubleSpace = false
    #expect(board("x", twoBlanks, settings: off).typed == "t    ")
  }

  /// Somebody else has edited the text: what was typed is not taken back in the wrong place.
  @Test func anotherTextIsNotEdited() {
    var board = board("x", twoBlanks)
    board.tell("something else")
    board.play("300 down 1 delete; 320 up 1")
    #expect(board.typed == "t   1→.  ⌫")
    var unknown = self.board("x", twoBlanks)
    unknown.forget()
    unknown.play("300 down 1 delete; 320 up 1")
    #expect(unknown.typed == "t   1→.  ⌫")
  }

  /// A feed that tells the text as it was some keys ago says nothing new.
  @Test func aLateFeedChangesNothing() {
    var board = board("x", twoBlanks)
    board.tellLate("xt", at: 250)
    board.play("300 down 1 delete; 320 up 1")
    #expect(board.typed == "t   1→.  2→  ")
  }

  /// Another keyboard for the same field knows what the one before knew.
  @Test func anotherKeyboardTakesOver() {
    let before = board("", "0 down 1 t; 50 up 1").keyboard
    var other = GestureBoard().keyboard
    other.takeOverText(from: before)
    #expect(other.shift.state == .off && !other.knowsFieldIsEmpty)
    let empty = board("", "").keyboard
    other.takeOverText(from: empty)
    #expect(other.shift.state == .automatic && other.knowsFieldIsEmpty)
  }

  @Test func aSecretIsNotKnown() {
    var board = GestureBoard(traits: { $0.isSecure = true })
    board.tell("")
    board.play(tapT + "; 100 down 1 space; 120 up 1; 200 down 1 space; 220 up 1")
    #expect(board.typed == "t    ")
    #expect(board.keyboard.editor.context.isUnknown)
  }
}
