/// Texts that are cut to the room they have.
extension Lettering {
  /// A text at `size`; smaller, not below `least`, where it is wider than its room; without its middle where it is still
  /// too wide. Beginnings and ends tell values apart: names of accounts, domains, the last digits of numbers.
  mutating func shortened(_ text: String, size: Int, least: Int, room: Int) throws(DisplayError) -> Label {
    var size = size
    while size > least, advance(of: text, size: size) > room { size -= 1 }
    return try label(shortened(text, size: size, room: room), size: size)
  }

  /// As much of both ends as fits, with an ellipsis between them; whole characters, as a person counts them.
  private mutating func shortened(_ text: String, size: Int, room: Int) -> String {
    let key = CutKey(text: text, size: size, room: room)
    if let known = cuts[key] { return known }
    var cut = text
    if advance(of: text, size: size) > room {
      let characters = Array(text)
      // What is longer is cut at once: nobody reads thousands of characters here.
      var (fits, most) = (0, min(characters.count - 1, Self.mostKept))
      while fits < most {
        let count = (fits + most + 1) / 2
        let candidate = Self.ends(of: characters, keeping: count)
        if advance(of: candidate, size: size) > room { most = count - 1 } else { fits = count }
      }
      cut = Self.ends(of: characters, keeping: fits)
    }
    if cuts.count >= Self.mostCuts { cuts.removeAll(keepingCapacity: true) }
    cuts[key] = cut
    return cut
  }

  private static let mostKept = 400
  private static let mostCuts = 100

  private static func ends(of characters: [Character], keeping count: Int) -> String {
    var head = characters.prefix((count + 1) / 2)
    var tail = characters.suffix(count / 2)
    // Neither blanks nor more dots stand beside the ellipsis.
    while head.last == " " || head.last == "." { head.removeLast() }
    while tail.first == " " || tail.first == "." { tail.removeFirst() }
    return String(head) + "…" + String(tail)
  }

  /// A text that was looked at in a room.
  struct CutKey: Hashable {
    var text: String
    var size: Int
    var room: Int
  }
}

extension String {
  /// Line ends become blanks; what is not to be seen, marks that turn the direction of writing among it, is left out.
  var onOneLine: String {
    var line = ""
    for scalar in unicodeScalars {
      switch scalar.properties.generalCategory {
      case .control, .lineSeparator, .paragraphSeparator: if line.last != " " { line.append(" ") }
      // What joins letters, and pictures of several signs, stays.
      case .format where scalar != "\u{200C}" && scalar != "\u{200D}": break
      default: line.unicodeScalars.append(scalar)
      }
    }
    return line
  }
}
