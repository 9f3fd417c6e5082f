import KeyboardCore

/// The description of a device while the lines of an evemu file add to it.
struct EvemuHead {
  /// The first line of the description; nil while there is none.
  private(set) var firstLine: Int?
  private(set) var axisLines: [UInt16: Int] = [:]
  private var device = DeviceDescription()
  private var hasName = false
  private var hasID = false
  private var properties: [UInt8] = []
  /// The bytes of the `B:` lines so far, by type.
  private var masks: [UInt16: [UInt8]] = [:]
  /// The last line that declares axes.
  private var axisMaskLine: Int?

  /// Reads what follows the letter of a line: `N:`, `I:`, `P:`, `B:`, `A:`, `L:` or `S:`.
  mutating func read(
    _ letter: Unicode.Scalar, _ cursor: inout EvemuCursor, _ version: EvemuVersion
  ) throws(RecordingError) {
    if firstLine == nil { firstLine = cursor.line }
    switch letter {
    case "N": try readName(&cursor)
    case "I": try readID(&cursor)
    case "P": try readProperties(&cursor)
    case "B": try readMask(&cursor)
    case "A": try readAxis(&cursor, version)
    case "L": try readState(&cursor, \.leds, "LED")
    case "S": try readState(&cursor, \.switches, "switch")
    default: throw cursor.error("unknown kind of line: \(letter):")
    }
  }

  /// The device, once all its lines are read; nil where there was none.
  func finished(file: String) throws(RecordingError) -> DeviceDescription? {
    guard let firstLine else { return nil }
    guard hasName else {
      throw RecordingError(file: file, line: firstLine, reason: "the description has no line N: with the device's name")
    }
    guard hasID else {
      throw RecordingError(file: file, line: firstLine, reason: "the description has no line I: with the device's id")
    }
    var device = device
    device.properties = CodeSet(bytes: properties)
    device.codes = masks.mapValues { CodeSet(bytes: $0) }
    device.axes.sort { $0.code < $1.code }
    for code in device.codes[EventType.abs]?.codes ?? [] where axisLines[code] == nil {
      throw RecordingError(
        file: file, line: axisMaskLine,
        reason: "axis \(AxisName.name(of: code)) is declared here, but no line A: gives its range")
    }
    return device
  }

  /// `N: name`, where the name is all that follows the blank.
  private mutating func readName(_ cursor: inout EvemuCursor) throws(RecordingError) {
    if hasName { throw cursor.error("a second device name") }
    device.name = DeviceName.onOneLine(cursor.rest())
    hasName = true
  }

  /// `I: bus vendor product version`, four hexadecimal digits each.
  private mutating func readID(_ cursor: inout EvemuCursor) throws(RecordingError) {
    if hasID { throw cursor.error("a second device id") }
    device.bus = try cursor.hex(digits: 4, "bus")
    device.vendor = try cursor.hex(digits: 4, "vendor")
    device.product = try cursor.hex(digits: 4, "product")
    device.version = try cursor.hex(digits: 4, "version")
    hasID = true
    try cursor.end()
  }

  /// `P:` and 8 bytes of the mask of properties; the next line goes on with the next 8.
  private mutating func readProperties(_ cursor: inout EvemuCursor) throws(RecordingError) {
    // INPUT_PROP_CNT is 0x20: one row holds more than there are.
    if !properties.isEmpty { throw cursor.error("more properties than the kernel knows") }
    try readRow(&cursor, into: &properties)
  }

  /// `B: type` and 8 bytes of the mask of its codes; the next line of the type goes on with the next 8.
  private mutating func readMask(_ cursor: inout EvemuCursor) throws(RecordingError) {
    let type = try cursor.hex(digits: 2, "event type")
    guard type <= CodeLimits.lastType else { throw cursor.error("there is no event type 0x\(String(type, radix: 16))") }
    var mask = masks[type] ?? []
    guard mask.count < CodeLimits.rows(ofType: type) * 8 else {
      throw cursor.error("more codes than event type 0x\(String(type, radix: 16)) has")
    }
    try readRow(&cursor, into: &mask)
    masks[type] = mask
    if type == EventType.abs { axisMaskLine = cursor.line }
  }

  private func readRow(_ cursor: inout EvemuCursor, into mask: inout [UInt8]) throws(RecordingError) {
    for _ in 0..<8 {
      mask.append(UInt8(truncatingIfNeeded: try cursor.hex(digits: 2, "byte of the mask")))
    }
    try cursor.end()
  }

  /// `A: code minimum maximum fuzz flat`, and `resolution` from 1.2 on.
  private mutating func readAxis(_ cursor: inout EvemuCursor, _ version: EvemuVersion) throws(RecordingError) {
    let code = try cursor.hex(digits: 2, "axis code")
    guard code <= CodeLimits.lastAxis else { throw cursor.error("there is no axis 0x\(String(code, radix: 16))") }
    guard axisLines[code] == nil else { throw cursor.error("a second range for axis \(AxisName.name(of: code))") }
    var axis = AxisRange(
      code: code, minimum: try cursor.decimal("minimum"), maximum: try cursor.decimal("maximum"),
      fuzz: try cursor.decimal("fuzz"), flat: try cursor.decimal("flat"))
    let hasResolution =
      switch version {
      case .unsaid: !cursor.isAtEnd()
      case .withoutResolution: false
      case .withResolution: true
      }
    if hasResolution { axis.resolution = try cursor.decimal("resolution") }
    try cursor.end()
    axisLines[code] = cursor.line
    device.axes.append(axis)
  }

  /// `L: code state` or `S: code state`, where the state is 0 or 1.
  private mutating func readState(
    _ cursor: inout EvemuCursor, _ states: WritableKeyPath<DeviceDescription, [UInt16: Bool]>, _ what: StaticString
  ) throws(RecordingError) {
    let code = try cursor.hex(digits: 2, "code")
    guard code < CodeLimits.codesInRow else { throw cursor.error("there is no \(what) 0x\(String(code, radix: 16))") }
    guard device[keyPath: states][code] == nil else { throw cursor.error("a second state of one \(what)") }
    let state = try cursor.decimal("state")
    guard state == 0 || state == 1 else { throw cursor.error("the \(what)'s state is neither 0 nor 1") }
    device[keyPath: states][code] = state == 1
    try cursor.end()
  }
}
