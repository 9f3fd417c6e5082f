/// A JSON value with the members of its objects in the order in which they stand.
///
/// Our own reader, because a line from another program must neither stall the keyboard nor exhaust its stack: the work
/// is linear in the line's length and the depth is bounded.
enum JSONValue: Hashable, Sendable {
  case null
  case bool(Bool)
  case number(Double)
  case string(String)
  case array([JSONValue])
  case object([Member])

  /// A name and its value in an object.
  struct Member: Hashable, Sendable {
    var name: String
    var value: JSONValue
  }

  /// What kind of value it is, with its article, for messages: `a string`.
  var kind: String {
    switch self {
    case .null: "null"
    case .bool: "true or false"
    case .number: "a number"
    case .string: "a string"
    case .array: "an array"
    case .object: "an object"
    }
  }
}
