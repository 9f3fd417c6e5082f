/// The text of a field, its cursor and what is selected of it. Its description tells no text: it may be a secret.
struct FieldText: Sendable, Hashable {
  // Cut at the cursor, so that typing does not walk through the whole text at every key.
  private(set) var before: String
  /// What typing replaces; empty: there is only a cursor.
  private(set) var selected = ""
  private(set) var after = ""

  /// The cursor stands behind the text.
  init(_ text: String) {
    before = text
  }

  var all: String { selected.isEmpty && after.isEmpty ? before : before + selected + after }

  var isEmpty: Bool { before.isEmpty && selected.isEmpty && after.isEmpty }

  /// The characters before the cursor, or those that are selected.
  var selection: Range<Int> {
    let start = before.count
    return start..<start + selected.count
  }

  /// Puts text in the place of what is selected, as much of it as `limit` characters in all allow.
  mutating func insert(_ text: String, limit: Int?) {
    selected = ""
    guard let limit else {
      before += text
      return
    }
    // An accent may join the character before it, so the length is that of the result.
    let joined = before + text
    if joined.count + after.count <= limit {
      before = joined
    } else {
      before += text.prefix(max(0, limit - before.count - after.count))
    }
  }

  /// Takes away what is selected, else the character before the cursor; false where there is neither.
  mutating func deleteBackward() -> Bool {
    guard selected.isEmpty else {
      selected = ""
      return true
    }
    return before.popLast() != nil
  }

  /// Takes away what is selected, else the blanks before the cursor and the word or the run of other marks before them;
  /// false where there is neither.
  mutating func deleteWordBackward() -> Bool {
    guard selected.isEmpty, !before.isEmpty else { return deleteBackward() }
    while let last = before.last, Kind(last) == .blank { before.removeLast() }
    let kind = before.last.map { Kind($0) }
    while let last = before.last, Kind(last) == kind { before.removeLast() }
    return true
  }

  /// Puts the cursor behind so many characters, or at the nearer end.
  mutating func moveCursor(to position: Int) {
    select(position..<position)
  }

  /// Selects characters, as far as there are any.
  mutating func select(_ range: Range<Int>) {
    let text = all
    let start = Self.index(range.lowerBound, in: text, from: text.startIndex)
    let end = Self.index(range.count, in: text, from: start)
    before = String(text[..<start])
    selected = String(text[start..<end])
    after = String(text[end...])
  }

  private static func index(_ distance: Int, in text: String, from start: String.Index) -> String.Index {
    text.index(start, offsetBy: max(0, distance), limitedBy: text.endIndex) ?? text.endIndex
  }

  /// The word that the cursor stands in or beside; without one the run of other characters there, blanks apart.
  var word: Range<Int> {
    let text = Array(all)
    let cursor = selection.lowerBound
    guard !text.isEmpty else { return 0..<0 }
    func kind(_ place: Int) -> Kind? { text.indices.contains(place) ? Kind(text[place]) : nil }
    let sides = [(cursor, kind(cursor)), (cursor - 1, kind(cursor - 1))]
    guard
      let (place, kind) = sides.first(where: { $0.1 == .letter }) ?? sides.first(where: { $0.1 == .mark })
        ?? sides.first(where: { $0.1 != nil })
    else { return cursor..<cursor }
    var start = place
    var end = place + 1
    while start > 0, Kind(text[start - 1]) == kind { start -= 1 }
    while end < text.count, Kind(text[end]) == kind { end += 1 }
    return start..<end
  }

  /// What a double touch takes together.
  private enum Kind {
    case letter
    case blank
    case mark

    init(_ character: Character) {
      if character.isLetter || character.isNumber || character == "_" || character == "’" || character == "'" {
        self = .letter
      } else {
        self = character.isWhitespace ? .blank : .mark
      }
    }
  }
}

extension FieldText: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
  var description: String { isEmpty ? "empty" : "not empty" }

  var debugDescription: String { description }

  var customMirror: Mirror { Mirror(self, children: [:]) }
}
