import KeyboardCore

/// By what our keyboard is known to the system: udev rules, compositors and our own search for panels go by it.
public enum KeyboardIdentity {
  /// The device's name.
  public static let name = "Keypane Keyboard"
  /// The physical path: what tells it from a real keyboard of the same name.
  public static let phys = "keypane/kbd0"
  /// BUS_VIRTUAL.
  public static let bus: UInt16 = 0x06
  /// "KP" in ASCII; not assigned to anybody by the USB Implementers Forum as of 2026, and the bus is not USB.
  public static let vendor: UInt16 = 0x4b50
  /// The keyboard, of whatever else Keypane may make one day.
  public static let product: UInt16 = 0x0001
  /// Of this description: changes with the keys or LEDs that are declared.
  public static let version: UInt16 = 0x0001

  /// Whether a device is our keyboard, or that of another Keypane on the machine.
  public static func matches(_ device: DeviceDescription) -> Bool {
    device.name == name || (device.bus == bus && device.vendor == vendor && device.product == product)
  }
}
