import KeyboardCore

/// The description of a device in the YAML of `libinput record`: the mapping `evdev` of the device.
struct LibinputHead {
  /// The line of each axis' range, by code.
  private(set) var axisLines: [UInt16: Int] = [:]
  private var device = DeviceDescription()
  private var seen: Set<String> = []
  /// The line that declares axes.
  private var axisCodesLine = 0

  mutating func read(_ yaml: inout YAMLNodes) throws(RecordingError) -> DeviceDescription {
    try yaml.enterMapping("evdev")
    let firstLine = yaml.line
    while let key = try yaml.key() {
      guard seen.insert(key).inserted else { throw yaml.error("a second \(key) of the device") }
      switch key {
      case "name": device.name = DeviceName.onOneLine(try yaml.string("name"))
      case "id": try readID(&yaml)
      case "codes": try readCodes(&yaml)
      case "absinfo": try readAxes(&yaml)
      case "properties": device.properties = try readCodeSet(&yaml, "properties", below: CodeLimits.codesInRow)
      default: try yaml.skip()
      }
    }
    for key in ["name", "id", "codes"] where !seen.contains(key) {
      throw RecordingError(file: yaml.file, line: firstLine, reason: "the description of the device has no \(key)")
    }
    for code in device.codes[EventType.abs]?.codes ?? [] where axisLines[code] == nil {
      throw RecordingError(
        file: yaml.file, line: axisCodesLine,
        reason: "axis \(AxisName.name(of: code)) is declared here, but absinfo has no range for it")
    }
    device.axes.sort { $0.code < $1.code }
    return device
  }

  /// `[bus, vendor, product, version]`.
  private mutating func readID(_ yaml: inout YAMLNodes) throws(RecordingError) {
    guard try yaml.enterSequence("id") else { throw yaml.error("id is empty") }
    let range = 0...Int32(UInt16.max)
    device.bus = UInt16(try yaml.item("bus", in: range))
    device.vendor = UInt16(try yaml.item("vendor", in: range))
    device.product = UInt16(try yaml.item("product", in: range))
    device.version = UInt16(try yaml.item("version", in: range))
    try yaml.endItems("id")
  }

  /// `type: [code, …]` for each type.
  private mutating func readCodes(_ yaml: inout YAMLNodes) throws(RecordingError) {
    try yaml.enterMapping("codes")
    while let number = try yaml.numberKey("event type", in: 0...Int32(CodeLimits.lastType)) {
      let type = UInt16(number)
      if type == EventType.abs { axisCodesLine = yaml.line }
      guard device.codes[type] == nil else { throw yaml.error("a second list of codes for event type \(type)") }
      let limit = UInt16(CodeLimits.rows(ofType: type)) * CodeLimits.codesInRow
      device.codes[type] = try readCodeSet(&yaml, "codes", below: limit)
    }
  }

  private func readCodeSet(
    _ yaml: inout YAMLNodes, _ what: StaticString, below limit: UInt16
  ) throws(RecordingError) -> CodeSet {
    var codes = CodeSet()
    guard try yaml.enterSequence(what) else { return codes }
    while let code = try yaml.nextItem("code", in: 0...Int32(limit) - 1) { codes.insert(UInt16(code)) }
    return codes
  }

  /// `code: [minimum, maximum, fuzz, flat, resolution]` for each axis.
  private mutating func readAxes(_ yaml: inout YAMLNodes) throws(RecordingError) {
    try yaml.enterMapping("absinfo")
    while let number = try yaml.numberKey("axis code", in: 0...Int32(CodeLimits.lastAxis)) {
      let code = UInt16(number)
      guard axisLines[code] == nil else { throw yaml.error("a second range for axis \(AxisName.name(of: code))") }
      axisLines[code] = yaml.line
      guard try yaml.enterSequence("the range of an axis") else { throw yaml.error("the range of an axis is empty") }
      let range = Int32.min...Int32.max
      device.axes.append(
        AxisRange(
          code: code, minimum: try yaml.item("minimum", in: range), maximum: try yaml.item("maximum", in: range),
          fuzz: try yaml.item("fuzz", in: range), flat: try yaml.item("flat", in: range),
          resolution: try yaml.item("resolution", in: range)))
      try yaml.endItems("the range of an axis")
    }
  }
}
