import KeyboardCore
import Recording
import Testing

@Suite("Recordings of real panels", .enabled(if: SharedTouch.exists, "no \(SharedTouch.missing)"))
struct SharedRecordingTests {
  /// What a file holds: the device's name and its horizontal range, events, and the first and last time in microseconds.
  struct Content: Sendable {
    let path: String
    let name: String?
    let x: ClosedRange<Int32>?
    let events: Int
    let first: Int64?
    let last: Int64?

    init(
      _ path: String, _ name: String?, _ x: ClosedRange<Int32>?, _ events: Int, _ first: Int64? = nil,
      _ last: Int64? = nil
    ) {
      (self.path, self.name, self.x, self.events, self.first, self.last) = (path, name, x, events, first, last)
    }
  }

  static let contents: [Content] = [
    Content(
      "evemu-devices/Beijing IRTOUCHSYSTEMS Co.,LtD IRTOUCH InfraRed USB TouchScreen.desc",
      "Beijing IRTOUCHSYSTEMS Co.,LtD IRTOUCH InfraRed USB TouchScreen", 0...32767, 0),
    Content("evemu-devices/EP0430M09.4-finger-drag-down.events", "EP0430M09", 0...1279, 1091, 1, 1_173_668),
    Content(
      "evemu-devices/N-Trig MultiTouch.2-fingers-touch-release.events", nil, nil, 2203,
      1_357_751_031_716_015, 1_357_751_034_709_837),
    Content("evemu-devices/N-Trig MultiTouch.desc", "N-Trig MultiTouch", 0...9600, 0),
    Content(
      "evemu/wetab.event", "eGalax-Inc.-USB-TouchController Virtual Device", 0...32760, 170,
      1_288_981_453_965_969, 1_288_981_458_603_735),
    Content(
      "issues/egalax-0eef-0001-distance.evemu", "eGalax Inc. USB TouchController", 0...4095, 10, 1, 724_667_756),
    Content(
      "issues/weida-cooltouch.desc", "Weida Hi-Tech                CoolTouchR System           ", 0...32767, 0),
    Content("libinput/dell-canvas-totem-touch.desc", "Advanced Silicon S.A. CoolTouch® System", 0...32767, 0),
    Content("libinput/generic-singletouch.desc", "generic_singletouch", 10000...20000, 0),
    Content("ntrig-type-a.yml", "N-Trig-MultiTouch-Virtual-Device", 0...9600, 146, 0, 117_802),
  ]

  @Test("A file holds what it says", arguments: contents)
  func content(_ expected: Content) throws {
    let recording = try #require(try SharedTouch.read(expected.path).first)
    #expect(recording.device?.name == expected.name)
    let axis = recording.device.flatMap { $0.axis(EventCode.Abs.mtPositionX) ?? $0.axis(EventCode.Abs.x) }
    #expect(axis.map { $0.minimum...$0.maximum } == expected.x)
    #expect(recording.events.count == expected.events)
    #expect(recording.events.first?.time.microseconds == expected.first)
    #expect(recording.events.last?.time.microseconds == expected.last)
  }

  @Test("The YAML form holds the events of the evemu form, counted from the first")
  func sameInYAML() throws {
    let evemu = try SharedTouch.read("evemu-devices/Atmel maXTouch Touchscreen.1-finger-fast-taps.events")[0]
    let yaml = try SharedTouch.read("atmel-fast-taps.yml")[0]
    let start = try #require(evemu.events.first?.time)
    let moved = evemu.events.map { event in
      var event = event
      event.time = .zero + (event.time - start)
      return event
    }
    #expect(yaml.events == moved)
    #expect(yaml.device?.axes == evemu.device?.axes)
    #expect(yaml.device?.properties == evemu.device?.properties)
  }

  @Test("Every file of events finds its description, or has it inside")
  func pairs() throws {
    let paths = SharedTouch.recordings
    for path in paths where path.hasSuffix(".events") || path.hasSuffix(".event") {
      let name = try #require(RecordingNames.description(for: path, among: paths))
      let description = try #require(try SharedTouch.read(name).first?.device)
      #expect(path.hasPrefix(name.prefix { $0 != "." }))
      if let inside = try SharedTouch.read(path).first?.device { #expect(inside.axes == description.axes) }
    }
  }
}
