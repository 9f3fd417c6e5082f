import KeyboardCore
import Recording
import Testing

@Suite("Reading recordings")
struct RecordingReaderTests {
  @Test("Evemu text and YAML of the same content read the same")
  func bothFormats() throws {
    #expect(try Sample.read(Sample.evemu) == [Sample.recording])
    #expect(try Sample.read(Sample.yaml) == [Sample.recording])
  }

  @Test("Lines are kept for messages, and do not count in comparisons")
  func places() throws {
    let evemu = try #require(try Sample.read(Sample.evemu).first)
    #expect(evemu.places.eventLines == [19, 20, 22, 24, 25])
    #expect(evemu.places.axisLines == [0x00: 15, 0x01: 16, 0x2f: 17, 0x39: 18])
    let yaml = try #require(try Sample.read(Sample.yaml).first)
    #expect(yaml.places.eventLines == [34, 35, 36, 40, 41])
    #expect(yaml.places.axisLines == [0x00: 20, 0x01: 21, 0x2f: 22, 0x39: 23])
    #expect(evemu == yaml)
    #expect(Set([evemu, yaml]).count == 1)

    let axis = evemu.error(
      axis: EventCode.Abs.x, "axis \(AxisName.name(of: EventCode.Abs.x)) has a range of zero width")
    #expect(axis.description == "f:15: axis ABS_X has a range of zero width")
    #expect(evemu.error(event: 3, "late").description == "f:24: late")
    #expect(evemu.error(event: 5, "later").description == "f: later")
  }

  /// What stands under `udev`, and the calibration that is read of it.
  @Test(
    "The calibration of udev's properties is read",
    arguments: [
      ("udev:\n    properties:\n    - ID_INPUT=1\n    - LIBINPUT_CALIBRATION_MATRIX=-1 0 1 0 1 0", "-1 0 1 0 1 0"),
      ("udev:\n    properties:\n    - \"LIBINPUT_CALIBRATION_MATRIX=nonsense\"", "nonsense"),
      ("udev:\n    properties:\n    - XLIBINPUT_CALIBRATION_MATRIX=1", nil), ("udev:\n    properties:", nil),
      ("udev:", nil), ("udev: [1, [2]]", nil), ("udev: {properties: {a: b}, virtual: [1]}", nil),
      ("udev: {properties: [[LIBINPUT_CALIBRATION_MATRIX=1], {a: b}, LIBINPUT_CALIBRATION_MATRIX=2]}", "2"),
    ])
  func calibration(_ udev: String, _ expected: String?) throws {
    let before = "  udev:\n    properties:\n    - ID_INPUT=1\n    virtual: false\n"
    let start = try #require(Sample.yaml.range(of: before))
    let end = Sample.yaml.index(start, offsetBy: before.count)
    let text = Sample.yaml[..<start] + "  \(udev)\n" + Sample.yaml[end...]
    let recording = try #require(try Sample.read(String(text)).first)
    #expect(recording.calibration == expected)
    #expect(recording.events == Sample.recording.events)
    let events = Recording(events: recording.events)
    #expect(events.described(by: recording).calibration == expected)
  }

  @Test("A description and events from two files join, each with its own places")
  func joined() throws {
    let whole = Array(Sample.evemu.utf8)
    let split = try #require(Sample.evemu.range(of: "E: "))
    let head = try RecordingReader.read(Array(Sample.evemu[..<split].utf8), name: "p.desc")[0]
    let events = try RecordingReader.read(Array(Sample.evemu[split...].utf8), name: "p.events")[0]
    #expect(head.device != nil && head.events.isEmpty)
    #expect(events.device == nil && events.events.count == 5)
    let joined = events.described(by: head)
    #expect(try RecordingReader.read(whole, name: "p") == [joined])
    #expect(joined.error(axis: 1, "a").description == "p.desc:16: a")
    #expect(joined.error(event: 0, "e").description == "p.events:1: e")
  }

  /// A version comment, the fields of an axis, and the axis or the error.
  static let versions: [(comment: String, fields: String, expected: String)] = [
    ("", "0 9 1 2", "0 9 1 2 0"),
    ("", "0 9 1 2 3", "0 9 1 2 3"),
    ("# EVEMU 1.0\n", "0 9 1 2", "0 9 1 2 0"),
    ("# EVEMU 1.1\n", "0 9 1 2", "0 9 1 2 0"),
    ("# from elsewhere\n\n# EVEMU 1.1 \n", "0 9 1 2 # tail", "0 9 1 2 0"),
    ("# EVEMU 1.2\n", "0 9 1 2 3", "0 9 1 2 3"),
    ("# EVEMU 1.3\r\n", "0 9 1 2 3", "0 9 1 2 3"),
    ("# EVEMU 1.1\n", "0 9 1 2 3", "f:4: something follows the last field of the line"),
    ("# EVEMU 1.2\n", "0 9 1 2", "f:4: the resolution is missing"),
    ("# EVEMU 1.4\n", "0 9 1 2 3", "f:1: version 1.4 of evemu's format is unknown; 1.0 to 1.3 are read"),
    ("# EVEMU 2.0\n", "0 9 1 2 3", "f:1: version 2.0 of evemu's format is unknown; 1.0 to 1.3 are read"),
    ("# EVEMU x\n", "0 9 1 2 3", "f:1: the version of evemu's format is not two numbers with a point between"),
  ]

  @Test("The version says whether axes have a resolution", arguments: versions)
  func version(comment: String, fields: String, expected: String) throws {
    let text = comment + "N: p\nI: 0003 0001 0002 0003\nA: 00 \(fields)\n"
    do {
      let axis = try #require(try Sample.read(text)[0].device?.axis(0))
      #expect("\(axis.minimum) \(axis.maximum) \(axis.fuzz) \(axis.flat) \(axis.resolution)" == expected)
    } catch let error as RecordingError {
      #expect(error.description == expected)
    }
  }

  @Test("A name is everything after the blank", arguments: ["", " x ", "#", "a # b", "E: 0.0", "\t", "日本"])
  func name(_ name: String) throws {
    let device = try Sample.read("N: \(name)\r\nI: 0 0 0 0\r\n")[0].device
    #expect(device?.name == name)
  }

  @Test("States of LEDs and switches are read")
  func states() throws {
    let device = try Sample.read("# EVEMU 1.3\nN: p\nI: 0 0 0 0\nL: 00 1\nL: 01 0\nS: 05 1\n")[0].device
    #expect(device?.leds == [0: true, 1: false])
    #expect(device?.switches == [5: true])
  }

  @Test("YAML of several devices gives a recording each, devices without events included")
  func severalDevices() throws {
    let device = Sample.yaml[try #require(Sample.yaml.range(of: "- node"))...]
    let quiet = """
      - evdev:
          name: quiet
          id: [3, 1, 2, 3]
          codes:
            1: [30]
          properties: []
        events:

      """
    let text = "version: 1\nndevices: 3\ndevices:\n" + device + quiet + device
    let recordings = try Sample.read(text)
    #expect(recordings.count == 3)
    #expect(recordings[0] == Sample.recording && recordings[2] == Sample.recording)
    #expect(recordings[1].device?.name == "quiet" && recordings[1].events.isEmpty)
  }
}

extension String {
  /// Where `text` stands first.
  func range(of text: String) -> Index? {
    indices.first { self[$0...].hasPrefix(text) }
  }
}
