import Testing

@testable import KeyboardCore

/// What is learnt of, and what is not.
@Suite struct LearningTests {
  private func count(_ board: LetterBoard) -> Int {
    board.keyboard.touches?.model(ofPanel: 0)?.panel.count ?? 0
  }

  /// The last one waits for the next.
  @Test func typedKeysAreLearntOneLater() {
    var board = LetterBoard()
    #expect(board.keyboard.touches?.isEmpty == true)
    for expected in 0..<5 {
      board.tap("d")
      #expect(count(board) == expected)
    }
  }

  @Test func whatIsDeletedAtOnceIsNotLearnt() {
    var board = LetterBoard()
    for _ in 0..<10 {
      board.tap("d", x: 30)
      board.tap("delete")
    }
    #expect(count(board) == 0)
    board.tap("d")
    board.tap("f")
    board.tap("delete")
    board.tap("g")
    #expect(count(board) == 1)
  }

  @Test func secretsAreNotLearnt() {
    var board = LetterBoard(isSecure: true)
    board.learn(x: 25)
    #expect(board.keyboard.touches?.isEmpty == true)
    board.tap("to-numbers")
    board.learn(x: 25, on: "2345")
    #expect(board.keyboard.touches?.isEmpty == true)
  }

  /// What was learnt elsewhere helps with them; an order of digits that nobody has seen cannot be learnt.
  @Test(arguments: [(false, "s"), (true, "d")]) func secretsAreTypedByWhatWasLearnt(_ shuffles: Bool, _ typed: String) {
    var settings = KeyboardSettings()
    settings.shufflesPIN = shuffles
    var board = LetterBoard(settings: settings)
    board.learn(x: 25)
    var secret = LetterBoard(settings: settings, isSecure: true)
    secret.keyboard.takeOverTouches(board.keyboard.touches)
    secret.tap("d", x: -48)
    #expect(secret.takeTyped() == typed)
  }

  @Test func slidesPopupsAndOtherKeysAreNotLearnt() {
    var settings = KeyboardSettings()
    settings.slide = .neighbour
    var board = LetterBoard(settings: settings)
    for _ in 0..<3 {
      board.tap(board.point("e"), end: board.point("r"))
      board.tap(board.point("s"), hold: 900)
      board.tap("space")
      board.tap("shift")
      board.tap("return")
      board.tap("to-numbers")
      board.tap("to-letters")
    }
    #expect(board.takeTyped().filter { $0 != " " } == "rsrsrs")
    #expect(board.keyboard.touches?.isEmpty == true)
  }

  @Test(arguments: KeyboardSettings.Commit.allCases)
  func keysThatTypeOnTouchAreLearnt(_ commit: KeyboardSettings.Commit) {
    var settings = KeyboardSettings()
    settings.commit = commit
    var board = LetterBoard(settings: settings)
    for _ in 0..<5 { board.tap("d") }
    #expect(board.takeTyped() == "ddddd")
    #expect(count(board) == 4)
  }

  /// A touch near an edge may be another key's: what it was taken for must not confirm itself.
  @Test func onlyCertainTouchesAreLearnt() {
    var board = LetterBoard()
    for _ in 0..<10 {
      board.tap("d", x: 45)
      board.tap("d", y: -48)
    }
    #expect(board.takeTyped() == String(repeating: "d", count: 20))
    #expect(board.keyboard.touches?.isEmpty == true)
  }

  /// It stays small, whatever layouts and panels come and go.
  @Test func memoryIsBounded() {
    var board = LetterBoard()
    board.learn(x: 25)
    var memory = board.keyboard.touches
    for number in 0..<20 {
      var other = LetterBoard(id: "other-\(number)")
      other.keyboard.takeOverTouches(memory)
      for panel in 0..<9 as Range<UInt32> { other.learn(x: 0, times: 1, panel: panel) }
      memory = other.keyboard.touches
      #expect(memory?.model(ofPanel: 4) == nil && memory?.model(ofPanel: 5) != nil)
    }
    board.keyboard.takeOverTouches(memory)
    #expect(count(board) == 0)
  }
}
