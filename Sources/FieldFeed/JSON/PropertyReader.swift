import Forms
import KeyboardCore

/// Reads the members of one JSON object by name and says where something else stands than was expected.
///
/// A member that is null counts as absent: many programs write it so.
struct PropertyReader {
  /// The object's place as a JSON pointer; empty for the whole line.
  let path: String
  let members: [JSONMember]

  /// Reads a whole line.
  init(line: [UInt8]) throws(ControlError) {
    let value: JSONValue
    do throws(JSONError) {
      value = try JSONReader.read(line)
    } catch {
      throw .request("", "not JSON at column \(error.column): \(error.reason)")
    }
    try self.init(value, at: "")
  }

  init(_ value: JSONValue, at path: String) throws(ControlError) {
    guard case .object(let members) = value else { throw Self.mismatch(path, "an object", value) }
    self.path = path
    self.members = members
  }

  func string(_ name: String) throws(ControlError) -> String? {
    guard let value = member(name) else { return nil }
    guard case .string(let string) = value else { throw Self.mismatch(place(name), "a string", value) }
    // It would end early wherever a C library gets it.
    if string.utf8.contains(0) { throw .request(place(name), "U+0000 in a string") }
    return string
  }

  func requiredString(_ name: String) throws(ControlError) -> String {
    guard let string = try string(name) else { throw .request(place(name), "missing; expected a string") }
    return string
  }

  func bool(_ name: String) throws(ControlError) -> Bool? {
    guard let value = member(name) else { return nil }
    guard case .bool(let bool) = value else { throw Self.mismatch(place(name), "true or false", value) }
    return bool
  }

  func object(_ name: String) throws(ControlError) -> PropertyReader? {
    guard let value = member(name) else { return nil }
    return try PropertyReader(value, at: place(name))
  }

  func array(_ name: String) throws(ControlError) -> [JSONValue]? {
    guard let value = member(name) else { return nil }
    guard case .array(let elements) = value else { throw Self.mismatch(place(name), "an array", value) }
    return elements
  }

  /// A value that is spelt by its name.
  func choice<Value: NamedTrait>(_ name: String) throws(ControlError) -> Value? {
    guard let word = try string(name) else { return nil }
    guard let value = Value(name: word) else { throw Self.unknown(place(name), "value", word, among: Value.names) }
    return value
  }

  /// The JSON pointer of a member.
  func place(_ name: String) -> String { "\(path)/\(name)" }

  private func member(_ name: String) -> JSONValue? {
    guard let value = members.first(where: { $0.name == name })?.value, value != .null else { return nil }
    return value
  }

  /// The error that names both what was expected and what stands there.
  static func mismatch(_ path: String, _ expected: String, _ found: JSONValue) -> ControlError {
    .request(path, "expected \(expected), found \(found.summary)")
  }

  /// The error for a word that is none of those that are known.
  static func unknown(_ path: String, _ what: String, _ word: String, among names: [String]) -> ControlError {
    let hint =
      TraitNames.didYouMean(word, among: names).map { "; did you mean \($0)?" }
      ?? "; expected \(names.joined(separator: ", "))"
    // The answer must not grow with the request.
    let shown = word.unicodeScalars.count > 40 ? "\(String(word.prefix(40)))…" : word
    return .request(path, "unknown \(what) “\(shown)”\(hint)")
  }
}
