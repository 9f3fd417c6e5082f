import Forms
import KeyboardCore
import Testing

/// Every character is ten pixels wide, whatever its size.
private struct TenRuler: TextRuler {
  func width(of text: String, size: Int) -> Int { 10 * text.count }
}

@Suite("Where a field's text stands")
struct FieldTextLayoutTests {
  private let area = KeyRect(x: 0, y: 0, width: 400, height: 1000)

  private func picture(
    _ text: String, kind: FieldKind = .field, overflow: TextOverflow? = nil, cursor: Int? = nil, secure: Bool = false
  ) -> FormPicture {
    var field = FormField(id: "a", kind: kind)
    field.text = text
    field.traits.isSecureTextEntry = secure
    if let overflow { field.overflow = overflow }
    var state = FormState(Form(fields: [field]), focus: cursor == nil ? nil : "a")
    if let cursor { state.moveCursor(of: "a", to: cursor) }
    return FormPicture.make(state: state, area: area, scale: 1, ruler: TenRuler())
  }

  private func layout(_ picture: FormPicture) throws -> FieldTextLayout {
    try #require(picture.textLayout(of: "a", ruler: TenRuler()))
  }

  @Test(
    "Lines break at blanks, at line ends, and within words that are too long",
    arguments: [
      ("", [""]), ("one two", ["one two"]), (String(repeating: "x", count: 40), ["xxxxxxxxx", "xx"]),
      ("one\n\ntwo", ["one", "", "two"]), ("one\n", ["one", ""]),
    ])
  func lines(text: String, expected: [String]) throws {
    let lines = try layout(picture(text, kind: .view, cursor: 0)).lines
    // The column is 344 pixels wide: 34 characters.
    let shown = expected.first == "xxxxxxxxx" ? [34, 6] : expected.map(\.count)
    #expect(lines.map(\.text.count) == shown)
    #expect(lines.map(\.text).joined() == text.filter { $0 != "\n" })
  }

  @Test("Every place between two characters is found again by a touch", arguments: [FieldKind.field, .view])
  func places(kind: FieldKind) throws {
    let text = "The quick brown fox jumps over the lazy dog, and then over another\none."
    for cursor in 0...text.count {
      let layout = try layout(picture(text, kind: kind, cursor: cursor))
      let point = layout.point(of: cursor)
      let found = layout.character(at: point)
      // Blanks at the end of a line hang over its edge; the place behind them is the start of the next line.
      #expect(found == (kind == .field ? min(cursor, text.count) : cursor))
    }
  }

  @Test("A touch finds the nearest place, also beside the text")
  func nearest() throws {
    let layout = try layout(picture("abc", cursor: 0))
    let start = layout.point(of: 0)
    for (x, place) in [(-50, 0), (4, 0), (6, 1), (14, 1), (16, 2), (300, 3)] {
      #expect(layout.character(at: KeyPoint(x: start.x + x, y: start.y)) == place)
    }
  }

  @Test("Text that a touch has put the cursor into stays where it is")
  func anchor() throws {
    var field = FormField(id: "a")
    field.text = String(repeating: "abcdefghij", count: 10)
    var state = FormState(Form(fields: [field]), focus: "a")
    func layout() throws -> FieldTextLayout {
      let picture = FormPicture.make(state: state, area: area, scale: 1, ruler: TenRuler())
      return try #require(picture.textLayout(of: "a", ruler: TenRuler()))
    }
    let before = try layout()
    #expect(before.offsetX > 0)
    let point = before.point(of: 80)
    state.placeCursor(of: "a", at: point, in: before)
    #expect(state.cursor(of: "a") == 80)
    let after = try layout()
    #expect(after.offsetX == before.offsetX && after.point(of: 80) == point)
    state.moveCursor(of: "a", to: 0)
    #expect(try layout().offsetX == 0)
  }

  @Test(
    "What has no room",
    arguments: [
      (TextOverflow.clip, "0123456789"), (.truncateTail, "012345678"), (.truncateHead, "…"), (.truncateMiddle, "…"),
    ])
  func overflow(overflow: TextOverflow, part: String) throws {
    let text = String(repeating: "0123456789", count: 8)
    let resting = try layout(picture(text, overflow: overflow))
    #expect(resting.isCut && resting.isShortened == (overflow != .clip))
    let line = resting.lines[0].text
    #expect(line.contains(part))
    switch overflow {
    case .clip, .wrap: #expect(line.hasPrefix(text.prefix(34)))
    case .truncateTail: #expect(line.last == "…" && line.count == 34)
    case .truncateHead: #expect(line.first == "…" && line.hasSuffix("789") && line.count == 34)
    case .truncateMiddle: #expect(line.hasPrefix("012") && line.hasSuffix("789") && line.count == 34)
    }
    // While it is typed into all of it is there, and the cursor is seen.
    let typing = try layout(picture(text, overflow: overflow, cursor: 40))
    #expect(!typing.isShortened && typing.lines[0].text == text)
    let short = try layout(picture("012", overflow: overflow))
    #expect(!short.isCut && short.lines[0].text == "012")
  }

  @Test("One line that wraps and a view grow with their text, from one and two lines to six")
  func growing() throws {
    func height(_ count: Int, _ kind: FieldKind) -> Int {
      let end = kind == .view ? "\n" : String(repeating: " ", count: 40)
      let text = Array(repeating: "line", count: count).joined(separator: end)
      return picture(text, kind: kind, overflow: .wrap).fields[0].box.height
    }
    let pitch = TenRuler().pitch(size: 17)
    #expect(height(1, .field) == 44 && height(2, .field) == 44 + pitch)
    #expect([1, 2, 3, 6, 7, 50].map { height($0, .view) - 44 } == [1, 1, 2, 5, 5, 5].map { $0 * pitch })
  }

  @Test("Dots are as wide as each other; a character that is shown has its own room")
  func dots() throws {
    let one = try layout(picture("iii", cursor: 3, secure: true))
    let other = try layout(picture("WWW", cursor: 3, secure: true))
    #expect(one.point(of: 2) == other.point(of: 2) && one.isDots)
    #expect(one.x(of: 3, in: one.lines[0]) == 3 * one.dotAdvance)
  }

  @Test("What is selected is marked line by line")
  func selected() throws {
    var field = FormField(id: "a", kind: .view)
    field.text = "one\ntwo\nthree"
    var state = FormState(Form(fields: [field]), focus: "a")
    state.select(2..<9, of: "a")
    let picture = FormPicture.make(state: state, area: area, scale: 1, ruler: TenRuler())
    let marked = try layout(picture).selected
    #expect(marked.map(\.width) == [10, 30, 10])
    #expect(picture.fields[0].selection == 2..<9)
  }

  @Test("A very long text costs no more than the part that is seen", arguments: [false, true])
  func long(secure: Bool) throws {
    let text = String(repeating: "word ", count: 200_000)
    for kind in [FieldKind.field, .view] {
      let layout = try layout(picture(text, kind: kind, cursor: 500_000, secure: secure))
      #expect(layout.character(at: layout.point(of: 500_000)) == 500_000)
      #expect(layout.lines.map(\.text.count).reduce(0, +) <= 768)
      let cursor = try #require(layout.cursor)
      #expect(layout.lines.indices.contains(cursor.line))
    }
  }
}
