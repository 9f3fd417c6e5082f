import KeyboardCore
import Testing

/// Keys that are spoken: a touch tells, lifting or a second tap types.
struct ExplorationTests {
  private func played(
    _ script: String, _ typing: ExplorationSettings.Typing = .lift, menu: KeyboardMenu = KeyboardMenu(),
    speaksSecrets: Bool = false, text: String? = nil, traits: (inout ResolvedTraits) -> Void = { _ in }
  ) -> String {
    var board = SpokenBoard(typing, menu: menu, speaksSecrets: speaksSecrets, text: text, traits: traits)
    board.play(script)
    return board.log.joined(separator: " ")
  }

  // MARK: - Lifting types

  @Test(arguments: [
    // The first touch speaks, sliding speaks others, lifting types the last.
    ("0 down 1 t; 300 move 1 z; 600 move 1 o; 900 up 1", "[t] [z] [o] o"),
    // A finger that rolls over an edge stays on its key.
    ("0 down 1 t@90,50; 40 move 1 t@110,50; 80 move 1 t@95,50; 90 up 1", "[t] t"),
    // Who slides off the keys types nothing.
    ("0 down 1 t; 300 move 1 off; 600 up 1", "[t]"),
    ("0 down 1 off; 300 move 1 t; 600 up 1", "[t] t"),
    ("0 down 1 blank; 300 up 1", ""),
    // A contact that is lost types nothing.
    ("0 down 1 t; 300 cancel 1; 400 up 1", "[t]"),
    // Fast typing with two fingers loses nothing and keeps its order.
    ("0 down 1 t; 60 down 2 z; 90 up 1; 130 up 2", "[t] t [z] z"),
    ("0 down 1 t; 60 down 2 z; 90 down 3 o; 99 up 1; 130 up 2; 140 up 3", "[t] t [z] z [o] o"),
    // Shift, and what it makes of letters.
    ("0 tap 1 shift; 500 tap 1 t; 900 tap 1 t", "[shift] [shift on] [T] T [t] t"),
    (
      "0 tap 1 shift; 150 tap 1 shift; 500 tap 1 t; 900 tap 1 shift",
      "[shift] [shift on] [shift] [shift locked] [T] T [shift] [shift off]"
    ),
    // Other planes.
    ("0 tap 1 to-signs; 500 tap 1 1; 900 tap 1 apos", "[to signs] [1] 1 ['] ’ [plane letters]"),
    ("0 tap 1 return; 400 tap 1 space", "[return return] ⏎ [blank]  "),
    // A finger may rest while it listens: nothing is deleted, nothing repeats, the cursor stays.
    ("0 down 1 delete; 5000 move 1 off; 5100 up 1", "[delete]"),
    ("0 down 1 space; 5000 move 1 space@60,50; 5100 up 1", "[blank]  "),
    ("0 down 1 line; 5000 up 1", "[_] _"),
  ])
  func lifting(script: String, expected: String) {
    #expect(played(script) == expected)
  }

  /// A key that has more opens when a finger has stayed on it; then the finger chooses, and hears what.
  @Test(arguments: [
    ("0 down 1 o; 1100 up 1", "[o] o"),
    ("0 down 1 o; 1300 up 1", "[o] [options o] o"),
    ("0 down 1 o; 1300 move 1 o@-50,-100; 1500 up 1", "[o] [options o] [option ö] ö"),
    ("0 down 1 t; 700 move 1 o; 1500 move 1 o@-50,-100; 1800 move 1 off; 1900 up 1", "[t] [o]"),
    ("0 down 1 d; 1500 up 1", "[d] [options y] y"),
    // Flicks: the key's own middle is where they begin.
    ("0 down 1 k@80,50; 1500 move 1 k@80,-100; 1600 up 1", "[k] [options k] [option ku] ku"),
    ("0 down 1 k; 300 move 1 t; 400 up 1", "[k] [t] t"),
  ])
  func opening(script: String, expected: String) {
    #expect(played(script) == expected)
  }

  @Test func globeLists() {
    let menu = KeyboardMenu(names: ["English", "Deutsch"], current: 0)
    #expect(played("0 tap 1 globe", menu: menu) == "[globe] nextKeyboard")
    #expect(played("0 down 1 globe; 1400 up 1", menu: menu) == "[globe] [options English] keyboard 0")
  }

  // MARK: - A second tap types

  @Test(arguments: [
    ("0 tap 1 t", "[t]"),
    ("0 tap 1 t; 200 tap 1 t", "[t] t [typed t]"),
    ("0 tap 1 t; 200 tap 1 t; 400 tap 1 t", "[t] t [typed t] t [typed t]"),
    // Too late, or on another key: that one is spoken.
    ("0 tap 1 t; 600 tap 1 t", "[t] [t]"),
    ("0 tap 1 t; 200 tap 1 z; 400 tap 1 z", "[t] [z] z [typed z]"),
    // What is left after exploring counts as tapped once.
    ("0 down 1 t; 300 move 1 z; 600 up 1; 700 tap 1 z", "[t] [z] z [typed z]"),
    ("0 down 1 t; 300 move 1 off; 600 up 1; 700 tap 1 t", "[t] [t]"),
    // A tap of another finger types what the first one is on.
    ("0 down 1 t; 300 move 1 z; 500 tap 2 e; 800 tap 2 e; 1000 up 1", "[t] [z] z [typed z] z [typed z]"),
    // The second tap slides off: nothing is typed.
    ("0 tap 1 t; 200 down 1 t; 300 move 1 off; 400 up 1", "[t]"),
    // A second tap that is held does what holding does.
    ("0 tap 1 o; 200 down 1 o; 800 move 1 o@-50,-100; 900 up 1", "[o] [options o] [option ö] ö [typed ö]"),
    ("0 tap 1 shift; 200 tap 1 shift; 600 tap 1 t; 700 tap 1 t", "[shift] [shift on] [T] T [typed T]"),
    ("0 tap 1 shift; 200 tap 1 shift; 350 tap 1 shift; 600 tap 1 t", "[shift] [shift on] [shift locked] [T]"),
    ("0 tap 1 t; 200 tap 1 t@5,5", "[t] t [typed t]"),
    // Resting on a key opens nothing.
    ("0 down 1 o; 3000 up 1", "[o]"),
  ])
  func tappingTwice(script: String, expected: String) {
    #expect(played(script, .doubleTap) == expected)
  }

  @Test func heldDeleteRepeats() {
    let expected = "[delete] ⌫ [deleted c] ⌫ [deleted b]"
    #expect(played("0 tap 1 delete; 200 down 1 delete; 750 up 1", .doubleTap, text: "abc") == expected)
  }

  // MARK: - Delete

  @Test func deletedCharactersAreSaid() {
    let twice = "0 tap 1 delete; 500 tap 1 delete"
    #expect(played(twice, text: "aé") == "[delete] ⌫ [deleted é] [delete] ⌫ [deleted a]")
    // Programs differ in how much of such a character they delete.
    #expect(played("0 tap 1 delete", text: "👍🏽") == "[delete] ⌫")
    #expect(played("0 tap 1 delete") == "[delete] ⌫")
  }

  // MARK: - Secrets

  @Test func secretsAreDots() {
    let script =
      "0 tap 1 shift; 500 tap 1 t; 900 tap 1 to-signs; 1300 tap 1 1; 1700 tap 1 to-letters; 2000 tap 1 delete"
    let plain = played(script, speaksSecrets: true) { $0.isSecure = true }
    #expect(
      plain
        == "[shift] [shift on] [T] T [to signs] [1] 1 [to letters] [delete] ⌫"
    )
    #expect(played(script) { $0.isSecure = true } == "[•] [•] T [•] [•] 1 [•] [delete] ⌫")
    #expect(played("0 down 1 o; 2000 up 1") { $0.isSecure = true } == "[•] o")
    #expect(played("0 tap 1 t; 200 tap 1 t", .doubleTap) { $0.isSecure = true } == "[•] t [typed •]")
  }

  // MARK: - The bar

  @Test func itemsAreSaidAndChosen() {
    var board = SpokenBoard { $0.showsQuickType = true }
    board.offer("Save?", "Yes", "No")
    board.play("0 down 1 bar:1; 300 move 1 bar:2; 600 up 1")
    #expect(board.log == ["[offers Save? Yes No]", "[item Save?]", "[item Yes]", "choose 1"])
  }

  @Test func questionsAreOnlyRead() {
    var board = SpokenBoard { $0.showsQuickType = true }
    board.offer("Save?", "Yes")
    board.play("0 tap 1 bar:1")
    #expect(board.log == ["[offers Save? Yes]", "[item Save?]"])
  }

  /// What a finger has heard of and is gone is not chosen; what took its place is said first.
  @Test func itemsThatChangeAreNotChosen() {
    var board = SpokenBoard { $0.showsQuickType = true }
    board.offer("one", "two")
    board.play("0 down 1 bar:2")
    board.offer("one", "three")
    board.play("300 up 1")
    #expect(board.log == ["[offers one two]", "[item two]", "[item three]"])
    board.offer()
    board.offer("four")
    #expect(board.log.last == "[offers four]")
  }

  // MARK: - What others see

  @Test func theKeyThatIsSpokenIsPressed() {
    var board = SpokenBoard()
    board.play("0 down 1 t")
    #expect(board.isPressed("t"))
    board.play("300 move 1 z")
    #expect(!board.isPressed("t") && board.isPressed("z"))
    board.cancel()
    #expect(!board.isPressed("z") && board.deadline == nil)
    board.play("600 up 1")
    #expect(board.log == ["[t]", "[z]"])
  }

  @Test func keysThatDoNothingAreDimmed() {
    let said = played("0 tap 1 return") { $0.enablesReturnKeyAutomatically = true }
    #expect(said == "[return return dimmed]")
  }
}
