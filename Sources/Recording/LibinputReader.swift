import KeyboardCore

/// Reads the YAML that `libinput record` writes, version 1 of its format.
///
/// The document is a mapping with `version`, `ndevices` and `devices`. A device has a mapping `evdev` that describes it
/// (`name`, `id`, `codes`, `absinfo`, `properties`) and a list `events` of frames. A frame is a mapping whose `evdev` is
/// a list of `[seconds, microseconds, type, code, value]`. All numbers are decimal. Of the `properties` under `udev` the
/// calibration is read. Everything else, libinput's own events included, is skipped.
struct LibinputReader: ~Copyable {
  private var yaml: YAMLNodes

  init(_ bytes: [UInt8], file: String) {
    yaml = YAMLNodes(bytes, file: file)
  }

  /// The recordings of all devices in the file.
  mutating func read() throws(RecordingError) -> [Recording] {
    try yaml.enterMapping("the document")
    var recordings: [Recording]?
    var announced: (count: Int32, line: Int)?
    while let key = try yaml.key() {
      switch key {
      case "version":
        let version = try yaml.number("version", in: 0...Int32.max)
        guard version == 1 else {
          throw yaml.error("version \(version) of libinput record's format is unknown; 1 is read")
        }
      case "ndevices":
        announced = (try yaml.number("ndevices", in: 0...Int32.max), yaml.line)
      case "devices":
        if recordings != nil { throw yaml.error("a second list of devices") }
        recordings = try readDevices()
      default:
        try yaml.skip()
      }
    }
    try yaml.end()
    guard let recordings, !recordings.isEmpty else {
      throw RecordingError(file: yaml.file, line: yaml.line, reason: "the file holds no devices")
    }
    if let announced, announced.count != recordings.count {
      throw RecordingError(
        file: yaml.file, line: announced.line,
        reason: "\(announced.count) devices are announced, but the file holds \(recordings.count)")
    }
    return recordings
  }

  private mutating func readDevices() throws(RecordingError) -> [Recording] {
    var recordings: [Recording] = []
    guard try yaml.enterSequence("devices") else { return [] }
    while try yaml.enterItemMapping("a device") {
      recordings.append(try readDevice())
    }
    return recordings
  }

  /// One device: what `evdev` says of it, and its `events`.
  private mutating func readDevice() throws(RecordingError) -> Recording {
    let firstLine = yaml.line
    var recording = Recording(places: RecordingPlaces(file: yaml.file))
    var hasEvents = false
    while let key = try yaml.key() {
      switch key {
      case "evdev":
        if recording.device != nil { throw yaml.error("a second description of the device") }
        var head = LibinputHead()
        recording.device = try head.read(&yaml)
        recording.places.axisLines = head.axisLines
      case "udev":
        recording.calibration = try readCalibration() ?? recording.calibration
      case "events":
        if hasEvents { throw yaml.error("a second list of events") }
        hasEvents = true
        try readFrames(into: &recording)
      default:
        try yaml.skip()
      }
    }
    guard recording.device != nil else {
      throw RecordingError(file: yaml.file, line: firstLine, reason: "the device has no description under evdev")
    }
    return recording
  }

  private static let calibration = "LIBINPUT_CALIBRATION_MATRIX="

  /// `udev: { properties: ["NAME=value", …] }`; whatever else stands there is nothing that is known.
  private mutating func readCalibration() throws(RecordingError) -> String? {
    guard try yaml.entersMapping() else { return nil }
    var found: String?
    while let key = try yaml.key() {
      if key != "properties" {
        try yaml.skip()
      } else if try yaml.entersSequence() {
        while let property = try yaml.nextText() {
          if property.hasPrefix(Self.calibration) { found = String(property.dropFirst(Self.calibration.count)) }
        }
      }
    }
    return found
  }

  private mutating func readFrames(into recording: inout Recording) throws(RecordingError) {
    guard try yaml.enterSequence("events") else { return }
    while try yaml.enterItemMapping("a frame") {
      while let key = try yaml.key() {
        if key == "evdev" {
          try readEvents(into: &recording)
        } else {
          try yaml.skip()
        }
      }
    }
  }

  private mutating func readEvents(into recording: inout Recording) throws(RecordingError) {
    guard try yaml.enterSequence("evdev") else { return }
    while try yaml.enterItemSequence("an event") {
      let line = yaml.line
      let seconds = try yaml.item("number of seconds", in: 0...Int32.max)
      let microseconds = try yaml.item("number of microseconds", in: 0...999_999)
      let type = UInt16(try yaml.item("event type", in: 0...Int32(CodeLimits.lastType)))
      let code = UInt16(try yaml.item("event code", in: 0...Int32(CodeLimits.lastCode)))
      let value = try yaml.item("event value", in: Int32.min...Int32.max)
      try yaml.endItems("an event")
      let time = Instant(microseconds: Int64(seconds) * 1_000_000 + Int64(microseconds))
      recording.events.append(InputEvent(time: time, type: type, code: code, value: value))
      recording.places.eventLines.append(line)
    }
  }
}
