import Forms
import Posix

extension ControlRequest {
  private static let names = ["focus", "text", "blur", "message", "show", "hide", "session", "status", "subscribe"]

  /// Reads one line, without its end: a JSON object with exactly one member, the request's name.
  ///
  /// The error has the status `data`, the place in the line and what was expected there.
  public static func parse(_ line: [UInt8]) throws(ControlError) -> ControlRequest {
    if line.count > longestLine { throw .lineTooLong }
    do throws(JSONError) {
      return try request(JSONNode(JSONReader.read(line, takesComments: false), isPrivate: true))
    } catch {
      throw ControlError(error)
    }
  }

  private static func request(_ line: JSONNode) throws(JSONError) -> ControlRequest {
    let members = try line.members()
    guard let (name, content) = members.first, members.count == 1 else {
      let known = names.joined(separator: ", ")
      throw line.error("expected an object with one member of \(known); found \(members.count) members")
    }
    switch name {
    case "focus": return .focus(try FieldContext(content))
    case "text":
      let after = try content.member("after")?.string()
      return .text(before: try content.required("before").string(), after: after ?? "")
    case "message": return .message(text: try content.required("text").string())
    case "session": return try session(content)
    case "blur": return try plain(.blur, content)
    case "show": return try plain(.show, content)
    case "hide": return try plain(.hide, content)
    case "status": return try plain(.status, content)
    case "subscribe": return try plain(.subscribe, content)
    default: throw line.unknown(name, among: names)
    }
  }

  private static func session(_ content: JSONNode) throws(JSONError) -> ControlRequest {
    let word = try content.string()
    guard word == "end" else { throw content.unknown(word, among: ["end"]) }
    return .sessionEnd
  }

  /// A request that needs no more than its name: its content must be an object, which may hold anything.
  private static func plain(_ request: ControlRequest, _ content: JSONNode) throws(JSONError) -> ControlRequest {
    _ = try content.members()
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
  static let lineTooLong = ControlError(.data, reason: "a line of more than \(ControlRequest.longestLine) bytes")
}
