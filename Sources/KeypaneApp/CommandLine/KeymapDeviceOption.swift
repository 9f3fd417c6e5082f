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

  /// The keyboard that is named; nil: our own is meant.
  static func name(_ arguments: Arguments) -> String? { arguments.value(spec.name) }

  /// What is to be said where the keyboard that is named is none of any display; nil: it is there, none is named, or
  /// nobody tells.
  static func complaint(_ name: String?, _ sources: borrowing KeymapSources) -> String? {
    guard let name, sources.lackDevice else { return nil }
    return "no display has a keyboard called “\(name)” (--\(spec.name)): its keymap is not known"
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
