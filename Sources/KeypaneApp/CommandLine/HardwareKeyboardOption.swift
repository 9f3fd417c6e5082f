import Evdev

/// `--hardware-keyboard ignore|hide`: what is done while a real keyboard is plugged in.
enum HardwareKeyboardOption {
  static let spec = OptionSpec(
    "hardware-keyboard", value: "WHAT",
    "ignore (the default), or hide: no keyboard is shown while a real one is plugged in; scanners do not count")

  /// What looks for them; nil: nobody does.
  static func keyboards(_ arguments: Arguments) throws(AppError) -> HardwareKeyboards? {
    let hides = try arguments.choice(spec.name, [("ignore", false), ("hide", true)]) ?? false
    return hides ? HardwareKeyboards() : nil
  }
}
