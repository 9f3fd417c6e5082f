import Display

/// `--monitor`: on which of several the keyboard is, and with it the panel.
enum MonitorOption {
  static let spec = OptionSpec(
    "monitor", value: "WHERE",
    "of several screens that of panel and keyboard: an output as xrandr names it, or X,Y,WxH (default: the first)"
  )

  static func monitor(_ arguments: Arguments) throws(AppError) -> Monitor {
    guard let word = arguments.value("monitor") else { return .first }
    guard let monitor = Monitor(word) else {
      throw .usage("--monitor “\(word)” is neither an output, such as HDMI-1, nor a rectangle, such as 1024,0,800x480")
    }
    return monitor
  }
}
