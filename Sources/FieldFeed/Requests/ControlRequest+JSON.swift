import Forms

extension ControlRequest {
  private static let names = ["focus", "text", "blur", "message", "show", "hide", "session", "status", "subscribe"]

  /// Reads one line, without its end: a JSON object with exactly one member, the request's name.
  ///
  /// The error has the status `data`, the place in the line and what was expected there.
  public static func parse(_ line: [UInt8]) throws(ControlError) -> ControlRequest {
    if line.count > longestLine { throw .lineTooLong }
    let request = try PropertyReader(line: line)
    guard let member = request.members.first, request.members.count == 1 else {
      let known = names.joined(separator: ", ")
      throw .request("", "expected an object with one member of \(known); found \(request.members.count) members")
    }
    switch member.name {
    case "focus": return .focus(try FieldContext(PropertyReader(member.value, at: "/focus")))
    case "text": return try text(PropertyReader(member.value, at: "/text"))
    case "message": return .message(text: try PropertyReader(member.value, at: "/message").requiredString("text"))
    case "session": return try session(request)
    case "blur": return try plain(.blur, member)
    case "show": return try plain(.show, member)
    case "hide": return try plain(.hide, member)
    case "status": return try plain(.status, member)
    case "subscribe": return try plain(.subscribe, member)
    default: throw PropertyReader.unknown("", "request", member.name, among: names)
    }
  }

  private static func text(_ properties: PropertyReader) throws(ControlError) -> ControlRequest {
    .text(before: try properties.requiredString("before"), after: try properties.string("after") ?? "")
  }

  private static func session(_ request: PropertyReader) throws(ControlError) -> ControlRequest {
    let word = try request.requiredString("session")
    guard word == "end" else { throw PropertyReader.unknown("/session", "value", word, among: ["end"]) }
    return .sessionEnd
  }

  /// A request that needs no more than its name: its content must be an object, which may hold anything.
  private static func plain(
    _ request: ControlRequest, _ member: JSONMember
  ) throws(ControlError) -> ControlRequest {
    _ = try PropertyReader(member.value, at: "/\(member.name)")
    return request
  }

  /// The request as a line of JSON, without the line's end; the same request is the same line.
  public var line: [UInt8] {
    let (name, content): (String, JSONValue) =
      switch self {
      case .focus(let context): ("focus", context.json)
      case .text(let before, let after):
        ("text", .object([.init(name: "before", value: .string(before)), .init(name: "after", value: .string(after))]))
      case .blur: ("blur", .object([]))
      case .message(let text): ("message", .object([.init(name: "text", value: .string(text))]))
      case .show: ("show", .object([]))
      case .hide: ("hide", .object([]))
      case .sessionEnd: ("session", .string("end"))
      case .status: ("status", .object([]))
      case .subscribe: ("subscribe", .object([]))
      }
    return Array(JSONValue.object([.init(name: name, value: content)]).text.utf8)
  }
}

extension ControlError {
  static let lineTooLong = ControlError.request("", "a line of more than \(ControlRequest.longestLine) bytes")
}
