import Posix

/// Why a panel cannot be read or our keyboard cannot be made.
public enum EvdevError: Error, Hashable, CustomStringConvertible {
  /// The kernel offers no uinput at this path.
  case noUinput(path: String)
  /// There is no device of that name.
  case noDevice(path: String)
  /// The system refuses the device to this user; the remedy is a clause.
  case noAccess(path: String, remedy: String)
  /// There is something of that name, but it does not speak evdev.
  case notInputDevice(path: String)
  /// The device has been unplugged.
  case gone(path: String)
  /// None of the devices of a folder is a touchscreen.
  case noTouchscreen(folder: String)
  /// Anything else that the system reports.
  case system(SystemError)

  /// One line: what is wrong, and what to do where something can be done.
  public var description: String {
    switch self {
    case .noUinput(let path):
      """
      no \(path): load the kernel's module with `modprobe uinput`, and at every start by a line `uinput` in \
      /etc/modules-load.d/keypane.conf (udev/README.md)
      """
    case .noDevice(let path):
      "no input device \(path): `--panel auto` takes whatever touchscreen there is"
    case .noAccess(let path, let remedy):
      "no access to \(path)\(Self.owners(of: path)) for user \(Accounts.userName(Accounts.user)): \(remedy)"
    case .notInputDevice(let path):
      "\(path) is not an input device: expected one like /dev/input/event0"
    case .gone(let path):
      "\(path) is gone: the device has been unplugged"
    case .noTouchscreen(let folder):
      "no touchscreen among the devices in \(folder): plug one in, or name a device with `--panel DEVICE`"
    case .system(let error):
      error.description
    }
  }

  /// The number that the program ends with.
  public var status: ExitStatus {
    switch self {
    case .noUinput, .gone, .noTouchscreen: .unavailable
    case .noDevice, .notInputDevice: .noInput
    case .noAccess: .noPermission
    case .system(let error): error.isNotPermitted ? .noPermission : .unavailable
    }
  }

  /// ` (root:input, mode 660)`, or nothing where that cannot be told.
  private static func owners(of path: String) -> String {
    guard let status = Files.status(path) else { return "" }
    let owner = Accounts.userName(status.user)
    let group = Accounts.groupName(status.group)
    return " (\(owner):\(group), mode \(String(status.mode, radix: 8)))"
  }
}

extension EvdevError {
  /// A failure to open a panel.
  init(openingPanel error: SystemError, _ path: String) {
    if error.isNotPermitted {
      self = .noAccess(
        path: path,
        remedy: "install udev/70-keypane.rules and add the user to the group keypane (`usermod -aG keypane USER`), "
          + "or add the user to the group input, and log in again")
    } else if error.isMissing {
      self = .noDevice(path: path)
    } else {
      self = .system(error)
    }
  }

  /// A failure to open uinput.
  init(openingUinput error: SystemError, _ path: String) {
    if error.isNotPermitted {
      self = .noAccess(
        path: path,
        remedy: "install udev/70-keypane.rules, add the user to the group keypane (`usermod -aG keypane USER`) "
          + "and log in again")
    } else if error.isMissing {
      self = .noUinput(path: path)
    } else {
      self = .system(error)
    }
  }

  /// A result of libevdev's convention: a negative errno.
  init(_ call: String, _ path: String, _ result: Int32) {
    let error = SystemError(call: call, path: path, errno: -result)
    if error.isUnplugged {
      self = .gone(path: path)
    } else if error.isWrongKind {
      self = .notInputDevice(path: path)
    } else {
      self = .system(error)
    }
  }
}
