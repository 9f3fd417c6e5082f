import Evdev
import KeyboardCore
import Testing

/// What the system makes of our keyboard, by rules that others have written: complaints 24, 25 and 27, keyboards made
/// through uinput that compositors do not take for keyboards.
@Suite struct KeyboardClassTests {
  private static let key = EventType.key
  /// KEY_OK is the first key above the buttons. Source: linux/input-event-codes.h.
  private static let firstButton: UInt16 = 0x100

  @Test("complaints 24 and 27: udev calls it a keyboard, and nothing else that a compositor would treat differently")
  func udevClass() throws {
    let classes = UdevInputClass.classes(of: try UinputKeyboard.description())
    #expect(classes == [.key, .keyboard])
  }

  @Test("complaint 25: it has every key that udev wants of a keyboard")
  func wantedKeys() throws {
    var device = try UinputKeyboard.description()
    let keys = try #require(device.codes[Self.key])
    for code in UInt16(1)...31 {
      #expect(keys.contains(code))
      var fewer = keys
      fewer.remove(code)
      device.codes[Self.key] = fewer
      #expect(UdevInputClass.classes(of: device) == [.key], "KEY \(code) is one of them")
    }
  }

  @Test("complaint 25: it has no code of a button, and keys of the lower block only")
  func noButtons() throws {
    let device = try UinputKeyboard.description()
    #expect(device.codes[Self.key]?.codes.max() == 248)
    #expect(device.codes[EventType.rel] == nil)
    #expect(device.codes[EventType.abs] == nil)
    #expect(device.codes[EventType.rep] == nil)
    var more = device
    more.codes[Self.key]?.insert(0x110)
    more.codes[EventType.rel] = CodeSet([0, 1] as [UInt16])
    #expect(UdevInputClass.classes(of: more).contains(.mouse))
  }

  @Test("complaint 25: what the kernel tells udev of it has room in the 2048 bytes of such a message")
  func message() throws {
    let device = try UinputKeyboard.description()
    #expect(KernelEvent.size(of: device) < 1500)
    // Every key that there is does not fit: the kernel drops the message, and udev never hears of the device.
    var every = device
    every.codes[Self.key] = CodeSet(Array(UInt16(1)...0x2ff))
    #expect(KernelEvent.size(of: every) > KernelEvent.limit)
  }

  @Test("complaint 27: it is not told apart from a real keyboard but by what nobody else has")
  func identity() throws {
    let device = try UinputKeyboard.description()
    #expect(device.bus == 6 && device.vendor == 0x4b50 && device.product == 1)
    #expect(device.codes[EventType.led]?.codes == [0, 1, 2])
    #expect(KeyboardIdentity.matches(device))
    #expect(device.properties.isEmpty)
  }
}

/// What udev's builtin `input_id` makes of an input device, as far as keys and positions decide it.
/// Source: systemd, src/udev/udev-builtin-input_id.c.
enum UdevInputClass: Hashable {
  case key, keyboard, mouse, other

  static func classes(of device: DeviceDescription) -> Set<UdevInputClass> {
    var classes: Set<UdevInputClass> = []
    let keys = device.codes[EventType.key]?.codes ?? []
    let relative = device.codes[EventType.rel]
    if device.codes[EventType.abs] != nil || !device.properties.isEmpty { classes.insert(.other) }
    if keys.contains(0x110), relative?.contains(0) == true, relative?.contains(1) == true { classes.insert(.mouse) }
    // Joysticks, pens, touchscreens: any button but those of a mouse.
    if keys.contains(where: { (0x100...0x15f).contains($0) && !(0x110...0x117).contains($0) }) {
      classes.insert(.other)
    }
    let hasHigher = keys.contains { (0x160..<0x220).contains($0) || (0x230..<0x2c0).contains($0) }
    if keys.contains(where: { $0 < 0x100 }) || hasHigher { classes.insert(.key) }
    // "the first 32 bits are ESC, numbers, and Q to D; if we have all of those, consider it a full keyboard"
    if Set(UInt16(1)...31).isSubset(of: keys) { classes.insert(.keyboard) }
    return classes
  }
}

/// How large the message is by which the kernel tells udev of an input device: a list of `NAME=value`, each ended by a
/// zero. Source: drivers/input/input.c (input_dev_uevent), lib/kobject_uevent.c.
enum KernelEvent {
  /// UEVENT_BUFFER_SIZE. Source: include/linux/kobject.h.
  static let limit = 2048

  static func size(of device: DeviceDescription) -> Int {
    let key = EventType.key
    let keys = device.codes[key]?.codes ?? []
    let leds = device.codes[EventType.led]?.codes ?? []
    // Of keys the name has only those from KEY_MUTE on, in hexadecimal with a comma behind each.
    let names =
      "MODALIAS=input:b0006v4B50p0001e0001-e0,1,11,k" + list(keys.filter { $0 >= 113 }) + "ramsl" + list(leds) + "sfw"
    let lines = [
      "ACTION=add", "DEVPATH=/devices/virtual/input/input12345", "SUBSYSTEM=input", "SEQNUM=1234567890",
      "PRODUCT=6/4b50/1/1", "NAME=\"\(device.name)\"", "PHYS=\"\(KeyboardIdentity.phys)\"", "PROP=0", "EV=20003",
      "KEY=" + words(keys), "LED=7", names,
    ]
    return lines.map { $0.utf8.count + 1 }.reduce(0, +)
  }

  private static func list(_ codes: [UInt16]) -> String {
    codes.map { String($0, radix: 16) + "," }.joined()
  }

  /// A bit a code, in words of 64 bits, each up to 16 digits and a blank.
  private static func words(_ codes: [UInt16]) -> String {
    String(repeating: "ffffffffffffffff ", count: Int(codes.max() ?? 0) / 64 + 1)
  }
}
