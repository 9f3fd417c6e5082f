/// Reads JSON (RFC 8259), on demand with the comments of JSON5: `// …` to the end of the line and `/* … */`.
///
/// Of our own, the only one, because FoundationEssentials' JSONDecoder cannot say where a text is wrong: outside Apple's
/// systems every syntax error is the same `dataCorrupted` with an empty coding path and no underlying error
/// (swift-foundation, JSONDecoder.swift; tried with 6.3.1). It also takes `[1,]` for JSON, guesses UTF-16 and UTF-32,
/// passes over the second of two members of one name, and keeps neither the members' order nor the numbers' spelling.
///
/// The work is linear in the length of the text and the depth is bounded: no text stalls or crashes the program.
public struct JSONReader: Sendable {
  /// Documents nested deeper are refused.
  public static let deepest = 32

  private let bytes: [UInt8]
  private let takesComments: Bool
  private var position = 0

  private init(_ bytes: [UInt8], takesComments: Bool) {
    self.bytes = bytes
    self.takesComments = takesComments
  }

  /// Reads one document of UTF-8 bytes; a byte order mark is skipped.
  public static func read(_ bytes: [UInt8], takesComments: Bool) throws(JSONError) -> JSONValue {
    var reader = JSONReader(bytes, takesComments: takesComments)
    if bytes.starts(with: [0xef, 0xbb, 0xbf]) { reader.position = 3 }
    try reader.skipBlanks()
    let value = try reader.value(depth: 0)
    try reader.skipBlanks()
    if reader.next != nil { throw reader.error("nothing may follow the document") }
    return value
  }

  private var next: UInt8? {
    position < bytes.count ? bytes[position] : nil
  }

  private func error(_ reason: String, at place: Int? = nil) -> JSONError {
    var line = 1
    var column = 1
    for byte in bytes[..<min(place ?? position, bytes.count)] {
      if byte == UInt8(ascii: "\n") {
        line += 1
        column = 1
      } else if byte & 0xc0 != 0x80 {
        column += 1
      }
    }
    return JSONError(place: .line(line, column: column), reason: reason)
  }

  private mutating func skipBlanks() throws(JSONError) {
    while let byte = next {
      switch byte {
      case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\n"), UInt8(ascii: "\r"): position += 1
      case UInt8(ascii: "/") where takesComments: try skipComment()
      default: return
      }
    }
  }

  private mutating func skipComment() throws(JSONError) {
    let start = position
    position += 1
    if take(UInt8(ascii: "/")) {
      while let byte = next, byte != UInt8(ascii: "\n") { position += 1 }
      return
    }
    guard take(UInt8(ascii: "*")) else { throw error("expected a comment", at: start) }
    while next != nil {
      if take(UInt8(ascii: "*")) {
        if take(UInt8(ascii: "/")) { return }
      } else {
        position += 1
      }
    }
    throw error("a comment without end", at: start)
  }

  private mutating func take(_ byte: UInt8) -> Bool {
    guard next == byte else { return false }
    position += 1
    return true
  }

  private mutating func value(depth: Int) throws(JSONError) -> JSONValue {
    guard depth <= Self.deepest else { throw error("nested deeper than \(Self.deepest)") }
    guard let byte = next else { throw error("the document ends too early") }
    switch byte {
    case UInt8(ascii: "{"): return .object(try members(depth: depth))
    case UInt8(ascii: "["): return .array(try elements(depth: depth))
    case UInt8(ascii: "\""): return .string(try string())
    case UInt8(ascii: "t"): return .bool(try word("true", true))
    case UInt8(ascii: "f"): return .bool(try word("false", false))
    case UInt8(ascii: "n"): return try word("null", .null)
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): return .number(try number())
    default: throw error("expected a value")
    }
  }

  private mutating func word<T>(_ word: String, _ meaning: T) throws(JSONError) -> T {
    guard bytes[position...].starts(with: word.utf8) else { throw error("expected a value") }
    position += word.utf8.count
    return meaning
  }

  private mutating func elements(depth: Int) throws(JSONError) -> [JSONValue] {
    var found: [JSONValue] = []
    position += 1
    try skipBlanks()
    if take(UInt8(ascii: "]")) { return found }
    while true {
      try skipBlanks()
      found.append(try value(depth: depth + 1))
      try skipBlanks()
      if take(UInt8(ascii: "]")) { return found }
      guard take(UInt8(ascii: ",")) else { throw error("expected , or ] after an element") }
    }
  }

  private mutating func members(depth: Int) throws(JSONError) -> [JSONMember] {
    var found: [JSONMember] = []
    var names: Set<String> = []
    position += 1
    try skipBlanks()
    if take(UInt8(ascii: "}")) { return found }
    while true {
      try skipBlanks()
      let start = position
      guard next == UInt8(ascii: "\"") else { throw error("expected a name in quotation marks") }
      let name = try string()
      guard names.insert(name).inserted else { throw error("this name stands here twice", at: start) }
      try skipBlanks()
      guard take(UInt8(ascii: ":")) else { throw error("expected : after a name") }
      try skipBlanks()
      found.append(JSONMember(name: name, value: try value(depth: depth + 1)))
      try skipBlanks()
      if take(UInt8(ascii: "}")) { return found }
      guard take(UInt8(ascii: ",")) else { throw error("expected , or } after a member") }
    }
  }

  private mutating func number() throws(JSONError) -> String {
    let start = position
    _ = take(UInt8(ascii: "-"))
    // A leading zero stands alone.
    if !take(UInt8(ascii: "0")) { try digits(since: start) }
    if take(UInt8(ascii: ".")) { try digits(since: start) }
    if take(UInt8(ascii: "e")) || take(UInt8(ascii: "E")) {
      if !take(UInt8(ascii: "+")) { _ = take(UInt8(ascii: "-")) }
      try digits(since: start)
    }
    if let byte = next, byte == UInt8(ascii: ".") || byte == UInt8(ascii: "_") || isLetterOrDigit(byte) {
      throw error("not a number", at: start)
    }
    return String(decoding: bytes[start..<position], as: UTF8.self)
  }

  private mutating func digits(since start: Int) throws(JSONError) {
    let first = position
    while let byte = next, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) { position += 1 }
    if position == first { throw error("not a number", at: start) }
  }

  private func isLetterOrDigit(_ byte: UInt8) -> Bool {
    Unicode.Scalar(byte).properties.isAlphabetic || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }

  private mutating func string() throws(JSONError) -> String {
    let start = position
    position += 1
    var text: [UInt8] = []
    while let byte = next {
      switch byte {
      case UInt8(ascii: "\""):
        position += 1
        guard let valid = String(validating: text, as: UTF8.self) else { throw error("not UTF-8", at: start) }
        return valid
      case UInt8(ascii: "\\"): try escape(into: &text)
      case 0..<0x20: throw error("a control character in a string")
      default:
        text.append(byte)
        position += 1
      }
    }
    throw error("a string without end", at: start)
  }

  private mutating func escape(into text: inout [UInt8]) throws(JSONError) {
    let start = position
    position += 1
    guard let letter = next else { throw error("a string without end", at: start) }
    position += 1
    switch letter {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): text.append(letter)
    case UInt8(ascii: "b"): text.append(0x08)
    case UInt8(ascii: "f"): text.append(0x0c)
    case UInt8(ascii: "n"): text.append(0x0a)
    case UInt8(ascii: "r"): text.append(0x0d)
    case UInt8(ascii: "t"): text.append(0x09)
    case UInt8(ascii: "u"): text += Array(String(Character(try scalar(since: start))).utf8)
    default: throw error("not an escape", at: start)
    }
  }

  /// The scalar that `\u…` names, or two of them where the first is half of a pair.
  private mutating func scalar(since start: Int) throws(JSONError) -> Unicode.Scalar {
    var code = try fourHexDigits(since: start)
    if (0xd800..<0xdc00).contains(code), take(UInt8(ascii: "\\")), take(UInt8(ascii: "u")) {
      let low = try fourHexDigits(since: start)
      guard (0xdc00..<0xe000).contains(low) else { throw error("half a character", at: start) }
      code = 0x10000 + (code - 0xd800) << 10 + (low - 0xdc00)
    }
    guard let scalar = Unicode.Scalar(code) else { throw error("half a character", at: start) }
    return scalar
  }

  private mutating func fourHexDigits(since start: Int) throws(JSONError) -> UInt32 {
    var code: UInt32 = 0
    for _ in 0..<4 {
      guard let byte = next, byte < 0x80, let digit = Character(Unicode.Scalar(byte)).hexDigitValue else {
        throw error("not an escape", at: start)
      }
      code = code << 4 | UInt32(digit)
      position += 1
    }
    return code
  }
}
