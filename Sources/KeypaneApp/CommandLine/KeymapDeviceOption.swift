import Evdev
import Keymap
import KeymapSource

/// `--keymap-device NAME`: whose keymap is asked for, among the keyboards of the display.
enum KeymapDeviceOption {
  static let spec = OptionSpec(
    "keymap-device", value: "NAME",
    "the keyboard whose keymap the display is asked for (default: Keypane's own; others are for --output print)")

  /// - Parameter node: of our own device; nil: there is none, or it is not known.
  static func mark(_ arguments: Arguments, node: String?) -> DeviceMark {
    if let name = arguments.value(spec.name) { return DeviceMark(name: name) }
    return DeviceMark(
      name: KeyboardIdentity.name,
      numbers: DeviceMark.Numbers(
        vendor: UInt32(KeyboardIdentity.vendor), product: UInt32(KeyboardIdentity.product)),
      node: node)
  }

  /// `--keymap`, where it is given: goes before what a display says.
  static func configured(_ arguments: Arguments) throws(AppError) -> KeymapName? {
    guard let word = arguments.value("keymap") else { return nil }
    do throws(KeymapError) {
      let name = try KeymapName(parsing: word)
      // Said before anything is made or shown.
      _ = try Keymap(name)
      return name
    } catch {
      throw .usage("--keymap \(word): \(error)")
    }
  }
}
