import KeyboardCore
import Testing

/// What the emoji keyboard shows and takes, without a window.
@Suite struct EmojiBoardTests {
  static let catalogue = EmojiCatalogue(
    reading: "@\tSmileys & Emotion\n😀\n😃\n😄\n😁\n@\tPeople & Body\n👋\t👋🏻 👋🏼 👋🏽 👋🏾 👋🏿\n🤚\n")

  static let letters = Layout(
    id: "xx", locale: "und", name: "two keys",
    planes: [
      Plane(
        id: "letters",
        rows: [[LayoutKey(id: "a", output: "a"), LayoutKey(id: "b", output: "b")]])
    ])

  @Test func aFileIsReadByCategory() {
    #expect(Self.catalogue.categories.map(\.name) == ["Smileys & Emotion", "People & Body"])
    #expect(Self.catalogue.categories.map(\.id) == ["smileys-emotion", "people-body"])
    #expect(Self.catalogue.categories[1].entries[0].tones.count == 5)
    #expect(EmojiCatalogue(reading: "nonsense\nwithout categories").categories.isEmpty)
  }

  @Test("Every emoji stands on one page, and every page leads to all others", arguments: [4, 5, 9, 16])
  func pages(columns: Int) throws {
    let layout = EmojiLayout(columns: columns, rows: 1).layout(
      Self.catalogue, recents: EmojiRecents(), letters: "ABC")
    let keys = layout.planes.flatMap { $0.rows.joined() }
    let emoji = keys.filter { $0.role == .character }.map(\.output)
    #expect(emoji == ["😀", "😃", "😄", "😁", "👋", "🤚"])
    #expect(keys.first { $0.output == "👋" }?.longPress.map(\.output) == ["👋🏻", "👋🏼", "👋🏽", "👋🏾", "👋🏿"])
    let ids = Set(layout.planes.map(\.id))
    #expect(ids.count == layout.planes.count)
    for plane in layout.planes {
      let row = try #require(plane.rows.last)
      #expect(row.first?.role == .globe && row.last?.role == .delete)
      var reached: Set<String> = [plane.id]
      var waiting = [plane.id]
      while let id = waiting.popLast() {
        let rows = layout.planes.first { $0.id == id }?.rows ?? []
        for key in rows.joined() {
          if let next = key.plane {
            #expect(ids.contains(next))
            if reached.insert(next).inserted { waiting.append(next) }
          }
        }
      }
      // Pages of one row have no keys to page back with: the category's key leads to its first.
      if columns > 4 { #expect(reached == ids) }
      let widths = plane.rows.map { row in row.reduce(0) { $0 + $1.width } }
      #expect(Set(widths).count == 1, "rows of one width")
    }
  }

  @Test func recentsAreTheNewestFirstAndForgotten() {
    var recents = EmojiRecents()
    for text in ["a", "b", "a", "c"] { recents.typed(text) }
    #expect(recents.emoji == ["c", "a", "b"])
    for number in 0..<100 { recents.typed("\(number)") }
    #expect(recents.emoji.count == EmojiRecents.most && recents.emoji.first == "99")
    recents.forget()
    #expect(recents.emoji.isEmpty)
  }

  @Test func whatIsTypedComesFirstTheNextTime() {
    var board = EmojiBoard(Self.catalogue)
    board.open()
    #expect(board.take(.insert("🤚"), key: "emoji-1F91A") == .passes)
    let layout = board.layout(columns: 9, letters: Self.letters, keyboardType: .default, back: "ABC")
    #expect(layout?.planes.first?.id == "recents-1")
    #expect(layout?.planes.first?.rows[0].first?.output == "🤚")
    board.endSession()
    #expect(board.recents.emoji.isEmpty && board.mode == .closed)
  }

  @Test func aSearchTypesIntoItsRowAndNotIntoTheField() {
    var board = EmojiBoard(Self.catalogue)
    var names = EmojiNames()
    names.add("👋\twinkende Hand\thallo|tschüss\n😀\tgrinsendes Gesicht\tlachen\n")
    board.names = names
    board.open()
    #expect(board.take(.search, key: "search") == .taken)
    for letter in ["w", "i", "x"] { #expect(board.take(.insert(letter), key: letter) == .taken) }
    #expect(board.take(.deleteBackward, key: "delete") == .taken)
    #expect(board.mode == .searching(query: "wi"))
    let layout = board.layout(columns: 9, letters: Self.letters, keyboardType: .default, back: "ABC")
    let row = layout?.planes[0].rows[0] ?? []
    #expect(row.first?.label == "wi" && row.first?.icon == .query)
    let roles = layout?.planes.flatMap { $0.rows.joined() }.map(\.role) ?? []
    #expect(!roles.contains(.globe), "what leads back to the emoji is no globe")
    #expect(row.filter { $0.role == .character }.map(\.output) == ["👋"])
    #expect(row.count == 1 + EmojiBoard.results)
    #expect(board.take(.insert("👋"), key: "emoji-1F44B") == .passes)
    #expect(board.recents.emoji == ["👋"])
    #expect(board.take(.returnKey, key: "return") == .taken)
    #expect(board.mode == .browsing)
    #expect(board.take(.nextKeyboard, key: "letters") == .leaves)
    #expect(board.mode == .closed)
  }

  @Test(
    "Names before words before keywords, capitals and marks aside",
    arguments: [
      ("grinsen", ["😀"]), ("GESICHT", ["😀"]), ("tschuss", ["👋"]), ("h", ["👋"]), ("lach", ["😀"]), ("", []),
      ("zebra", []), ("hand", ["👋"]),
    ])
  func search(query: String, found: [String]) {
    var names = EmojiNames()
    names.add("👋\twinkende Hand\thallo|tschüss\n😀\tgrinsendes Gesicht\tlachen\nbroken line\n")
    #expect(names.matches(query, limit: 8) == found)
  }
}
