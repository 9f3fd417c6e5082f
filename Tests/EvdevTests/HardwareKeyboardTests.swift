import Evdev
import Glibc
import KeyboardCore
import Posix
import TestSupport
import Testing

/// Complaint 55: a real keyboard counts; a scanner, a card reader, a mouse with keys and what programs make do not.
///
/// The properties are those that udev has on Debian 12 for such devices.
@Suite struct HardwareKeyboardTests {
  struct Device: Sendable {
    var name: String
    var counts: Bool
    var properties: [String: String]

    init(_ name: String, _ counts: Bool, _ properties: [String: String]) {
      self.name = name
      self.counts = counts
      self.properties = properties.merging(["ID_INPUT": "1", "ID_INPUT_KEY": "1"]) { own, _ in own }
    }
  }

  private static let typewriter = ["ID_INPUT_KEYBOARD": "1"]
  private static func usb(_ interface: String, _ more: [String: String]) -> [String: String] {
    typewriter.merging(["ID_BUS": "usb", "ID_USB_INTERFACE_NUM": interface]) { $1 }.merging(more) { $1 }
  }

  static let devices = [
    Device("keyboard", true, usb("00", ["ID_VENDOR_ID": "046d", "ID_MODEL": "USB_Keyboard"])),
    Device("PS/2 keyboard", true, typewriter.merging(["ID_BUS": "i8042"]) { $1 }),
    Device("Bluetooth keyboard", true, typewriter.merging(["DEVPATH": "/devices/virtual/misc/uhid/a/input/b"]) { $1 }),
    Device("receiver of a wireless keyboard", true, usb("00", ["ID_MODEL": "USB_Receiver"])),
    Device("media keys of a keyboard", false, ["ID_BUS": "usb", "ID_USB_INTERFACE_NUM": "01"]),
    Device("mouse", false, ["ID_INPUT_MOUSE": "1"]),
    Device("keys of a mouse", false, usb("01", ["ID_VENDOR_ID": "1532", "ID_MODEL": "Gaming_Mouse"])),
    Device("mouse that is a keyboard, too", false, usb("00", ["ID_INPUT_MOUSE": "1"])),
    Device("scanner by its maker", false, usb("00", ["ID_VENDOR_ID": "0C2E", "ID_MODEL": "Voyager_1450g"])),
    Device("scanner by its name", false, usb("00", ["ID_VENDOR_ID": "ffff", "ID_MODEL": "USB_Barcode_Scanner"])),
    Device("card reader", false, usb("00", ["ID_MODEL_FROM_DATABASE": "RFID Reader"])),
    Device("scanner that nobody knows", true, usb("00", ["ID_MODEL": "HID_Device"])),
    Device("the same, by a rule", false, usb("00", ["ID_MODEL": "HID_Device", HardwareKeyboard.property: "0"])),
    Device("a rule for a keypad", true, [HardwareKeyboard.property: "1"]),
    Device("our own", false, typewriter.merging(["DEVPATH": "/devices/virtual/input/input9/event9"]) { $1 }),
    Device("power button", false, [:]),
  ]

  @Test(arguments: devices.indices) func whatCounts(_ index: Int) {
    let device = Self.devices[index]
    #expect(HardwareKeyboard.isOne { device.properties[$0] } == device.counts, "\(device.name)")
  }

  /// Where the inner run says that it has come to its end.
  static let variable = "KEYPANE_TEST_HARDWARE_KEYBOARD"

  private static func description(_ number: Int, _ properties: [String]) -> String {
    let lines =
      ["DEVNAME=/dev/input/event\(number)", "SUBSYSTEM=input", "ID_INPUT=1", "ID_INPUT_KEYBOARD=1"] + properties
    return "P: /devices/pci0000:00/usb1/1-\(number)/input/input\(number)/event\(number)\nN: input/event\(number)\n"
      + lines.map { "E: \($0)\n" }.joined() + "\n"
  }

  @Test(
    "a keyboard that is unplugged counts no more, a scanner never",
    .enabled(if: EmulatedRun.exists, "\(EmulatedRun.missing)"),
    .enabled(if: Environment.value(variable) == nil, "this is the inner run"),
    .enabled(if: EmulatedRun.canStart, "\(EmulatedRun.cannotStart)"))
  func outer() throws {
    let folder = try TemporaryFolder("hardware-keyboard")
    let usb = ["ID_BUS=usb", "ID_USB_INTERFACE_NUM=00"]
    let panel = try EmulatedPanel(
      in: folder.path,
      others: Self.description(8, usb + ["ID_MODEL=USB_Keyboard"])
        + Self.description(9, usb + ["ID_MODEL=Barcode_Scanner"]))
    let done = folder.path + "/done"
    let status = try EmulatedRun.run(
      "HardwareKeyboardTests/inner", panel, events: false, environment: "\(Self.variable)=\(done)")
    #expect(status == 0)
    #expect(Files.exists(done), "the inner run did not come to its end")
  }

  @Test("inner run", .enabled(if: Environment.value(variable) != nil, "the other test starts it, inside umockdev"))
  func inner() throws {
    let done = try #require(Environment.value(Self.variable))
    let folder = try #require(Environment.value("UMOCKDEV_DIR"))
    var keyboards = HardwareKeyboards()
    #expect(!keyboards.arePresent)
    keyboards.look(at: .zero)
    #expect(keyboards.arePresent)
    #expect(unsafe unlink(folder + "/dev/input/event8") == 0)
    keyboards.look(at: .zero)
    #expect(!keyboards.arePresent)
    try Files.writeAtomically(done, [])
  }
}
