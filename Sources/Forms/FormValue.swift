import KeyboardCore

/// A value of a form file and where it stands, so that whatever is wrong with it can be said.
struct FormValue {
  /// The file's name.
  let form: String
  /// A JSON pointer; empty for the document.
  let path: String
  let value: JSONValue

  func error(_ reason: String) -> FormError {
    FormError(form: form, place: .path(path.isEmpty ? "/" : path), reason: reason)
  }

  private func expected(_ what: String) -> FormError {
    error("expected \(what), found \(value.summary)")
  }

  func string() throws(FormError) -> String {
    guard case .string(let text) = value else { throw expected("a string") }
    return text
  }

  func bool() throws(FormError) -> Bool {
    guard case .bool(let flag) = value else { throw expected("true or false") }
    return flag
  }

  func whole(_ range: ClosedRange<Int>) throws(FormError) -> Int {
    guard case .number(let text) = value, let number = Int(text) ?? Double(text).flatMap(Int.init(exactly:)) else {
      throw expected("a whole number")
    }
    guard range.contains(number) else {
      throw expected("a whole number from \(range.lowerBound) to \(range.upperBound)")
    }
    return number
  }

  func named<T: NamedTrait>(_ type: T.Type) throws(FormError) -> T {
    guard case .string(let text) = value else { throw expected("a string") }
    guard let found = T(name: text) else {
      let nearest = TraitNames.didYouMean(text, among: T.names)
      let hint = nearest.map { "did you mean \($0)?" } ?? "expected one of \(T.names.joined(separator: ", "))"
      throw error("\(quoted(text)) is not known, \(hint)")
    }
    return found
  }

  func elements() throws(FormError) -> [FormValue] {
    guard case .array(let values) = value else { throw expected("an array") }
    return values.enumerated().map { FormValue(form: form, path: "\(path)/\($0.offset)", value: $0.element) }
  }

  /// The members by name, in the order of the file.
  func members() throws(FormError) -> [(name: String, value: FormValue)] {
    guard case .object(let members) = value else { throw expected("an object") }
    return members.map { ($0.name, FormValue(form: form, path: "\(path)/\(Self.pointer($0.name))", value: $0.value)) }
  }

  /// A name as a part of a JSON pointer (RFC 6901), fit to stand in a line.
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
