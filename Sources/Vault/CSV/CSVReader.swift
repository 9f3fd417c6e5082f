/// Finds rows and fields.
@unsafe
struct CSVReader {
  private let bytes: UnsafeRawBufferPointer
  private var offset = 0
  private var line = 1
  private var lineStart = 0

  private static let quote = UInt8(ascii: "\"")
  private static let comma = UInt8(ascii: ",")
  private static let newLine: UInt8 = 0x0a
  private static let carriageReturn: UInt8 = 0x0d

  init(_ bytes: UnsafeRawBufferPointer) {
    unsafe self.bytes = unsafe bytes
    let mark: [UInt8] = [0xef, 0xbb, 0xbf]
    if unsafe bytes.starts(with: mark) {
      unsafe offset = 3
      unsafe lineStart = 3
    }
  }

  mutating func rows() throws(CSVMistake) -> [CSVTable.Row] {
    try unsafe checkText()
    var rows: [CSVTable.Row] = []
    while unsafe offset < bytes.count {
      if try unsafe takeLineEnd() { continue }
      let row = try unsafe row()
      if let first = rows.first, first.fields.count != row.fields.count {
        throw CSVMistake(
          line: row.line, column: 1, sentence: "the row has \(Self.fields(row)), the first one \(Self.fields(first))")
      }
      guard rows.count < CSVTable.mostRows else { throw unsafe mistake("there are more than \(CSVTable.mostRows) rows") }
      rows.append(row)
    }
    return rows
  }

  private static func fields(_ row: CSVTable.Row) -> String {
    row.fields.count == 1 ? "1 field" : "\(row.fields.count) fields"
  }

  private mutating func row() throws(CSVMistake) -> CSVTable.Row {
    var row = unsafe CSVTable.Row(line: line, fields: [])
    while true {
      row.fields.append(try unsafe field())
      if unsafe offset < bytes.count, unsafe bytes[offset] == Self.comma {
        unsafe offset += 1
        continue
      }
      if unsafe offset == bytes.count { return row }
      if try unsafe takeLineEnd() { return row }
      throw unsafe mistake("a quotation mark ends a field: after it comes a comma or the line's end")
    }
  }

  private mutating func field() throws(CSVMistake) -> CSVTable.Field {
    guard unsafe offset < bytes.count, unsafe bytes[offset] == Self.quote else { return try unsafe bareField() }
    let opening = unsafe mistake("a quotation mark is never closed")
    unsafe offset += 1
    let start = unsafe offset
    while unsafe offset < bytes.count {
      let byte = unsafe bytes[offset]
      if byte == Self.quote {
        if unsafe offset + 1 < bytes.count, unsafe bytes[offset + 1] == Self.quote {
          unsafe offset += 2
          continue
        }
        let end = unsafe offset
        unsafe offset += 1
        return CSVTable.Field(range: start..<end, isQuoted: true)
      }
      unsafe offset += 1
      if byte == Self.newLine { unsafe beginLine() }
    }
    throw opening
  }

  private mutating func bareField() throws(CSVMistake) -> CSVTable.Field {
    let start = unsafe offset
    while unsafe offset < bytes.count {
      let byte = unsafe bytes[offset]
      if byte == Self.comma || byte == Self.newLine || byte == Self.carriageReturn { break }
      if byte == Self.quote {
        throw unsafe mistake("a field with a quotation mark in it stands between quotation marks, and the mark is doubled")
      }
      unsafe offset += 1
    }
    return unsafe CSVTable.Field(range: start..<offset, isQuoted: false)
  }

  private mutating func takeLineEnd() throws(CSVMistake) -> Bool {
    switch unsafe bytes[offset] {
    case Self.newLine:
      unsafe offset += 1
    case Self.carriageReturn:
      guard unsafe offset + 1 < bytes.count, unsafe bytes[offset + 1] == Self.newLine else {
        throw unsafe mistake("a carriage return without a line feed ends no line")
      }
      unsafe offset += 2
    default:
      return false
    }
    unsafe beginLine()
    return true
  }

  private mutating func beginLine() {
    unsafe line += 1
    unsafe lineStart = offset
  }

  /// At `offset`.
  private func mistake(_ sentence: String) -> CSVMistake {
    let column = unsafe 1 + bytes[lineStart..<offset].count { $0 & 0xc0 != 0x80 }
    return unsafe CSVMistake(line: line, column: column, sentence: sentence)
  }

  /// UTF-8 without NUL.
  private mutating func checkText() throws(CSVMistake) {
    var place = unsafe self
    var decoder = UTF8()
    var iterator = unsafe bytes[offset...].makeIterator()
    while true {
      switch unsafe decoder.decode(&iterator) {
      case .emptyInput: return
      case .error: throw unsafe place.mistake("the text is not UTF-8")
      case .scalarValue(let scalar):
        if scalar.value == 0 { throw unsafe place.mistake("the text has a NUL in it") }
        unsafe place.offset += UTF8.width(scalar)
        if scalar == "\n" { unsafe place.beginLine() }
      }
    }
  }
}
