import KeyboardCore
import Testing

/// Fingers on the items of the bar.
struct BarTouchTests {
  /// Three items: text in the place of one character, a request and a question.
  private static let items = [
    BarItem(title: "tz", choice: .insert("tz", replacing: 0)), BarItem(title: "Sign in", choice: .request(7)),
    BarItem(title: "Sure?", choice: .note),
  ]

  private func board(
    _ items: [BarItem] = BarTouchTests.items, settings: KeyboardSettings = KeyboardSettings(),
    traits change: (inout ResolvedTraits) -> Void = { _ in }
  ) -> GestureBoard {
    var board = GestureBoard(settings: settings) { traits in
      traits.showsQuickType = true
      traits.autocapitalization = .none
      traits.requested.textContentType = .username
      change(&traits)
    }
    board.offer(items)
    return board
  }

  @Test(
    "what fingers on the bar do",
    arguments: [
      // Chosen when the finger leaves, not before.
      ("0 down 1 bar:1", ""), ("0 down 1 bar:1; 80 up 1", "tz"), ("0 down 1 bar:2; 80 up 1", "choose 7"),
      // However long it is held.
      ("0 down 1 bar:1; 5000 up 1", "tz"),
      // Trembling and leaving a little off its edge do not matter; sliding off does, for good.
      ("0 down 1 bar:1; 40 move 1 bar:1@90,90; 80 up 1", "tz"),
      ("0 down 1 bar:1; 40 move 1 bar:1@50,110; 80 up 1", "tz"),
      ("0 down 1 bar:1; 40 move 1 bar:2; 80 up 1", ""), ("0 down 1 bar:1; 80 up 1 bar:2", ""),
      ("0 down 1 bar:1; 40 move 1 t@50,80; 80 up 1", ""),
      ("0 down 1 bar:1; 40 move 1 t@50,80; 60 move 1 bar:1; 80 up 1", ""),
      // A lost contact chooses nothing.
      ("0 down 1 bar:1; 80 cancel 1", ""),
      // A question is only read.
      ("0 down 1 bar:3; 80 up 1", ""), ("0 down 1 bar:3; 40 move 1 bar:2; 80 up 1", ""),
      // A finger that came down on a key has nothing to do with the bar.
      ("0 down 1 t; 40 move 1 bar:1; 80 up 1", ""),
      // A second finger types what the first one holds, here as there, in their order.
      ("0 down 1 t; 40 down 2 bar:2; 80 up 1; 120 up 2", "t choose 7"),
      ("0 down 1 bar:2; 40 down 2 t; 80 up 1; 120 up 2", "choose 7 t"),
      ("0 down 1 bar:2; 40 down 2 t; 80 up 2; 120 up 1", "choose 7 t"),
      // What was typed in between is a part of what gives way.
      ("0 down 1 t; 40 down 2 bar:1; 80 up 1; 120 up 2", "t z"),
      ("0 down 1 z; 40 down 2 bar:1; 80 up 1; 120 up 2", "z 1→tz"),
      // Of one offer one item is chosen.
      ("0 down 1 bar:1; 40 down 2 bar:2; 80 up 1; 120 up 2", "tz"),
      ("0 down 1 bar:2; 60 up 1; 100 down 1 bar:2; 160 up 1", "choose 7"),
    ])
  func fingers(script: String, typed: String) {
    var board = board()
    board.play(script)
    #expect(board.typed == typed)
  }

  @Test func aFingerIsSeenOnItsItem() {
    var board = board()
    func pressed() -> [Bool] { board.keyboard.picture().barItems.map(\.isPressed) }
    board.play("0 down 1 bar:2")
    #expect(pressed() == [false, true, false])
    #expect(board.keyboard.picture().preview == nil)
    board.play("40 move 1 t")
    #expect(pressed() == [false, false, false])
    board.play("80 up 1; 100 down 1 bar:1")
    #expect(pressed() == [true, false, false])
    board.play("140 up 1")
    #expect(pressed() == [false, false, false])
  }

  /// Under a finger nothing becomes something that it did not touch.
  @Test(
    "other offers under a finger",
    arguments: [
      ([BarItem(title: "Sign in", choice: .request(3))], ""),
      ([items[0], BarItem(title: "Other", choice: .request(7)), items[2]], ""),
      // The same with another number, or another prefix, is the same.
      ([items[0], BarItem(title: "Sign in", choice: .request(9)), items[2]], "choose 9"),
      ([BarItem(title: "tz", choice: .insert("tz", replacing: 1)), items[1], items[2]], "choose 7"), ([], ""),
    ])
  func change(items: [BarItem], typed: String) {
    var board = board()
    board.play("0 down 1 bar:2")
    board.offer(items)
    board.play("80 up 1")
    #expect(board.typed == typed)
  }

  @Test func noItemsAreOfferedWhereThereIsNoBar() {
    var board = board { $0.showsQuickType = false }
    board.offer(Self.items)
    #expect(board.keyboard.bar.items.isEmpty && board.keyboard.picture().barItems.isEmpty)
  }

  @Test func anEqualOfferIsNotDrawnAgain() {
    let board = board()
    var keyboard = board.keyboard
    var effects = Effects()
    keyboard.offer(Self.items, into: &effects)
    #expect(!effects.needsDisplay)
    keyboard.offer(Array(Self.items.prefix(2)), into: &effects)
    #expect(effects.needsDisplay && keyboard.bar.items.count == 2)
  }

  @Test func moreThanThreeAreNotOffered() {
    let board = board(Self.items + Self.items)
    #expect(board.keyboard.bar.items == Self.items)
  }

  /// Keys stand where they stand, whatever is offered, and the items lie side by side in the bar.
  @Test(arguments: [0, 1, 2, 3])
  func keysNeverJump(count: Int) {
    let board = board(Array(Self.items.prefix(count)))
    let (picture, empty) = (board.keyboard.picture(), self.board([]).keyboard.picture())
    #expect(picture.keys.map(\.rect) == empty.keys.map(\.rect))
    #expect(picture.bar == empty.bar && picture.frame == empty.frame && picture.bar.height > 0)
    var x = picture.bar.x
    for item in picture.barItems {
      #expect(item.rect.x == x && item.rect.y == picture.bar.y && item.rect.height == picture.bar.height)
      x = item.rect.maxX
    }
    if count > 0 { #expect(x == picture.bar.maxX) }
  }

  /// From the right in scripts that are written so.
  @Test func theFirstItemStandsWhereReadingBegins() {
    let board = board { $0.locale.script = "Hebr" }
    let cells = board.keyboard.bar.cells
    #expect(cells[0].maxX == board.keyboard.bar.frame.maxX && cells[2].x == 0 && cells[1].maxX == cells[0].x)
  }

  /// The sounds of secrets are all the same.
  @Test func whatIsHeard() {
    var (open, secret) = (board(), board { $0.isSecure = true })
    open.play("0 down 1 bar:2")
    secret.play("0 down 1 bar:2")
    #expect(open.effects.click == .function && secret.effects.click == .letter)
  }
}
