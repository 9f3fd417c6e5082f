import KeyboardCore
import Recording
import Testing

@Suite("Damaged recordings")
struct DamagedRecordingTests {
  /// A last line after a valid head of two lines, and the error without `f:3: `.
  static let evemuLines: [(line: String, error: String)] = [
    ("X: 1", "unknown kind of line: X:"),
    ("e: 0.000001 0000 0000 0000", "unknown kind of line: e:"),
    ("hello", "the line starts with none of N: I: P: B: A: L: S: E: and #"),
    (" E: 0.000001 0000 0000 0000", "the line starts with none of N: I: P: B: A: L: S: E: and #"),
    ("N: again", "a second device name"),
    ("I: 0 0 0 0", "a second device id"),
    ("E:", "the time is missing"),
    ("E: 0.000001", "the event type is missing"),
    ("E: 0.000001 0003 # 0039", "the event code is missing"),
    ("E: 0.000001 0003 0039", "the event value is missing"),
    ("E: 0.000001 0003 0039 -", "the event value is not a decimal number of 32 bits"),
    ("E: 0.000001 0003 0039 1x", "the event value is not a decimal number of 32 bits"),
    ("E: 0.000001 0003 0039 2147483648", "the event value is not a decimal number of 32 bits"),
    ("E: 0.000001 0003 0039 -2147483649", "the event value is not a decimal number of 32 bits"),
    ("E: 0.000001 0003 0039 99999999999999999999999", "the event value is not a decimal number of 32 bits"),
    ("E: 0.000001 0003 0039 1 2", "something follows the last field of the line"),
    ("E: 0.000001 00g3 0039 1", "the event type is not a hexadecimal number of up to 4 digits"),
    ("E: 0.000001 0003 00039 1", "the event code is not a hexadecimal number of up to 4 digits"),
    ("E: 0.000001 0020 0000 1", "there is no event of type 0x20, code 0x0"),
    ("E: 0.000001 0001 0300 1", "there is no event of type 0x1, code 0x300"),
    ("E: 0.00001 0003 0039 1", "the time is not seconds, a point and six digits"),
    ("E: 0.0000001 0003 0039 1", "the time is not seconds, a point and six digits"),
    ("E: 0,000001 0003 0039 1", "the time is not seconds, a point and six digits"),
    ("E: .000001 0003 0039 1", "the time is not seconds, a point and six digits"),
    ("E: -1.000001 0003 0039 1", "the time is not seconds, a point and six digits"),
    ("E: 9223372036854.775808 0003 0039 1", "the time is too large"),
    ("E: 99999999999999999999.000000 0003 0039 1", "the time is too large"),
    ("P: 00 00 00 00 00 00 00", "the byte of the mask is missing"),
    ("P: 00 00 00 00 00 00 00 00 00", "something follows the last field of the line"),
    ("P: 000 00 00 00 00 00 00 00", "the byte of the mask is not a hexadecimal number of up to 2 digits"),
    ("B: 20 00 00 00 00 00 00 00 00", "there is no event type 0x20"),
    ("B: 03 01 00 00 00 00 00 00 00", "axis ABS_X is declared here, but no line A: gives its range"),
    ("B: 03 00 00 00 00 01 00 00 00", "axis ABS_0x20 is declared here, but no line A: gives its range"),
    ("A: 40 0 1 0 0", "there is no axis 0x40"),
    ("A: 00 0 1 0", "the flat is missing"),
    ("A: 00 0 1 0 0 0 0", "something follows the last field of the line"),
    ("A: 00 0 4294967296 0 0", "the maximum is not a decimal number of 32 bits"),
    ("L: 00", "the state is missing"),
    ("L: 00 2", "the LED's state is neither 0 nor 1"),
    ("S: 40 1", "there is no switch 0x40"),
  ]

  @Test("A damaged line of evemu text is named", arguments: evemuLines)
  func evemuLine(line: String, error: String) {
    #expect(Sample.error("N: p\nI: 0003 0001 0002 0003\n\(line)\n") == "f:3: \(error)")
  }

  /// Whole files, and the error.
  static let evemuTexts: [(text: String, error: String)] = [
    ("", "f:1: the file is empty"),
    ("\n", "f:1: this is neither evemu text nor YAML of libinput record"),
    ("# EVEMU 1.3\n", "f:1: the file holds neither a device nor events"),
    ("# a\n\nhello: world", "f:3: the line is cut off: the file does not end with a line end"),
    ("# a\n\nhello\n", "f:3: this is neither evemu text nor YAML of libinput record"),
    ("E: 0.000001 0003 0035 018", "f:1: the line is cut off: the file does not end with a line end"),
    ("E: 0.000001 0000 00", "f:1: the line is cut off: the file does not end with a line end"),
    ("# x\nI: 0 0 0 0\n", "f:2: the description has no line N: with the device's name"),
    ("N: p\nP: 00 00 00 00 00 00 00 00\n", "f:1: the description has no line I: with the device's id"),
    (
      "E: 0.000001 0000 0000 0000\nN: p\nI: 0 0 0 0\n",
      "f:2: N: after the first event; one file describes one device"
    ),
    (
      "N: p\nI: 0 0 0 0\nP: 00 00 00 00 00 00 00 00\nP: 00 00 00 00 00 00 00 00\n",
      "f:4: more properties than the kernel knows"
    ),
    (
      "N: p\nI: 0 0 0 0\nB: 04 00 00 00 00 00 00 00 00\nB: 04 00 00 00 00 00 00 00 00\n",
      "f:4: more codes than event type 0x4 has"
    ),
    ("N: p\nI: 0 0 0 0\nA: 35 0 1 0 0\nA: 35 0 1 0 0\n", "f:4: a second range for axis ABS_MT_POSITION_X"),
    ("N: p\nI: 0 0 0 0\nL: 01 1\nL: 01 1\n", "f:4: a second state of one LED"),
  ]

  @Test("A damaged evemu text is refused", arguments: evemuTexts)
  func evemuText(text: String, error: String) {
    #expect(Sample.error(text) == error)
  }

  /// A text of the sample in YAML, what stands there instead, and the error.
  static let yamlChanges: [(old: String, new: String, error: String)] = [
    ("version: 1\nndev", "version: 2\nndev", "f:2: version 2 of libinput record's format is unknown; 1 is read"),
    ("ndevices: 1", "ndevices: 2", "f:3: 2 devices are announced, but the file holds 1"),
    ("devices:\n- node: /dev", "device:\n- node: /dev", "f:42: the file holds no devices"),
    ("devices:\n- node: /dev", "devices:\n  node: /dev", "f:9: devices is not a list"),
    ("- node: /dev/input/event0\n  evdev", "- evdev: 1\n  node", "f:9: evdev is not a mapping"),
    ("  evdev:\n    # Name", "  evdec:\n    # Name", "f:9: the device has no description under evdev"),
    ("    name:", "    nome:", "f:12: the description of the device has no name"),
    ("    id:", "    name:", "f:13: a second name of the device"),
    ("[24, 3823, 41223, 528]", "[24, 3823, 41223]", "f:13: the list ends before the version"),
    ("[24, 3823, 41223, 528]", "[24, 3823, 65536, 528]", "f:13: the product is not between 0 and 65535"),
    ("[24, 3823, 41223, 528]", "[24, 3823, 1, 528, 1]", "f:13: id has too many numbers"),
    ("[24, 3823, 41223, 528]", "", "f:13: id is empty"),
    ("1: [330]", "32: [330]", "f:16: the event type is not between 0 and 31"),
    ("1: [330]", "1: [768]", "f:16: the code is not between 0 and 767"),
    ("1: [330]", "0: [330]", "f:16: a second list of codes for event type 0"),
    ("1: [330]", "1: [[330]]", "f:16: the code is not a number"),
    ("1: [330]", "1: [\"330\"]", "f:16: the code is not a decimal number"),
    ("1: [330]", "1: [0x14a]", "f:16: the code is not a decimal number"),
    (
      "3: [0, 1, 47, 57]", "3: [0, 1, 47, 48, 57]",
      "f:18: axis ABS_MT_TOUCH_MAJOR is declared here, but absinfo has no range for it"
    ),
    ("47: [0, 9, 0, 0, 0]", "1: [0, 9, 0, 0, 0]", "f:22: a second range for axis ABS_Y"),
    ("47: [0, 9, 0, 0, 0]", "47: [0, 9, 0, 0]", "f:22: the list ends before the resolution"),
    (
      "47: [0, 9, 0, 0, 0]", "47: [0, 3000000000, 0, 0, 0]",
      "f:22: the maximum is not between -2147483648 and 2147483647"
    ),
    ("properties: [1]", "properties: [64]", "f:24: the code is not between 0 and 63"),
    ("properties: [1]", "properties: *all", "f:24: an alias, which recordings do not use"),
    ("quirks:\n", "quirks: *all\n", "f:30: an alias, which recordings do not use"),
    ("  quirks:", "  events:", "f:31: a second list of events"),
    ("1, 999999,", "1, 1000000,", "f:41: the number of microseconds is not between 0 and 999999"),
    ("1, 999999,", "-1, 999999,", "f:41: the number of seconds is not between 0 and 2147483647"),
    ("  3,   0, -2147483648]", " 3, 0]", "f:41: the list ends before the event value"),
    ("  3,   0, -2147483648]", " 3, 768, 0]", "f:41: the event code is not between 0 and 767"),
    (
      "  3,   0, -2147483648]", " 3, 0, -2147483649]",
      "f:41: the event value is not between -2147483648 and 2147483647"
    ),
    ("  3,   0, -2147483648]", " 3, 0, 1, 2]", "f:41: an event has too many numbers"),
    ("  3,   0, -2147483648]", " 3, 0, {a: 1}]", "f:41: the event value is not a number"),
    (
      "  3,   0, -2147483648]", " 3, 0,",
      "f:42: this is not YAML: did not find expected node content"
    ),
    ("    - [  1, 999999", "      [  1, 999999", "f:41: this is not YAML"),
    ("node: /dev", "node: \u{1}/dev", "f:9: this is not YAML: control characters are not allowed"),
  ]

  @Test("A damaged line of YAML is named", arguments: yamlChanges)
  func yamlChange(old: String, new: String, error: String) throws {
    let start = try #require(Sample.yaml.range(of: old))
    let end = Sample.yaml.index(start, offsetBy: old.count)
    let text = Sample.yaml[..<start] + new + Sample.yaml[end...]
    let found = try #require(Sample.error(String(text)))
    #expect(found.hasPrefix(error))
  }

  @Test("Bytes that are no text are refused with their line")
  func binary() {
    let lines = Array("# EVEMU 1.3\nN: ".utf8)
    #expect(Sample.error(lines + [0, 10]) == "f:2: a NUL byte: this is not a text file")
    #expect(Sample.error(lines + [0xe9, 10]) == "f:2: the text is not valid UTF-8")
    #expect(Sample.error(lines + [0xce]) == "f:2: the text is not valid UTF-8")
    #expect(Sample.error([0x7f, 0x45, 0x4c, 0x46, 2, 1, 1, 0]) == "f:1: a NUL byte: this is not a text file")
    #expect(Sample.error([0xff, 0xd8, 0xff, 0xe0]) == "f:1: the text is not valid UTF-8")
  }

  @Test("Every beginning of a file is refused or holds the first of its events", arguments: Sample.allCases)
  func beginnings(_ sample: Sample) {
    let bytes = Array(sample.text.utf8)
    for count in 0..<bytes.count {
      let part = Array(bytes[..<count])
      do throws(RecordingError) {
        let recordings = try RecordingReader.read(part, name: "f")
        #expect(recordings.allSatisfy { Sample.recording.events.starts(with: $0.events) }, "\(count) bytes")
      } catch {
        #expect(error.file == "f" && error.line != nil && !error.reason.isEmpty, "\(count) bytes")
      }
    }
  }

  @Test("Any changed byte is refused or read, and what is read is written", arguments: Sample.allCases)
  func changedBytes(_ sample: Sample) {
    let bytes = Array(sample.text.utf8)
    var random = Lehmer(seed: 2)
    for index in bytes.indices {
      for _ in 0..<8 {
        var changed = bytes
        changed[index] = UInt8(truncatingIfNeeded: random.next())
        expectReadOrRefused(changed)
      }
    }
  }

  @Test("Pieces put together at random are refused or read", arguments: Sample.allCases)
  func shuffledPieces(_ sample: Sample) {
    let bytes = Array(sample.text.utf8)
    var random = Lehmer(seed: 3)
    for _ in 0..<2000 {
      var pieces: [UInt8] = []
      for _ in 0..<4 {
        let start = Int(random.next() % UInt64(bytes.count))
        pieces += bytes[start...].prefix(Int(random.next() % 300))
      }
      expectReadOrRefused(pieces + [10])
    }
  }

  @Test("Random bytes are refused")
  func randomBytes() {
    var random = Lehmer(seed: 4)
    for count in 1..<500 {
      let bytes = (0..<count).map { _ in UInt8(truncatingIfNeeded: random.next()) }
      #expect(Sample.error(bytes) != nil)
    }
  }

  @Test("YAML that would cost more than its length is refused", arguments: Bomb.allCases)
  func bomb(_ bomb: Bomb) {
    #expect(Sample.error(bomb.text) != nil)
  }

  private func expectReadOrRefused(_ bytes: [UInt8], _ location: SourceLocation = #_sourceLocation) {
    do throws(RecordingError) {
      for recording in try RecordingReader.read(bytes, name: "f") {
        let text = EvemuWriter.text(recording)
        #expect(try RecordingReader.read(Array(text.utf8), name: "g") == [recording], sourceLocation: location)
      }
    } catch {
      #expect(error.line != nil && !error.reason.isEmpty, sourceLocation: location)
    }
  }
}

/// Lehmer's generator of random numbers (multiplier 48271, modulus 2^31 - 1): the same numbers everywhere.
struct Lehmer {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed
  }

  /// From 1 to 2^31 - 2.
  mutating func next() -> UInt64 {
    state = state * 48271 % 0x7fff_ffff
    return state
  }
}
