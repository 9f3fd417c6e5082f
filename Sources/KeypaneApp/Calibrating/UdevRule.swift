import KeyboardCore

/// The udev rule that gives a panel its calibration for libinput and for us.
struct UdevRule {
  let device: DeviceDescription
  let matrix: CalibrationMatrix

  /// Two lines: what it is for, and the rule.
  var text: String {
    var parts = [
      #"ACTION=="add|change""#, #"SUBSYSTEM=="input""#, #"KERNEL=="event*""#,
      #"ATTRS{id/vendor}=="\#(Self.hexadecimal(device.vendor))""#,
      #"ATTRS{id/product}=="\#(Self.hexadecimal(device.product))""#,
    ]
    // The numbers alone name a panel well enough; of those without numbers the name is all that there is.
    if Self.isPlain(device.name) { parts.append(#"ATTRS{name}=="\#(device.name)""#) }
    parts.append(#"ENV{LIBINPUT_CALIBRATION_MATRIX}="\#(matrix.text)""#)
    return "# /etc/udev/rules.d/98-touch-calibration.rules, made by keypane calibrate\n"
      + parts.joined(separator: ", ") + "\n"
  }

  /// Nothing in it means something else in a rule's pattern.
  private static func isPlain(_ name: String) -> Bool {
    !name.isEmpty
      && name.utf8.allSatisfy { byte in
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
          UInt8(ascii: "0")...UInt8(ascii: "9"):
          true
        default: " _-.,:()/+#@".utf8.contains(byte)
        }
      }
  }

  private static func hexadecimal(_ number: UInt16) -> String {
    let digits = String(number, radix: 16)
    return String(repeating: "0", count: 4 - digits.count) + digits
  }
}
