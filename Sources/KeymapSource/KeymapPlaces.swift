import Posix

/// Where keymaps are looked for on this machine; a test has places of its own.
public struct KeymapPlaces: Hashable, Sendable {
  /// The X display, as in `$DISPLAY`; nil: none.
  public var x11Display: String?
  /// The socket of the Wayland compositor; nil: none.
  public var waylandSocket: String?
  /// The socket by which sway is asked; nil: none.
  public var swaySocket: String?
  /// The machine's own settings: `/etc/default/keyboard`; nil: not to be read.
  public var defaults: String?
  /// The names of layouts in words: what sway calls them by.
  public var layoutNames = "/usr/share/X11/xkb/rules/evdev.lst"

  /// Where Debian has its settings, keyboard(5).
  public static let machineDefaults = "/etc/default/keyboard"

  /// Places that are given.
  public init(
    x11Display: String? = nil, waylandSocket: String? = nil, swaySocket: String? = nil, defaults: String? = nil
  ) {
    self.x11Display = x11Display
    self.waylandSocket = waylandSocket
    self.swaySocket = swaySocket
    self.defaults = defaults
  }

  /// What the process's variables say, and this machine's settings.
  public static var ofThisProcess: KeymapPlaces {
    let runtime = Environment.value("XDG_RUNTIME_DIR").flatMap { $0.hasPrefix("/") ? $0 : nil }
    return KeymapPlaces(
      x11Display: filled("DISPLAY"), waylandSocket: WaylandDisplay(filled("WAYLAND_DISPLAY"), runtime: runtime)?.socket,
      swaySocket: filled("SWAYSOCK") ?? runtime.flatMap(onlySwaySocket), defaults: machineDefaults)
  }

  /// A service of the user has the session's folder, but not the variables of the programs that sway has started. Where
  /// several of them run, or have run, nobody knows which is meant.
  static func onlySwaySocket(in folder: String) -> String? {
    let sockets = ((try? Files.list(folder)) ?? []).filter { $0.hasPrefix("sway-ipc.") && $0.hasSuffix(".sock") }
    return sockets.count == 1 ? "\(folder)/\(sockets[0])" : nil
  }

  private static func filled(_ name: String) -> String? {
    Environment.value(name).flatMap { $0.isEmpty ? nil : $0 }
  }
}
