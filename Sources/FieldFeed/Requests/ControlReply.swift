import Forms

/// The one line that answers a request.
public enum ControlReply: Sendable, Hashable {
  /// `{"ok":true}`
  case ok
  /// The same, with what was asked for and is not known: `{"ok":true,"warnings":["…"]}`.
  case warned([String])
  /// `{"error":"reason"}`
  case error(String)
  /// Another JSON object on one line: what `status` tells.
  case json(String)

  /// The reply without the line's end.
  public var line: String {
    switch self {
    case .ok: return #"{"ok":true}"#
    case .warned(let warnings): return #"{"ok":true,"warnings":"# + JSONLine.encode(warnings) + "}"
    case .error(let reason): return JSONLine.encode(["error": reason])
    case .json(let line):
      precondition(!line.utf8.contains(0x0a), "a reply is one line")
      return line
    }
  }

  /// Reads what a keyboard has answered; anything that is neither plain success nor an error is kept as it is.
  public init(line: [UInt8]) {
    self = .json(String(decoding: line, as: UTF8.self))
    guard let reply = try? JSONReader.read(line, takesComments: false) else { return }
    if let reason = try? JSONNode(reply, isPrivate: true).member("error")?.string() {
      self = .error(reason)
    } else if let warnings = try? Self.warnings(JSONNode(reply, isPrivate: true)) {
      self = warnings.isEmpty ? .ok : .warned(warnings)
    }
  }

  /// Those of plain success; nil where the reply is anything else.
  private static func warnings(_ reply: JSONNode) throws(JSONError) -> [String]? {
    guard try reply.member("ok")?.bool() == true else { return nil }
    var warnings: [String] = []
    for (name, value) in try reply.members() where name != "ok" {
      guard name == "warnings" else { return nil }
      for element in try value.elements() { warnings.append(try element.string()) }
    }
    return warnings
  }
}
