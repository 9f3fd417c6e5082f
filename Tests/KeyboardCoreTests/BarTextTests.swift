import KeyboardCore
import Testing

/// What items of the bar, and values that fill a field, do to its text.
struct BarTextTests {
  private func board(
    _ text: String = "", _ after: String = "", contentType: TextContentType? = nil,
    traits change: (inout ResolvedTraits) -> Void = { _ in }
  ) -> GestureBoard {
    var board = GestureBoard { traits in
      traits.showsQuickType = true
      traits.autocapitalization = .none
      traits.requested.textContentType = contentType
      change(&traits)
    }
    board.tell(text, after)
    return board
  }

  private static let account = TextContentType.username

  /// What stands there, the text that is chosen in its place and how many characters give way; what is done, and what one
  /// delete does then.
  @Test(
    "choosing and undoing",
    arguments: [
      // The rest is typed, and deleted again at once.
      ("tim", "tim@example.com", 3, account, "@example.com", "12→"),
      // Only what differs is typed anew, and comes back.
      ("Ti", "tim", 2, account, "2→tim", "3→Ti"), ("tx", "tim", 2, account, "1→im", "2→x"),
      // Where nothing was typed, what was chosen goes.
      ("", "tim", 0, account, "tim", "3→"), ("", "t", 0, account, "t", "⌫"),
      // Without a blank outside prose, with one in it.
      ("see ti", "time", 2, account, "me", "2→"), ("see ti", "time", 2, nil, "me ", "3→"),
      // Behind a word there is one before it, too.
      ("see", "time", 0, nil, " time ", "6→"),
      // All of it is typed already.
      ("tim", "tim", 3, account, "", "⌫"),
      // Whole characters, as a person counts them.
      ("e\u{301}", "é tout", 1, account, " tout", "5→"), ("👩‍💻x", "👩‍💻y", 2, account, "1→y", "1→x"),
      ("日本", "日本語", 2, account, "語", "⌫"),
    ] as [(String, String, Int, TextContentType?, String, String)])
  func choose(
    text: String, chosen: String, replacing: Int, contentType: TextContentType?, typed: String, undone: String
  ) {
    var board = board(text, contentType: contentType)
    board.offer([BarItem(title: chosen, choice: .insert(chosen, replacing: replacing))])
    board.play("0 down 1 bar:1; 80 up 1")
    #expect(board.typed == typed)
    board.play("200 down 1 delete; 250 up 1")
    #expect(board.typed == (typed.isEmpty ? undone : typed + " " + undone))
  }

  /// A blank stands behind it already.
  @Test func noSecondBlank() {
    var board = board("ti", " is it")
    board.offer([BarItem(title: "time", choice: .insert("time", replacing: 2))])
    board.play("0 down 1 bar:1; 80 up 1")
    #expect(board.typed == "me")
  }

  /// Deleting goes on as ever after what was taken back.
  @Test func theSecondDeleteDeletes() {
    var board = board("t", contentType: Self.account)
    board.offer([BarItem(title: "tim", choice: .insert("tim", replacing: 1))])
    board.play("0 down 1 bar:1; 80 up 1; 200 down 1 delete; 250 up 1; 300 down 1 delete; 350 up 1")
    #expect(board.typed == "im 2→ ⌫")
  }

  /// Whoever types on means what was chosen.
  @Test func typingOnKeepsIt() {
    var board = board("t", contentType: Self.account)
    board.offer([BarItem(title: "tim", choice: .insert("tim", replacing: 1))])
    board.play("0 down 1 bar:1; 80 up 1; 200 down 1 t; 250 up 1; 300 down 1 delete; 350 up 1")
    #expect(board.typed == "im t ⌫")
  }

  /// The cursor has gone elsewhere since it was offered: nothing is deleted there.
  @Test func anOldOfferReplacesNothing() {
    var board = board("tim", contentType: Self.account)
    board.offer([BarItem(title: "tina", choice: .insert("tina", replacing: 3))])
    board.play("0 down 1 left; 40 down 2 bar:1; 80 up 1; 120 up 2")
    #expect(board.typed == "#\(KeyCode.left)")
  }

  /// Nothing is known of a secret: what is chosen comes in, and goes as a whole.
  @Test func secretsAreNotKnown() {
    var board = board("abc") { $0.isSecure = true }
    board.offer([BarItem(title: "Code", choice: .insert("123456", replacing: 0))])
    board.play("0 down 1 bar:1; 80 up 1; 200 down 1 delete; 250 up 1")
    #expect(board.typed == "123456 6→")
    #expect(!"\(board.keyboard.editor)".contains("123"))
  }

  // MARK: - Filling

  @Test(
    "a value takes the place of all that stands there",
    arguments: [
      ("", "", "tim", "tim", "3→"), ("tim", "", "tina", "1→na", "2→m"), ("abc", "de", "x", "#111 #111 3→x", "1→abc"),
      ("tim", "", "tim", "", "⌫"), ("ab", "", "", "2→", "ab"),
    ])
  func fill(before: String, after: String, value: String, typed: String, undone: String) {
    var board = board(before, after, contentType: Self.account)
    board.fill(value, at: 0)
    #expect(board.typed == typed)
    board.play("200 down 1 delete; 250 up 1")
    #expect(board.typed == (typed.isEmpty ? undone : typed + " " + undone))
  }

  /// Of a secret others know how long it is; one delete takes the value away.
  @Test func fillASecret() {
    var board = board { $0.isSecure = true }
    board.fill("correct horse", over: (before: 3, after: 1), at: 0)
    #expect(board.typed == "#111 3→correct horse")
    board.play("200 down 1 delete; 250 up 1")
    #expect(board.typed == "#111 3→correct horse 13→")
  }

  /// A field that needs text for its return key has it now.
  @Test func theReturnKeyIsThere() {
    var board = board(contentType: Self.account) { $0.enablesReturnKeyAutomatically = true }
    board.fill("tim", at: 0)
    #expect(!board.keyboard.fieldIsEmpty)
  }
}
