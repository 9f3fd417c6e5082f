import Posix

/// The files that make umockdev emulate one protocol B panel of 800x480 with ten slots, one tap, and a contact that takes another one's place
/// in its slot.
struct EmulatedPanel {
  static let node = "/dev/input/event7"
  static let name = "emulated panel"

  let device: String
  let ioctls: String
  let events: String

  /// What a udev rule has set.
  static let matrix = "0 1 0 -1 0 1"

  /// Writes the files into a folder.
  /// - Parameter others: further devices, as umockdev describes them, an empty line behind each.
  init(in folder: String, others: String = "") throws {
    device = folder + "/panel.umockdev"
    ioctls = folder + "/panel.ioctl"
    events = folder + "/panel.events"
    let description = """
      P: /devices/virtual/input/input7/event7
      N: input/event7
      E: DEVNAME=\(Self.node)
      E: SUBSYSTEM=input
      E: LIBINPUT_CALIBRATION_MATRIX=\(Self.matrix)


      """
    try Files.writeAtomically(device, Array((description + others).utf8))
    try Files.writeAtomically(ioctls, Array(Self.answers().utf8))
    // evemu's form: seconds, type and code in hexadecimal, value.
    let tap = """
      E: 0.000001 0003 0039 5
      E: 0.000001 0003 0035 100
      E: 0.000001 0003 0036 200
      E: 0.000001 0001 014a 1
      E: 0.000001 0000 0000 0
      E: 0.020001 0003 0039 -1
      E: 0.020001 0001 014a 0
      E: 0.020001 0000 0000 0
      E: 0.040001 0003 0039 6
      E: 0.040001 0003 0035 300
      E: 0.040001 0001 014a 1
      E: 0.040001 0000 0000 0
      E: 0.060001 0003 0039 7
      E: 0.060001 0003 0035 500
      E: 0.060001 0000 0000 0
      E: 0.080001 0003 0039 -1
      E: 0.080001 0001 014a 0
      E: 0.080001 0000 0000 0

      """
    try Files.writeAtomically(events, Array(tap.utf8))
  }

  /// What the device answers to each ioctl, a line each: name, result, bytes; their number must be the one asked for.
  private static func answers() -> String {
    var lines = ["@DEV \(node)"]
    func answer(_ request: String, _ result: Int, _ bytes: [UInt8], count: Int) {
      let padded = bytes + [UInt8](repeating: 0, count: count - bytes.count)
      lines.append("\(request) \(result) \(padded.map(hex).joined())")
    }
    answer("EVIOCGNAME(0)", name.utf8.count + 1, Array(name.utf8), count: 255)
    // Bus 3, vendor 1234, product 5678, version 1.
    answer("EVIOCGID", 0, [0x03, 0, 0x34, 0x12, 0x78, 0x56, 0x01, 0], count: 8)
    answer("EVIOCGVERSION", 0, [1, 0, 1], count: 4)
    // INPUT_PROP_DIRECT; EV_SYN, EV_KEY, EV_ABS; BTN_TOUCH; ABS_X, ABS_Y, slot, position and tracking id.
    answer("EVIOCGPROP(0)", 8, [0x02], count: 8)
    answer("EVIOCGBIT(0)", 8, [0x0b], count: 8)
    answer("EVIOCGBIT(1)", 96, [UInt8](repeating: 0, count: 41) + [0x04], count: 96)
    answer("EVIOCGBIT(3)", 8, [0x03, 0, 0, 0, 0, 0x80, 0x60, 0x02], count: 8)
    for type in [2, 4, 5, 17, 18] { answer("EVIOCGBIT(\(type))", 8, [], count: 8) }
    answer("EVIOCGBIT(21)", 16, [], count: 16)
    answer("EVIOCGKEY(0)", 96, [], count: 96)
    answer("EVIOCGLED(0)", 8, [], count: 8)
    answer("EVIOCGSW(0)", 8, [], count: 8)
    for (code, maximum) in [(0, 799), (1, 479), (47, 9), (53, 799), (54, 479), (57, 65535)] {
      let range: [UInt8] = [0, 0, 0, 0, 0, 0, 0, 0, UInt8(maximum & 255), UInt8(maximum >> 8)]
      answer(code == 0 ? "EVIOCGABS" : "EVIOCGABS(\(code))", 0, range, count: 24)
    }
    // The ten slots at rest.
    for code in [53, 54] { answer("EVIOCGMTSLOTS(0)", 0, [UInt8(code)], count: 44) }
    answer("EVIOCGMTSLOTS(0)", 0, [57, 0, 0, 0] + [UInt8](repeating: 255, count: 40), count: 44)
    return lines.joined(separator: "\n") + "\n"
  }

  private static func hex(_ byte: UInt8) -> String {
    let digits = String(byte, radix: 16, uppercase: true)
    return digits.count == 1 ? "0" + digits : digits
  }
}
