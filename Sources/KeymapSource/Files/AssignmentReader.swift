/// Reads assignments as keyboard(5) has them, in the part of the shell's language that needs no shell.
struct AssignmentReader {
  /// `XKBLAYOUT="us,ru"`.
  struct Assignment: Hashable, Sendable {
    var name: String
    var value: String
    /// Where the value begins, from 1.
    var line: Int
    var column: Int
  }

  private let path: String
  private let line: Int
  private let bytes: [UInt8]
  private var place = 0

  /// All assignments of a text, in their order.
  static func assignments(in text: some Sequence<UInt8>, path: String) throws(KeyboardDefaultsError) -> [Assignment] {
    var assignments: [Assignment] = []
    let lines = Array(text).split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    for (index, line) in lines.enumerated() {
      var reader = AssignmentReader(path: path, line: index + 1, bytes: Array(line))
      if let assignment = try reader.assignment() { assignments.append(assignment) }
    }
    return assignments
  }

  private init(path: String, line: Int, bytes: [UInt8]) {
    self.path = path
    self.line = line
    self.bytes = bytes
  }

  /// nil: a blank line or a comment.
  private mutating func assignment() throws(KeyboardDefaultsError) -> Assignment? {
    skipBlanks()
    guard let first = next, first != UInt8(ascii: "#") else { return nil }
    let start = place
    while let byte = next, Self.isName(byte, first: place == start) { place += 1 }
    let name = String(decoding: bytes[start..<place], as: UTF8.self)
    guard !name.isEmpty, next == UInt8(ascii: "=") else {
      throw error("expected NAME=VALUE, without blanks around the equals sign")
    }
    place += 1
    let column = place + 1
    let value = try value()
    skipBlanks()
    guard next == nil || next == UInt8(ascii: "#") else {
      throw error("expected the end of the line: a value with blanks is quoted")
    }
    return Assignment(name: name, value: value, line: line, column: column)
  }

  private mutating func value() throws(KeyboardDefaultsError) -> String {
    var value: [UInt8] = []
    while let byte = next, !Self.isBlank(byte) {
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "'"): value += try quoted(by: byte)
      case UInt8(ascii: "\\"): value.append(try escaped())
      case UInt8(ascii: ";"), UInt8(ascii: "&"), UInt8(ascii: "|"), UInt8(ascii: "<"), UInt8(ascii: ">"),
        UInt8(ascii: "("), UInt8(ascii: ")"):
        throw error("this belongs to a command, and commands are not run")
      default: value.append(try plain())
      }
    }
    guard let text = String(validating: value, as: UTF8.self) else { throw error("the value is not UTF-8") }
    return text
  }

  private mutating func quoted(by mark: UInt8) throws(KeyboardDefaultsError) -> [UInt8] {
    let start = place
    var value: [UInt8] = []
    place += 1
    while let byte = next {
      if byte == mark {
        place += 1
        return value
      }
      if mark == UInt8(ascii: "'") {
        value.append(byte)
        place += 1
      } else {
        value.append(byte == UInt8(ascii: "\\") ? try escaped() : try plain())
      }
    }
    place = start
    throw error("the quotation mark is not closed in its line")
  }

  private mutating func escaped() throws(KeyboardDefaultsError) -> UInt8 {
    guard place + 1 < bytes.count else { throw error("a value does not go on in the next line") }
    place += 2
    return bytes[place - 1]
  }

  private mutating func plain() throws(KeyboardDefaultsError) -> UInt8 {
    let byte = bytes[place]
    guard byte != UInt8(ascii: "$"), byte != UInt8(ascii: "`") else {
      throw error("the values of other variables are not looked up")
    }
    place += 1
    return byte
  }

  private var next: UInt8? { place < bytes.count ? bytes[place] : nil }

  private mutating func skipBlanks() {
    while let byte = next, Self.isBlank(byte) { place += 1 }
  }

  private func error(_ reason: String) -> KeyboardDefaultsError {
    KeyboardDefaultsError(path: path, line: line, column: place + 1, reason: reason)
  }

  private static func isBlank(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") || byte == UInt8(ascii: "\r")
  }

  private static func isName(_ byte: UInt8, first: Bool) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "_"): true
    case UInt8(ascii: "0")...UInt8(ascii: "9"): !first
    default: false
    }
  }
}
