import KeyboardCore

/// Walks over a pattern, a replacement or a set of a layout file.
struct TransformScanner {
  private var rest: ArraySlice<Unicode.Scalar>
  let place: SourcePlace

  init(_ text: [Unicode.Scalar], at place: SourcePlace) {
    rest = text[...]
    self.place = place
  }

  var isAtEnd: Bool { rest.isEmpty }
  var peek: Unicode.Scalar? { rest.first }

  mutating func next() -> Unicode.Scalar? { rest.popFirst() }

  mutating func skip(_ text: String) -> Bool {
    guard rest.starts(with: text.unicodeScalars) else { return false }
    rest = rest.dropFirst(text.unicodeScalars.count)
    return true
  }

  mutating func skipBlanks() {
    while let scalar = rest.first, Self.isBlank(scalar) { rest.removeFirst() }
  }

  static func isBlank(_ scalar: Unicode.Scalar) -> Bool {
    scalar == " " || scalar == "\t" || scalar == "\n" || scalar == "\r"
  }

  /// What stands up to a closing bracket, which is passed.
  /// - Parameter opening: what stood before, for the message.
  mutating func upTo(_ end: Unicode.Scalar, opening: String) throws(LayoutError) -> String {
    guard let index = rest.firstIndex(of: end) else { throw place.error("\(opening) has no \(end)") }
    var inner = String.UnicodeScalarView()
    inner.append(contentsOf: rest[..<index])
    rest = rest[(index + 1)...]
    return String(inner)
  }

  /// What follows `\u`: `{…}` with characters by their numbers.
  mutating func characters() throws(LayoutError) -> [Unicode.Scalar] {
    guard skip("{") else { throw place.error("\\u must be followed by {…}") }
    return try TextVariables.characters(upTo("}", opening: "\\u{"), at: place)
  }

  /// What follows `\m`: `{…}` with a marker's name, or a dot for any.
  mutating func markerName() throws(LayoutError) -> String {
    guard skip("{") else { throw place.error("\\m must be followed by {…}") }
    let name = try upTo("}", opening: "\\m{")
    if !TransformMarkers.isName(name) { throw place.error("\"\(name)\" is not a marker's name") }
    return name
  }

  /// The id of a variable, up to a bracket.
  mutating func variable(upTo end: Unicode.Scalar, opening: String) throws(LayoutError) -> String {
    let id = try upTo(end, opening: opening)
    let isID = id.utf8.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "_"):
        true
      default: false
      }
    }
    guard isID, (1...32).contains(id.utf8.count) else {
      throw place.error("\"\(id)\" is not a variable's id: up to 32 letters, digits and _")
    }
    return id
  }
}
