import KeyboardCore
import Recording
import Testing

@Suite("Writing recordings")
struct EvemuWriterTests {
  @Test("Head and lines are evemu 1.3 to the letter")
  func exactText() {
    let device = DeviceDescription(
      name: "P", bus: 3, vendor: 0xeef, product: 0x72a1, version: 0x210, properties: CodeSet([1]),
      codes: [0: CodeSet([0, 1, 3]), 3: CodeSet([0x35]), 0x15: CodeSet([0x50])],
      axes: [AxisRange(code: 0x35, minimum: -10, maximum: 4095, fuzz: 1, flat: 2, resolution: 13, value: 77)],
      leds: [1: true, 0: false], switches: [5: true])
    let head = """
      # EVEMU 1.3
      N: P
      I: 0003 0eef 72a1 0210
      P: 02 00 00 00 00 00 00 00
      B: 00 0b 00 00 00 00 00 00 00
      B: 03 00 00 00 00 00 00 20 00
      B: 15 00 00 00 00 00 00 00 00
      B: 15 00 00 01 00 00 00 00 00
      A: 35 -10 4095 1 2 13
      L: 00 0
      L: 01 1
      S: 05 1

      """
    #expect(EvemuWriter.head(device) == head)
    let event = Sample.event(1_000_020, 3, 0x35, -7)
    #expect(EvemuWriter.text(Recording(device: device, events: [event])) == head + EvemuWriter.line(event))
    #expect(EvemuWriter.text(Recording(events: [event])) == "# EVEMU 1.3\n" + EvemuWriter.line(event))
  }

  static let lines: [(event: InputEvent, line: String)] = [
    (Sample.event(0, 0, 0, 0), "E: 0.000000 0000 0000 0000\n"),
    (Sample.event(999_999, 1, 0x14a, 1), "E: 0.999999 0001 014a 0001\n"),
    (Sample.event(1_357_751_027_090_934, 3, 0x39, -1), "E: 1357751027.090934 0003 0039 -001\n"),
    (Sample.event(.max, 3, 0x2ff, .max), "E: 9223372036854.775807 0003 02ff 2147483647\n"),
    (Sample.event(1, 3, 0, .min), "E: 0.000001 0003 0000 -2147483648\n"),
    (Sample.event(1, 3, 0, 12345), "E: 0.000001 0003 0000 12345\n"),
  ]

  @Test("An event is a line, which reads the same", arguments: lines)
  func line(event: InputEvent, line: String) throws {
    #expect(EvemuWriter.line(event) == line)
    #expect(try Sample.read(line)[0].events == [event])
  }

  @Test("Every code of every type survives")
  func everyCode() throws {
    var device = DeviceDescription(name: "all")
    for type in UInt16(0)...0x1f {
      let count: UInt16 = type == 1 ? 0x300 : type == 0x15 ? 0x80 : 0x40
      device.codes[type] = CodeSet(0..<count)
    }
    device.properties = CodeSet(0..<0x20 as Range<UInt16>)
    device.axes = (UInt16(0)...0x3f).map { AxisRange(code: $0, minimum: .min, maximum: .max, resolution: Int32($0)) }
    let recording = Recording(device: device)
    #expect(try Sample.read(EvemuWriter.text(recording)) == [recording])
  }

  @Test("A name that would end its line is written with blanks")
  func nameOfSeveralLines() throws {
    let text = EvemuWriter.head(DeviceDescription(name: "a\r\nE: 0.0\0b"))
    #expect(try Sample.read(text)[0].device?.name == "a  E: 0.0 b")
  }

  @Test("A name that would end its line is read with blanks")
  func readNameOfSeveralLines() throws {
    #expect(try Sample.read("N: a\rb\r\r\nI: 0 0 0 0\r\n")[0].device?.name == "a b ")
    let yaml = Sample.yaml.split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.hasPrefix("    name:") ? #"    name: "a\r\nb\0""# : $0 }.joined(separator: "\n")
    #expect(try Sample.read(yaml)[0].device?.name == "a  b ")
  }

  @Test(
    "What is read is written and reads the same", .enabled(if: SharedTouch.exists, "no \(SharedTouch.missing)"),
    arguments: SharedTouch.recordings)
  func roundTrip(_ path: String) throws {
    let recordings = try SharedTouch.read(path)
    #expect(recordings.count == 1)
    for recording in recordings {
      #expect(try Sample.read(EvemuWriter.text(recording)) == [recording])
      #expect(recording.places.eventLines.count == recording.events.count)
      #expect(recording.places.axisLines.count == recording.device?.axes.count ?? 0)
    }
  }
}
