/// Reads the codes that a message binds to a site, by the steps of WICG's "Origin-bound one-time codes delivered via SMS".
///
/// The frame's host is marked with `%` or `@`: the specification has had both, Apple's documents have the first.
struct BoundCodeReader {
  private var line: Substring.UTF8View

  /// - Parameter message: its last line counts, which is empty after a line's end.
  init(_ message: String) {
    let text = message.utf8
    let end = text.lastIndex { $0 == 0x0a || $0 == 0x0d }
    line = message[(end.map { text.index(after: $0) } ?? text.startIndex)...].utf8
  }

  /// Nil where the message does not follow the format.
  mutating func read() -> OneTimeCode? {
    guard let top = token("@"), takeBlank(), let code = token("#") else { return nil }
    var embedded: String?
    if takeBlank() { embedded = token("%@") }
    return OneTimeCode(code: code, boundTo: OneTimeCodeOrigin(top: top, embedded: embedded))
  }

  /// Whether a line somewhere looks as if it meant to bind a code: such a code is nobody else's.
  static func looksBound(_ message: String) -> Bool {
    message.utf8.split(whereSeparator: { $0 == 0x0a || $0 == 0x0d }).contains { line in
      var reader = BoundCodeReader(line: Substring(line).drop { $0 == " " || $0 == "\t" }.utf8)
      guard reader.token("@") != nil else { return false }
      return reader.line.contains(0x23)
    }
  }

  private init(line: Substring.UTF8View) {
    self.line = line
  }

  /// What stands after one of the markers, up to the next of ASCII's blanks; nil where that is nothing.
  private mutating func token(_ markers: String) -> String? {
    guard let first = line.first, markers.utf8.contains(first) else { return nil }
    let token = line.dropFirst().prefix { !ASCII.isBlank($0) }
    guard !token.isEmpty else { return nil }
    line = line[token.endIndex...]
    return String(Substring(token))
  }

  private mutating func takeBlank() -> Bool {
    guard line.first == 0x20 else { return false }
    line.removeFirst()
    return true
  }
}
