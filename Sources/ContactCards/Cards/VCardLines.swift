/// The lines of a vCard file, unfolded (RFC 6350, 3.2). Each byte is looked at once, however often a line is folded.
struct VCardLines {
  private let bytes: [UInt8]
  private let file: String
  private var position: Int
  private var number = 0

  init(_ bytes: [UInt8], file: String) throws(ContactCardError) {
    if bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) {
      throw ContactCardError(file: file, line: 1, reason: "this is UTF-16: save the file as UTF-8")
    }
    self.bytes = bytes
    self.file = file
    position = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
  }

  /// The next line that is not empty; nil at the end.
  mutating func next() throws(ContactCardError) -> VCardLine? {
    while position < bytes.count {
      if isContinuation {
        throw ContactCardError(
          file: file, line: number + 1, reason: "a blank begins the line, but there is none that it continues")
      }
      var line = VCardLine(number: number + 1, bytes: [])
      try take(into: &line.bytes)
      while isContinuation {
        position += 1
        try take(into: &line.bytes)
      }
      if !line.bytes.isEmpty { return line }
    }
    return nil
  }

  private var isContinuation: Bool {
    position < bytes.count && (bytes[position] == 0x20 || bytes[position] == 0x09)
  }

  /// One line as it stands in the file.
  private mutating func take(into line: inout [UInt8]) throws(ContactCardError) {
    let start = position
    number += 1
    while position < bytes.count, bytes[position] != 0x0A {
      let byte = bytes[position]
      if byte < 0x20 && byte != 0x09 && byte != 0x0D || byte == 0x7F {
        throw ContactCardError(file: file, line: number, reason: "a control character")
      }
      position += 1
    }
    var end = position
    if end > start, bytes[end - 1] == 0x0D { end -= 1 }
    if bytes[start..<end].contains(0x0D) {
      throw ContactCardError(file: file, line: number, reason: "a carriage return in the middle of a line")
    }
    line += bytes[start..<end]
    if position < bytes.count { position += 1 }
  }
}
