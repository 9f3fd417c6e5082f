/// Finds rows and fields in bytes that outlive it.
@safe
struct CSVReader {
  private let bytes: UnsafeRawBufferPointer
  private let count: Int
  private var offset = 0
  private var line = 1
  private var lineStart = 0

  private static let quote = UInt8(ascii: "\"")
  private static let comma = UInt8(ascii: ",")
  private static let newLine: UInt8 = 0x0a
  private static let carriageReturn: UInt8 = 0x0d

  init(_ bytes: UnsafeRawBufferPointer) {
    unsafe self.bytes = bytes
    count = bytes.count
    let mark: [UInt8] = [0xef, 0xbb, 0xbf]
    if unsafe bytes.starts(with: mark) {
      offset = 3
      lineStart = 3
    }
  }

  mutating func rows() throws(CSVMistake) -> [CSVTable.Row] {
    try checkText()
    var rows: [CSVTable.Row] = []
    while offset < count {
      if try takeLineEnd() { continue }
      let row = try row()
      if let first = rows.first, first.fields.count != row.fields.count {
        throw CSVMistake(
          line: row.line, column: 1, sentence: "the row has \(Self.fields(row)), the first one \(Self.fields(first))")
      }
      guard rows.count < CSVTable.mostRows else {
        throw mistake("there are more than \(CSVTable.mostRows) rows")
      }
      rows.append(row)
    }
    return rows
  }

  private static func fields(_ row: CSVTable.Row) -> String {
    row.fields.count == 1 ? "1 field" : "\(row.fields.count) fields"
  }

  private mutating func row() throws(CSVMistake) -> CSVTable.Row {
    var row = CSVTable.Row(line: line, fields: [])
    while true {
      row.fields.append(try field())
      if offset < count, at(offset) == Self.comma {
        offset += 1
        continue
      }
      if offset == count { return row }
      if try takeLineEnd() { return row }
      throw mistake("a quotation mark ends a field: after it comes a comma or the line's end")
    }
  }

  private mutating func field() throws(CSVMistake) -> CSVTable.Field {
    guard offset < count, at(offset) == Self.quote else { return try bareField() }
    let opening = mistake("a quotation mark is never closed")
    offset += 1
    let start = offset
    while offset < count {
      let byte = at(offset)
      if byte == Self.quote {
        if offset + 1 < count, at(offset + 1) == Self.quote {
          offset += 2
          continue
        }
        let end = offset
        offset += 1
        return CSVTable.Field(range: start..<end, isQuoted: true)
      }
      offset += 1
      if byte == Self.newLine { beginLine() }
    }
    throw opening
  }

  private mutating func bareField() throws(CSVMistake) -> CSVTable.Field {
    let start = offset
    while offset < count {
      let byte = at(offset)
      if byte == Self.comma || byte == Self.newLine || byte == Self.carriageReturn { break }
      if byte == Self.quote {
        throw mistake("a field with a quotation mark in it stands between marks, and the mark is doubled")
      }
      offset += 1
    }
    return CSVTable.Field(range: start..<offset, isQuoted: false)
  }

  private mutating func takeLineEnd() throws(CSVMistake) -> Bool {
    switch at(offset) {
    case Self.newLine:
      offset += 1
    case Self.carriageReturn:
      guard offset + 1 < count, at(offset + 1) == Self.newLine else {
        throw mistake("a carriage return without a line feed ends no line")
      }
      offset += 2
    default:
      return false
    }
    beginLine()
    return true
  }

  private mutating func beginLine() {
    line += 1
    lineStart = offset
  }

  private func at(_ offset: Int) -> UInt8 {
    precondition(offset >= 0 && offset < count, "a byte that is not there")
    return unsafe bytes[offset]
  }

  /// At `offset`.
  private func mistake(_ sentence: String) -> CSVMistake {
    let column = 1 + (lineStart..<offset).count { at($0) & 0xc0 != 0x80 }
    return CSVMistake(line: line, column: column, sentence: sentence)
  }

  /// UTF-8 without NUL.
  private mutating func checkText() throws(CSVMistake) {
    var place = self
    var decoder = UTF8()
    var iterator = unsafe bytes[offset...].makeIterator()
    while true {
      switch unsafe decoder.decode(&iterator) {
      case .emptyInput: return
      case .error: throw place.mistake("the text is not UTF-8")
      case .scalarValue(let scalar):
        if scalar.value == 0 { throw place.mistake("the text has a NUL in it") }
        place.offset += UTF8.width(scalar)
        if scalar == "\n" { place.beginLine() }
      }
    }
  }
}
