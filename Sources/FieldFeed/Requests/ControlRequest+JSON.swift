import Forms
import Posix

extension ControlRequest {
  private enum Name: String, CodingKey, CaseIterable {
    case focus, text, blur, message, show, hide, session, status, subscribe
  }

  private static let names = Name.allCases.map(\.rawValue)

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
    guard let request = Name(rawValue: name) else { throw line.unknown(name, among: names) }
    switch request {
    case .focus: return .focus(try FieldContext(content))
    case .text:
      let after = try content.member("after")?.string()
      return .text(before: try content.required("before").string(), after: after ?? "")
    case .message: return .message(text: try content.required("text").string())
    case .session: return try session(content)
    case .blur: return try plain(.blur, content)
    case .show: return try plain(.show, content)
    case .hide: return try plain(.hide, content)
    case .status: return try plain(.status, content)
    case .subscribe: return try plain(.subscribe, content)
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
    Array(JSONLine.encode(self).utf8)
  }
}

extension ControlRequest: Encodable {
  /// Writes an object with one member, the request's name.
  public func encode(to encoder: any Encoder) throws {
    let nothing: [String: String] = [:]
    var object = encoder.container(keyedBy: Name.self)
    switch self {
    case .focus(let context): try object.encode(context, forKey: .focus)
    case .text(let before, let after): try object.encode(["before": before, "after": after], forKey: .text)
    case .blur: try object.encode(nothing, forKey: .blur)
    case .message(let text): try object.encode(["text": text], forKey: .message)
    case .show: try object.encode(nothing, forKey: .show)
    case .hide: try object.encode(nothing, forKey: .hide)
    case .sessionEnd: try object.encode("end", forKey: .session)
    case .status: try object.encode(nothing, forKey: .status)
    case .subscribe: try object.encode(nothing, forKey: .subscribe)
    }
  }
}

extension ControlError {
  static let lineTooLong = ControlError(.data, reason: "a line of more than \(ControlRequest.longestLine) bytes")
}
