/// Reads one JSON text (RFC 8259, strictly); a member that stands twice, U+0000 and deep nesting are refused.
struct JSONParser {
  /// How many arrays and objects may stand in each other; requests need five.
  static let deepest = 32

  private let bytes: [UInt8]
  private var position = 0
  private var depth = 0

  private init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// The value of a whole line.
  static func parse(_ line: [UInt8]) throws(ControlError) -> JSONValue {
    guard String(validating: line, as: UTF8.self) != nil else { throw .request("", "not UTF-8") }
    var parser = JSONParser(line)
    let value = try parser.value()
    parser.skipBlanks()
    if parser.position < parser.bytes.count { throw parser.error("expected nothing after the value") }
    return value
  }

  private mutating func value() throws(ControlError) -> JSONValue {
    skipBlanks()
    guard let byte = next else { throw error("expected a value") }
    switch byte {
    case UInt8(ascii: "{"): return .object(try nested { parser throws(ControlError) in try parser.members() })
    case UInt8(ascii: "["): return .array(try nested { parser throws(ControlError) in try parser.elements() })
    case UInt8(ascii: "\""): return .string(try string())
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): return .number(try number())
    case UInt8(ascii: "t"): return try word("true", .bool(true))
    case UInt8(ascii: "f"): return try word("false", .bool(false))
    case UInt8(ascii: "n"): return try word("null", .null)
    default: throw error("expected a value")
    }
  }

  // MARK: Containers

  private mutating func nested<T>(
    _ body: (inout JSONParser) throws(ControlError) -> T
  ) throws(ControlError) -> T {
    depth += 1
    if depth > Self.deepest { throw error("more than \(Self.deepest) arrays and objects in each other") }
    position += 1
    let result = try body(&self)
    depth -= 1
    return result
  }

  private mutating func members() throws(ControlError) -> [JSONValue.Member] {
    var members: [JSONValue.Member] = []
    var names: Set<String> = []
    skipBlanks()
    if take("}") { return [] }
    while true {
      skipBlanks()
      guard next == UInt8(ascii: "\"") else { throw error("expected a name in quotation marks") }
      let name = try string()
      guard names.insert(name).inserted else { throw error("a name that stands twice in its object") }
      skipBlanks()
      guard take(":") else { throw error("expected a colon") }
      members.append(JSONValue.Member(name: name, value: try value()))
      skipBlanks()
      if take("}") { return members }
      guard take(",") else { throw error("expected a comma or }") }
    }
  }

  private mutating func elements() throws(ControlError) -> [JSONValue] {
    var elements: [JSONValue] = []
    skipBlanks()
    if take("]") { return [] }
    while true {
      elements.append(try value())
      skipBlanks()
      if take("]") { return elements }
      guard take(",") else { throw error("expected a comma or ]") }
    }
  }

  // MARK: Words and numbers

  private mutating func word(_ word: StaticString, _ value: JSONValue) throws(ControlError) -> JSONValue {
    guard bytes[position...].starts(with: "\(word)".utf8) else { throw error("expected a value") }
    position += word.utf8CodeUnitCount
    return value
  }

  private mutating func number() throws(ControlError) -> Double {
    let start = position
    _ = take("-")
    if !take("0") { try digits() }
    if take(".") { try digits() }
    if take("e") || take("E") {
      if !take("+") { _ = take("-") }
      try digits()
    }
    guard let number = Double(String(decoding: bytes[start..<position], as: UTF8.self)), number.isFinite else {
      throw error("a number out of range")
    }
    return number
  }

  private mutating func digits() throws(ControlError) {
    let start = position
    while let byte = next, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) { position += 1 }
    if position == start { throw error("expected a digit") }
  }

  // MARK: Strings

  private mutating func string() throws(ControlError) -> String {
    position += 1
    var content: [UInt8] = []
    while let byte = next {
      switch byte {
      case UInt8(ascii: "\""):
        position += 1
        return String(decoding: content, as: UTF8.self)
      case UInt8(ascii: "\\"):
        position += 1
        content.append(contentsOf: String(try escaped()).utf8)
      case 0..<0x20:
        throw error("a control character in a string")
      default:
        content.append(byte)
        position += 1
      }
    }
    throw error("a string without end")
  }

  private mutating func escaped() throws(ControlError) -> Unicode.Scalar {
    guard let byte = next else { throw error("a string without end") }
    position += 1
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return Unicode.Scalar(byte)
    case UInt8(ascii: "b"): return "\u{8}"
    case UInt8(ascii: "f"): return "\u{c}"
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "u"): return try unicode()
    default: throw error("an unknown escape")
    }
  }

  /// What follows `\u`; two halves of a surrogate pair are one character.
  private mutating func unicode() throws(ControlError) -> Unicode.Scalar {
    let high = try fourDigits()
    // A text with U+0000 ends early wherever a C library gets it.
    if high == 0 { throw error("U+0000 in a string") }
    if let scalar = Unicode.Scalar(high) { return scalar }
    guard high < 0xdc00, take("\\"), take("u") else { throw error("half a surrogate pair") }
    let low = try fourDigits()
    guard (0xdc00...0xdfff).contains(low), let scalar = Unicode.Scalar(0x10000 + (high - 0xd800) << 10 + low - 0xdc00)
    else { throw error("half a surrogate pair") }
    return scalar
  }

  private mutating func fourDigits() throws(ControlError) -> UInt32 {
    var value: UInt32 = 0
    for _ in 0..<4 {
      guard let byte = next, let digit = Character(Unicode.Scalar(byte)).hexDigitValue else {
        throw error("expected four hexadecimal digits")
      }
      value = value << 4 + UInt32(digit)
      position += 1
    }
    return value
  }

  // MARK: Bytes

  private var next: UInt8? { position < bytes.count ? bytes[position] : nil }

  private mutating func take(_ wanted: Unicode.Scalar) -> Bool {
    guard next == UInt8(ascii: wanted) else { return false }
    position += 1
    return true
  }

  private mutating func skipBlanks() {
    while let byte = next, byte == 0x20 || byte == 0x09 || byte == 0x0a || byte == 0x0d { position += 1 }
  }

  private func error(_ reason: String) -> ControlError {
    let place = position < bytes.count ? "at byte \(position + 1)" : "at its end"
    return .request("", "not JSON \(place): \(reason)")
  }
}
