import KeyboardCore

/// Reads evemu text: a description of a device (`N:` to `S:`), then its events (`E:`), either of which may be absent.
///
/// Blank lines are skipped, and comments run from `#` to the end of a line, except in a name.
struct EvemuReader {
  private var cursor: EvemuCursor
  private var version = EvemuVersion.unsaid
  private var head = EvemuHead()
  private var events: [InputEvent] = []
  private var eventLines: [Int] = []

  init(_ bytes: [UInt8], file: String) {
    cursor = EvemuCursor(bytes, file: file)
  }

  mutating func read() throws(RecordingError) -> Recording {
    while cursor.nextLine() {
      guard let letter = cursor.letter() else {
        try readOther()
        continue
      }
      if letter == "E" {
        try readEvent()
      } else if events.isEmpty {
        try head.read(letter, &cursor, version)
      } else {
        throw cursor.error("\(letter): after the first event; one file describes one device")
      }
    }
    let device = try head.finished(file: cursor.file)
    guard device != nil || !events.isEmpty else {
      throw RecordingError(file: cursor.file, line: 1, reason: "the file holds neither a device nor events")
    }
    var places = RecordingPlaces(file: cursor.file)
    places.axisLines = head.axisLines
    places.eventLines = eventLines
    return Recording(device: device, events: events, places: places)
  }

  /// `E: seconds.microseconds type code value`: two numbers of four hexadecimal digits, and a decimal one.
  private mutating func readEvent() throws(RecordingError) {
    let time = try cursor.time()
    let type = try cursor.hex(digits: 4, "event type")
    let code = try cursor.hex(digits: 4, "event code")
    let value = try cursor.decimal("event value")
    try cursor.end()
    guard type <= CodeLimits.lastType, code <= CodeLimits.lastCode else {
      throw cursor.error("there is no event of type 0x\(String(type, radix: 16)), code 0x\(String(code, radix: 16))")
    }
    events.append(InputEvent(time: time, type: type, code: code, value: value))
    eventLines.append(cursor.line)
  }

  /// A line without a letter: a comment, which may tell the version while nothing has been read, or a blank line.
  private mutating func readOther() throws(RecordingError) {
    if head.firstLine == nil, events.isEmpty, cursor.take("# EVEMU ") {
      try readVersion()
    } else if !cursor.isAtEnd() {
      throw cursor.error("the line starts with none of N: I: P: B: A: L: S: E: and #")
    }
  }

  private mutating func readVersion() throws(RecordingError) {
    let text = cursor.rest()
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count == 2, let major = Int32(parts[0]), let minor = Int32(parts[1].prefix { $0.isNumber }) else {
      throw cursor.error("the version of evemu's format is not two numbers with a point between")
    }
    guard let version = EvemuVersion(major: major, minor: minor) else {
      throw cursor.error("version \(major).\(minor) of evemu's format is unknown; 1.0 to 1.3 are read")
    }
    self.version = version
  }
}
