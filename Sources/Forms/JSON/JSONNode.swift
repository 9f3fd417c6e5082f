import KeyboardCore

/// A value of a JSON document and where it stands, so that whatever is wrong with it can be said.
public struct JSONNode: Sendable {
  /// A JSON pointer (RFC 6901); empty for the document.
  public let path: String
  /// What stands there.
  public let value: JSONValue
  /// Errors name the kind of a value of the wrong type, not the value: it may be a secret.
  public let isPrivate: Bool

  /// A whole document.
  public init(_ document: JSONValue, isPrivate: Bool) {
    self.init(path: "", value: document, isPrivate: isPrivate)
  }

  private init(path: String, value: JSONValue, isPrivate: Bool) {
    self.path = path
    self.value = value
    self.isPrivate = isPrivate
  }

  /// The same value as one that may be a secret.
  public var hidden: JSONNode { JSONNode(path: path, value: value, isPrivate: true) }

  /// A string; U+0000 is refused, because the text would end there wherever a C library gets it.
  public func string() throws(JSONError) -> String {
    guard case .string(let text) = value else { throw expected("a string") }
    if text.utf8.contains(0) { throw error("U+0000 in a string") }
    return text
  }

  /// `true` or `false`.
  public func bool() throws(JSONError) -> Bool {
    guard case .bool(let flag) = value else { throw expected("true or false") }
    return flag
  }

  /// A whole number in a range, however it is spelt: `10`, `10.0`, `1e1`.
  public func whole(_ range: ClosedRange<Int>) throws(JSONError) -> Int {
    guard case .number(let text) = value, let number = Int(text) ?? Double(text).flatMap(Int.init(exactly:)) else {
      throw expected("a whole number")
    }
    guard range.contains(number) else {
      throw expected("a whole number from \(range.lowerBound) to \(range.upperBound)")
    }
    return number
  }

  /// A value that is spelt by its name.
  public func named<T: NamedTrait>(_ type: T.Type) throws(JSONError) -> T {
    let word = try string()
    guard let found = T(name: word) else { throw unknown(word, among: T.names) }
    return found
  }

  /// The elements of an array.
  public func elements() throws(JSONError) -> [JSONNode] {
    guard case .array(let values) = value else { throw expected("an array") }
    return values.enumerated().map { place($0.element, at: "\($0.offset)") }
  }

  /// The members of an object, in the order of the text.
  public func members() throws(JSONError) -> [(name: String, node: JSONNode)] {
    guard case .object(let members) = value else { throw expected("an object") }
    return members.map { ($0.name, place($0.value, at: $0.name)) }
  }

  /// The member of that name of an object; nil where it is absent or null: many programs write absence so.
  public func member(_ name: String) throws(JSONError) -> JSONNode? {
    guard case .object(let members) = value else { throw expected("an object") }
    guard let member = members.first(where: { $0.name == name }), member.value != .null else { return nil }
    return place(member.value, at: name)
  }

  /// The member of that name of an object, which must be there and not be null.
  public func required(_ name: String) throws(JSONError) -> JSONNode {
    guard let member = try member(name) else { throw place(.null, at: name).error("missing") }
    return member
  }

  /// An error at this place.
  public func error(_ reason: String) -> JSONError {
    JSONError(place: .path(path), reason: reason)
  }

  /// The error for a word here that is none of those that are known.
  public func unknown(_ word: String, among names: [String]) -> JSONError {
    let nearest = TraitNames.didYouMean(word, among: names)
    let hint = nearest.map { "did you mean \($0)?" } ?? "expected one of \(names.joined(separator: ", "))"
    return error("\(quoted(word)) is not known, \(hint)")
  }

  private func expected(_ what: String) -> JSONError {
    error("expected \(what), found \(isPrivate ? value.kind : value.summary)")
  }

  private func place(_ value: JSONValue, at name: String) -> JSONNode {
    JSONNode(path: "\(path)/\(Self.pointer(name))", value: value, isPrivate: isPrivate)
  }

  /// A name as a part of a JSON pointer, fit to stand in a line.
  private static func pointer(_ name: String) -> String {
    var part = ""
    for character in printable(name) {
      switch character {
      case "~": part += "~0"
      case "/": part += "~1"
      default: part.append(character)
      }
    }
    return part
  }
}
