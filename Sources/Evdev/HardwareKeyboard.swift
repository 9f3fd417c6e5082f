/// Whether an input device is a keyboard for people to type on, by what udev says of it. Pure.
///
/// Much that has keys is none: scanners of barcodes and readers of cards type what they read, mice and headsets have a few
/// keys, programs make keyboards of their own. udev's `ID_INPUT_KEYBOARD` says that a device has all keys of a typewriter,
/// which scanners and the second interface of mice claim, too.
public enum HardwareKeyboard {
  /// A rule of the machine's that says it outright: `ENV{KEYPANE_KEYBOARD}="0"` for a scanner, `"1"` for a keyboard.
  public static let property = "KEYPANE_KEYBOARD"

  /// - Parameter property: what udev has for a name; nil where it has nothing.
  public static func isOne(_ property: (String) -> String?) -> Bool {
    func has(_ name: String) -> Bool { property(name) == "1" }
    if let said = property(Self.property) { return said == "1" }
    guard has("ID_INPUT_KEYBOARD") else { return false }
    // Made by a program, our own one among them; keyboards by Bluetooth come through uhid.
    if property("DEVPATH")?.hasPrefix("/devices/virtual/input/") == true { return false }
    let others = [
      "ID_INPUT_MOUSE", "ID_INPUT_TOUCHPAD", "ID_INPUT_TOUCHSCREEN", "ID_INPUT_TABLET", "ID_INPUT_JOYSTICK",
      "ID_INPUT_POINTINGSTICK",
    ]
    if others.contains(where: has) { return false }
    // A keyboard's first interface is the one that types; a mouse's first one is the mouse.
    if property("ID_BUS") == "usb", let number = property("ID_USB_INTERFACE_NUM"), number != "00" { return false }
    if let vendor = property("ID_VENDOR_ID"), scannerMakers.contains(vendor.lowercased()) { return false }
    let names = ["ID_MODEL", "ID_VENDOR", "ID_MODEL_FROM_DATABASE", "ID_VENDOR_FROM_DATABASE"].compactMap(property)
    let words = names.joined(separator: " ").lowercased()
    return !readerWords.contains(where: words.contains)
  }

  /// Makers of scanners that are keyboards to the system, by their USB numbers. Source: usb.ids of Debian 12.
  private static let scannerMakers: Set<String> = [
    // Symbol (Zebra), PSC and Datalogic, Metrologic and Honeywell, Newland, Opticon, Intermec, Code, Unitech.
    "05e0", "05f9", "0c2e", "1eab", "065a", "067e", "11fa", "2745",
  ]

  /// What those call their devices that read something else than fingers.
  private static let readerWords = [
    "barcode", "bar_code", "bar code", "scanner", "scan_engine", "rfid", "card_reader", "card reader", "magstripe",
    "magnetic", "msr", "hidkeyboard_reader",
  ]
}
