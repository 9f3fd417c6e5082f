/// A JSON document as it stands in its file: members in their order, numbers as they are written.
public enum JSONValue: Sendable, Hashable {
  /// `null`.
  case null
  /// `true` or `false`.
  case bool(Bool)
  /// A number, spelt as in the file.
  case number(String)
  /// A string without its quotation marks and escapes.
  case string(String)
  /// The elements of `[…]`.
  case array([JSONValue])
  /// The members of `{…}`, each name once.
  case object([JSONMember])

  /// What kind of value it is, with its article, for messages: `a string`.
  public var kind: String {
    switch self {
    case .null: "null"
    case .bool: "true or false"
    case .number: "a number"
    case .string: "a string"
    case .array: "an array"
    case .object: "an object"
    }
  }

  /// The value as an error message shows it: `"ten"`, `10.5`, `an array`; cut to a length that a line can bear.
  public var summary: String {
    switch self {
    case .bool(let value): value ? "true" : "false"
    case .number(let text): text.count <= 40 ? text : String(text.prefix(40)) + "…"
    case .string(let text): quoted(text)
    case .null, .array, .object: kind
    }
  }
}

/// In quotation marks, cut to 40 characters, without control characters: fit to stand in one line of a message.
package func quoted(_ text: String) -> String {
  "\"" + printable(text) + "\""
}

/// Cut to 40 characters and without control characters.
package func printable(_ text: String) -> String {
  let head = text.prefix(40).map { character in
    character.unicodeScalars.contains { $0.properties.generalCategory == .control } ? "?" : character
  }
  return String(head) + (text.count > 40 ? "…" : "")
}
