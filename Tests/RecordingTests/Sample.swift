import KeyboardCore
import Recording

/// A small recording of made-up content, in each format; both read the same.
enum Sample: String, CaseIterable {
  case evemuText
  case libinputYAML

  var text: String {
    switch self {
    case .evemuText: Self.evemu
    case .libinputYAML: Self.yaml
    }
  }

  static let evemu = """
    # EVEMU 1.3
    # Input device name: "Panel #1"
    N: Panel #1, 10" (Ω)
    I: 0018 0eef A107 0210
    P: 02 00 00 00 00 00 00 00
    B: 00 0b 00 00 00 00 00 00 00
    B: 01 00 00 00 00 00 00 00 00
    B: 01 00 00 00 00 00 00 00 00
    B: 01 00 00 00 00 00 00 00 00
    B: 01 00 00 00 00 00 00 00 00
    B: 01 00 00 00 00 00 00 00 00
    B: 01 00 04 00 00 00 00 00 00
    B: 02 00 00 00 00 00 00 00 00
    B: 03 03 00 00 00 00 80 00 02
    A: 00 -5 799 1 2 13
    A: 01 0 479 0 0 24
    A: 2f 0 9 0 0 0
    A: 39 0 65535 0 0 0
    E: 0.000001 0003 0039 0007	# EV_ABS / ABS_MT_TRACKING_ID   7
    E: 0.000001 0001 014a 0001

    E: 0.000001 0000 0000 0000	# ------------ SYN_REPORT (0) ---------- +0ms
    # lifted
    E: 1357751027.090934 0003 0039 -001
    E: 1.999999 0003 0000 -2147483648

    """

  static let yaml = """
    # libinput record
    version: 1
    ndevices: 1
    libinput:
      version: "1.22.1"
    system:
      dmi: "dmi:bvn[LENOVO]:"
    devices:
    - node: /dev/input/event0
      evdev:
        # Name: Panel
        name: "Panel #1, 10\\" (Ω)"
        id: [24, 3823, 41223, 528]
        codes:
          0: [0, 1, 3] # EV_SYN
          1: [330] # EV_KEY
          2: []
          3: [0, 1, 47, 57] # EV_ABS
        absinfo:
          0: [-5, 799, 1, 2, 13]
          1: [0, 479, 0, 0, 24]
          47: [0, 9, 0, 0, 0]
          57: [0, 65535, 0, 0, 0]
        properties: [1]
      hid: [0x05, 0x0d]
      udev:
        properties:
        - ID_INPUT=1
        virtual: false
      quirks:
      events:
      # Current time is 12:00:00
      - evdev:
        - [  0,      1,   3,  57,       7] # EV_ABS / ABS_MT_TRACKING_ID    7
        - [  0,      1,   1, 330,       1] # EV_KEY / BTN_TOUCH             1
        - [  0,      1,   0,   0,       0] # ------------ SYN_REPORT (0) ---------- +0ms
      - libinput:
        - {time: 0.000001, type: TOUCH_DOWN, slot: 0, transform: [1.0, 2.0]}
      - evdev:
        - [1357751027,  90934,   3,  57,      -1]
        - [  1, 999999,   3,   0, -2147483648]

    """

  static let recording = Recording(
    device: DeviceDescription(
      name: "Panel #1, 10\" (Ω)", bus: 0x18, vendor: 0xeef, product: 0xa107, version: 0x210,
      properties: CodeSet([EventCode.Property.direct]),
      codes: [
        EventType.syn: CodeSet([0, 1, 3]), EventType.key: CodeSet([EventCode.Key.btnTouch]),
        EventType.rel: CodeSet(), EventType.abs: CodeSet([0x00, 0x01, 0x2f, 0x39]),
      ],
      axes: [
        AxisRange(code: 0x00, minimum: -5, maximum: 799, fuzz: 1, flat: 2, resolution: 13),
        AxisRange(code: 0x01, minimum: 0, maximum: 479, resolution: 24),
        AxisRange(code: 0x2f, minimum: 0, maximum: 9),
        AxisRange(code: 0x39, minimum: 0, maximum: 65535),
      ]),
    events: [
      event(1, 3, 0x39, 7), event(1, 1, 0x14a, 1), event(1, 0, 0, 0),
      event(1_357_751_027_090_934, 3, 0x39, -1), event(1_999_999, 3, 0, .min),
    ])

  static func event(_ microseconds: Int64, _ type: UInt16, _ code: UInt16, _ value: Int32) -> InputEvent {
    InputEvent(time: Instant(microseconds: microseconds), type: type, code: code, value: value)
  }

  /// Reads text under the name `f`.
  static func read(_ text: String) throws(RecordingError) -> [Recording] {
    try RecordingReader.read(Array(text.utf8), name: "f")
  }

  /// The error that reading gives, as it is shown; nil where the text is read.
  static func error(_ bytes: [UInt8]) -> String? {
    do throws(RecordingError) {
      _ = try RecordingReader.read(bytes, name: "f")
      return nil
    } catch {
      return error.description
    }
  }

  static func error(_ text: String) -> String? { error(Array(text.utf8)) }
}
