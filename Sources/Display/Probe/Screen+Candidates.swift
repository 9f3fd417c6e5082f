import Glibc
import KeyboardCore
import Posix

extension Screen {
  /// What a driver stands for here: `auto` for all that the environment names, in order; SDL itself would end up drawing
  /// into nowhere.
  static func candidates(_ driver: Driver) -> [Driver] {
    guard driver == .auto else { return [driver] }
    var found: [Driver] = []
    if filled("DISPLAY") != nil { found.append(.x11) }
    if filled("WAYLAND_DISPLAY") != nil { found.append(.wayland) }
    if unsafe access("/dev/dri/card0", F_OK) == 0 { found.append(.kmsdrm) }
    return found
  }

  /// What is wrong with the display of a driver, a clause; nil: it answers, or SDL finds out by itself.
  static func objection(to driver: Driver, within time: Interval, held: inout UnixConnection?) -> String? {
    guard let greeting = greeting(driver) else { return nil }
    return greeting.objection(until: Clock.monotonic() + time, held: &held)
  }

  private static func greeting(_ driver: Driver) -> DisplayGreeting? {
    switch driver {
    case .x11:
      // Without a node there is an abstract socket, another machine, or nobody, who is soon found out.
      filled("DISPLAY").flatMap(X11Display.init).flatMap { Files.exists($0.socket) ? .x11($0) : nil }
    case .wayland:
      // One that is handed down as a descriptor answers nobody else.
      filled("WAYLAND_SOCKET") != nil
        ? nil
        : WaylandDisplay(filled("WAYLAND_DISPLAY") ?? "wayland-0", runtime: filled("XDG_RUNTIME_DIR"))
          .map { .wayland($0) }
    case .auto, .dummy, .kmsdrm: nil
    }
  }

  private static func filled(_ name: String) -> String? {
    Environment.value(name).flatMap { $0.isEmpty ? nil : $0 }
  }
}
