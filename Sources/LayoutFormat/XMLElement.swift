/// One element of a layout file. Text between elements is left out: LDML keyboards keep everything in attributes.
struct XMLElement {
  /// The local name of an LDML element; one of Keypane's own has the prefix `keypane:`, whatever prefix the file uses.
  var name: String
  /// Attributes of other namespaces are left out.
  var attributes: [String: String]
  var place: SourcePlace
  var children: [XMLElement] = []
  /// An `import` is somewhere below.
  var hasImports = false

  subscript(attribute: String) -> String? { attributes[attribute] }

  func required(_ attribute: String) throws(LayoutError) -> String {
    guard let value = attributes[attribute] else { throw place.error("\(name) needs the attribute \(attribute)") }
    return value
  }

  /// An attribute that is a name (XML's NMTOKEN); nil where it is absent.
  func token(_ attribute: String) throws(LayoutError) -> String? {
    guard let tokens = try tokens(attribute) else { return nil }
    guard tokens.count == 1 else { throw place.error("\(attribute) must be one name") }
    return tokens[0]
  }

  /// An attribute that is a list of names (XML's NMTOKENS), never an empty one; nil where it is absent.
  func tokens(_ attribute: String) throws(LayoutError) -> [String]? {
    guard let value = attributes[attribute] else { return nil }
    let tokens = value.split { $0 == " " || $0 == "\t" || $0 == "\n" || $0 == "\r" }.map(String.init)
    if tokens.isEmpty { throw place.error("\(attribute) is empty") }
    for token in tokens where token.utf8.count > ReadingLimits.nameLength {
      throw place.error("a name of more than \(ReadingLimits.nameLength) bytes")
    }
    for token in tokens where !Self.isToken(token) { throw place.error("\"\(token)\" is not a name") }
    return tokens
  }

  /// An attribute that LDML only knows as `true`; absent is false.
  func flag(_ attribute: String) throws(LayoutError) -> Bool {
    switch attributes[attribute] {
    case nil, "false": return false
    case "true": return true
    case let other?: throw place.error("\(attribute) must be \"true\", not \"\(other)\"")
    }
  }

  /// The children of all child elements of that name; after imports there may be several.
  func parts(_ name: String) -> [XMLElement] {
    children.filter { $0.name == name }.flatMap(\.children)
  }

  /// The children of every `special` below.
  func specials() -> [XMLElement] {
    children.flatMap { $0.name == "special" ? $0.children : $0.specials() }
  }

  private static func isToken(_ text: String) -> Bool {
    text.unicodeScalars.allSatisfy { scalar in
      switch scalar {
      case "a"..."z", "A"..."Z", "0"..."9", ".", "-", "_", ":": true
      default: scalar.value >= 0x80
      }
    }
  }
}
