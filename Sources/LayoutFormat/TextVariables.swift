/// A keyboard's string variables, and the text of an attribute with its escapes and variables replaced.
///
/// `\u{41}` and `\u{41 42}` are characters by their numbers, `${id}` is the value of a `string` element. A marker
/// (`\m{id}`), which only transforms use, is kept in a form of its own until `withoutMarkers` takes it out.
struct TextVariables {
  /// Stands on both sides of a marker's id; it is not a character, so no file can hold it.
  private static let markerSign: Unicode.Scalar = "\u{FFFF}"

  private var strings = Bag<String>()
  /// The variables of all kinds.
  private var ids = Bag<Void>()

  /// No variables at all.
  init() {}

  /// - Parameter elements: the children of `variables`; a string may only use those that stand before it.
  init(_ elements: [XMLElement]) throws(LayoutError) {
    for element in elements where ["string", "set", "uset"].contains(element.name) {
      let id = try element.required("id")
      let value = try element.required("value")
      if element.name == "string" {
        try strings.define(id, as: text(value, at: element.place), at: element.place, what: "variable")
      }
      try ids.define(id, as: (), at: element.place, what: "variable")
    }
  }

  func text(_ raw: String, at place: SourcePlace) throws(LayoutError) -> String {
    var text: [Unicode.Scalar] = []
    var rest = raw.unicodeScalars[...]
    while let scalar = rest.popFirst() {
      if scalar == "\\" {
        text += try escaped(&rest, at: place)
      } else if scalar == "$", rest.first == "{" {
        let id = try braced(&rest, after: "$", at: place)
        guard let value = strings[id] else {
          let isSet = ids[id] != nil
          throw place.error(
            isSet ? "${\(id)} is a set, which only transforms may name" : "the variable ${\(id)} is not defined")
        }
        text += value.unicodeScalars
      } else {
        text.append(scalar)
      }
      if text.count > ReadingLimits.textLength {
        throw place.error("a text of more than \(ReadingLimits.textLength) characters")
      }
    }
    return String(String.UnicodeScalarView(text))
  }

  /// The text as it is typed and shown.
  static func withoutMarkers(_ text: String) -> String {
    var isMarker = false
    var plain = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      if scalar == markerSign {
        isMarker.toggle()
      } else if !isMarker {
        plain.append(scalar)
      }
    }
    return String(plain)
  }

  private func escaped(
    _ rest: inout Substring.UnicodeScalarView, at place: SourcePlace
  ) throws(LayoutError) -> [Unicode.Scalar] {
    switch rest.popFirst() {
    case "u":
      return try Self.characters(braced(&rest, after: "\\u", at: place), at: place)
    case "m":
      return try [Self.markerSign] + braced(&rest, after: "\\m", at: place).unicodeScalars + [Self.markerSign]
    case nil:
      throw place.error("a backslash at the end; write \\u{5C} for a backslash")
    case let other?:
      throw place.error("the escape \\\(other) is not known; write \\u{5C} for a backslash")
    }
  }

  static func characters(_ numbers: String, at place: SourcePlace) throws(LayoutError) -> [Unicode.Scalar] {
    var found: [Unicode.Scalar] = []
    for digits in numbers.split(separator: " ") {
      // No sign, no underscore: `UInt32` would take them.
      guard digits.count <= 6, digits.allSatisfy(\.isHexDigit), let number = UInt32(digits, radix: 16), number != 0,
        let scalar = Unicode.Scalar(number), scalar != markerSign
      else { throw place.error("\\u{\(digits)} is not a character") }
      found.append(scalar)
    }
    if found.isEmpty { throw place.error("\\u{} names no character") }
    return found
  }

  private func braced(
    _ rest: inout Substring.UnicodeScalarView, after opening: String, at place: SourcePlace
  ) throws(LayoutError) -> String {
    guard rest.popFirst() == "{", let end = rest.firstIndex(of: "}") else {
      throw place.error("\(opening) must be followed by {…}")
    }
    let inner = String(rest[..<end])
    rest = rest[rest.index(after: end)...]
    return inner
  }
}
