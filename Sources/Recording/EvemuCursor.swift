import KeyboardCore

/// Walks over evemu text: from line to line, and from field to field within a line.
///
/// It works on bytes, and makes no string but a device's name, so that long recordings are read quickly.
struct EvemuCursor {
  let file: String
  /// The number of the line, counted from 1; 0 before the first.
  private(set) var line = 0
  private let bytes: [UInt8]
  private var position = 0
  private var lineEnd = 0
  private var nextStart = 0

  init(_ bytes: [UInt8], file: String) {
    self.bytes = bytes
    self.file = file
  }

  /// Goes to the start of the next line; false at the end of the text. The end of a line may be CR LF.
  mutating func nextLine() -> Bool {
    guard nextStart < bytes.count else { return false }
    position = nextStart
    var end = position
    while end < bytes.count, bytes[end] != Byte.lineFeed { end += 1 }
    nextStart = end + 1
    lineEnd = end > position && bytes[end - 1] == Byte.carriageReturn ? end - 1 : end
    line += 1
    return true
  }

  /// Whether only blanks or a comment are left of the line.
  mutating func isAtEnd() -> Bool {
    skipBlanks()
    return position == lineEnd || bytes[position] == Byte.hash
  }

  /// Takes the letter and colon that a line of data starts with; nil, and nothing taken, where they are not there.
  mutating func letter() -> Unicode.Scalar? {
    guard position + 1 < lineEnd, bytes[position + 1] == Byte.colon, Byte.isLetter(bytes[position]) else { return nil }
    defer { position += 2 }
    return Unicode.Scalar(bytes[position])
  }

  /// Takes `text` where the line goes on with it.
  mutating func take(_ text: StaticString) -> Bool {
    let count = text.utf8CodeUnitCount
    guard lineEnd - position >= count, bytes[position..<position + count].elementsEqual("\(text)".utf8) else {
      return false
    }
    position += count
    return true
  }

  /// The rest of the line without the one blank that separates it from the colon.
  mutating func rest() -> String {
    if position < lineEnd, bytes[position] == Byte.space { position += 1 }
    defer { position = lineEnd }
    return String(decoding: bytes[position..<lineEnd], as: UTF8.self)
  }

  /// The next field as a hexadecimal number of up to `digits` (at most 4) digits.
  mutating func hex(digits: Int, _ what: StaticString) throws(RecordingError) -> UInt16 {
    skipBlanks()
    let start = position
    var value: UInt16 = 0
    while position < lineEnd, position - start < digits, let digit = Byte.hexDigit(bytes[position]) {
      value = value << 4 | UInt16(digit)
      position += 1
    }
    guard position > start, isAtFieldEnd else {
      throw damage(what, from: start, "is not a hexadecimal number of up to \(digits) digits")
    }
    return value
  }

  /// The next field as a decimal number.
  mutating func decimal(_ what: StaticString) throws(RecordingError) -> Int32 {
    skipBlanks()
    let start = position
    let isNegative = position < lineEnd && bytes[position] == Byte.minus
    if isNegative { position += 1 }
    let firstDigit = position
    var value: Int64 = 0
    while position < lineEnd, value <= Int64(Int32.max) + 1, let digit = Byte.digit(bytes[position]) {
      value = value * 10 + Int64(digit)
      position += 1
    }
    guard position > firstDigit, isAtFieldEnd, let number = Int32(exactly: isNegative ? -value : value) else {
      throw damage(what, from: start, "is not a decimal number of 32 bits")
    }
    return number
  }

  /// The next field as seconds, a point and six digits of microseconds.
  mutating func time() throws(RecordingError) -> Instant {
    skipBlanks()
    let start = position
    let seconds = digits()
    let secondsEnd = position
    guard secondsEnd > start, position < lineEnd, bytes[position] == Byte.point else {
      throw damage("time", from: start, "is not seconds, a point and six digits")
    }
    position += 1
    let microseconds = digits()
    guard position - secondsEnd == 7, isAtFieldEnd else {
      throw damage("time", from: start, "is not seconds, a point and six digits")
    }
    guard let microseconds, let seconds,
      case let (scaled, overflow) = seconds.multipliedReportingOverflow(by: 1_000_000),
      !overflow, case let (sum, carry) = scaled.addingReportingOverflow(microseconds), !carry
    else {
      throw damage("time", from: start, "is too large")
    }
    return Instant(microseconds: sum)
  }

  /// Refuses anything but a comment after the last field.
  mutating func end() throws(RecordingError) {
    if !isAtEnd() { throw error("something follows the last field of the line") }
  }

  func error(_ reason: String) -> RecordingError {
    RecordingError(file: file, line: line, reason: reason)
  }

  /// All digits that follow; nil where they say more than 64 bits hold.
  private mutating func digits() -> Int64? {
    var value: Int64? = 0
    while position < lineEnd, let digit = Byte.digit(bytes[position]) {
      if let known = value {
        let (tens, overflow) = known.multipliedReportingOverflow(by: 10)
        let (sum, carry) = tens.addingReportingOverflow(Int64(digit))
        value = overflow || carry ? nil : sum
      }
      position += 1
    }
    return value
  }

  private mutating func skipBlanks() {
    while position < lineEnd, bytes[position] == Byte.space || bytes[position] == Byte.tab { position += 1 }
  }

  /// Whether a blank, a comment or the end of the line comes next.
  private var isAtFieldEnd: Bool {
    guard position < lineEnd else { return true }
    let byte = bytes[position]
    return byte == Byte.space || byte == Byte.tab || byte == Byte.hash
  }

  private func damage(_ what: StaticString, from start: Int, _ problem: String) -> RecordingError {
    let isMissing = start == lineEnd || bytes[start] == Byte.hash
    return error(isMissing ? "the \(what) is missing" : "the \(what) \(problem)")
  }
}
