import KeyboardCore
import Testing

/// A secret's keys tell an onlooker nothing: not by their look, not by what opens over them, not by a sound.
@Suite struct SecureKeysTests {
  private func board(_ script: String, _ settings: KeyboardSettings = KeyboardSettings()) -> GestureBoard {
    var board = GestureBoard(
      settings: settings,
      traits: { traits in
        traits.isSecure = true
        traits.keyPreview = false
      })
    board.play(script)
    return board
  }

  /// complaint 51: the pressed key is not shown.
  @Test(arguments: ["e", "t", "q", "k", "m", "space"]) func noKeyIsTold(_ key: String) {
    let rest = board("").keyboard.picture()
    #expect(board("0 down 1 \(key)").keyboard.picture() == rest)
    #expect(board("0 down 1 \(key); 20 move 1 \(key)@50,140").keyboard.picture() == rest)
    #expect(board("0 down 1 to-signs; 50 move 1 1").keyboard.picture().keys.allSatisfy { !$0.isPressed })
  }

  /// complaint 51: nothing opens over a held key, which types what it is.
  @Test(arguments: ["e", "d", "o"]) func nothingOpens(_ key: String) {
    #expect(board("0 down 1 \(key); 600 wait").popup == nil)
    #expect(board("0 down 1 \(key); 600 wait").keyboard.picture() == board("").keyboard.picture())
    #expect(board("0 down 1 \(key); 600 up 1").typed == key)
    #expect(board("0 down 1 \(key); 600 move 1 \(key)@150,-160; 650 up 1").typed == "")
  }

  /// Where the machine lets it be: what a long press offers has to be seen to be chosen; what is chosen of it is not marked.
  @Test func alternatesAreNotMarked() {
    var settings = KeyboardSettings()
    settings.secureAlternates = true
    #expect(board("0 down 1 e; 600 move 1 e@150,-60", settings).popup == "e é è ê")
    #expect(board("0 down 1 e; 600 move 1 e@150,-60; 650 up 1", settings).typed == "é")
  }

  @Test func flicksWorkUnseen() {
    #expect(board("0 down 1 k; 50 up 1 k@-60,50").typed == "ki")
  }

  @Test func allKeysSoundAlike() {
    for key in ["e", "space", "delete", "shift", "return", "to-signs", "left"] {
      #expect(board("0 down 1 \(key)").effects.click == .letter, "\(key)")
    }
  }
}
