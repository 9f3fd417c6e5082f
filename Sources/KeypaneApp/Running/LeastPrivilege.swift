import Display
import Evdev
import Posix

/// What the running keyboard keeps of the rights that it was started with, once it has its keyboard: what it takes to
/// open a panel that is plugged in later, and the display again when that changes.
///
/// A user's process has no capabilities, keeps its groups (nobody but root can give them up) and is left with access to
/// panels by its group or by udev's ACL. One that root has started keeps the right to open files, which says little
/// more than being root does, and on the bare console what taking it back needs; the rest, from loading modules to
/// looking into other processes, is gone.
enum LeastPrivilege {
  /// The groups by which devices are opened; Debian's names.
  private static let groups = ["keypane", "input", "video", "render", "audio", "tty"]

  /// - Parameter driver: of the display that is going to be opened; nil: there is no window.
  static func take(driver: Screen.Driver?) throws(AppError) {
    do {
      try Privileges.giveUp(keeping: capabilities(driver: driver), groups: deviceGroups())
    } catch {
      throw AppError(.software, "cannot give up rights that are not needed: \(error)")
    }
  }

  static func capabilities(
    driver: Screen.Driver?, hasWindowSystem: Bool = hasWindowSystem
  ) -> Privileges.Capabilities {
    switch driver {
    case .kmsdrm: [.files, .reading, .administration, .consoles]
    case .auto: hasWindowSystem ? [.files, .reading] : [.files, .reading, .administration, .consoles]
    case .dummy, .x11, .wayland, nil: [.files, .reading]
    }
  }

  private static var hasWindowSystem: Bool {
    ["DISPLAY", "WAYLAND_DISPLAY"].contains { !(Environment.value($0) ?? "").isEmpty }
  }

  /// Those, and whichever a machine has given its devices to.
  private static func deviceGroups() -> Set<UInt32> {
    let owners = (PanelFinder().nodes() + ["/dev/uinput"]).compactMap { Files.status($0)?.group }
    return Set(groups.compactMap(Accounts.groupNumber) + owners + [Accounts.group])
  }
}
