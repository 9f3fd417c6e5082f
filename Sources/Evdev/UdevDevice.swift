import CUdev
import Glibc

/// What udev's rules say of an input device.
@safe public struct UdevDevice: ~Copyable {
  private let library: OpaquePointer
  private let device: OpaquePointer

  /// The device of a node, by its name among the kernel's: `/dev/input/event3`, or a symbolic link to it.
  /// - Returns: nil where udev does not know it.
  public init?(node: String) {
    guard let name = Self.name(ofNode: node), let library = unsafe udev_new() else { return nil }
    guard let device = unsafe udev_device_new_from_subsystem_sysname(library, "input", name) else {
      unsafe udev_unref(library)
      return nil
    }
    unsafe self.library = library
    unsafe self.device = device
  }

  deinit {
    unsafe udev_device_unref(device)
    unsafe udev_unref(library)
  }

  /// Whether the rules have been through: a node is there some milliseconds before that.
  public var isReady: Bool { unsafe udev_device_get_is_initialized(device) > 0 }

  /// A property, such as `LIBINPUT_CALIBRATION_MATRIX`; nil where no rule has set it.
  public func property(_ name: String) -> String? {
    unsafe udev_device_get_property_value(device, name).map { unsafe String(cString: $0) }
  }

  private static func name(ofNode node: String) -> String? {
    guard let real = unsafe realpath(node, nil) else { return nil }
    defer { unsafe free(real) }
    return unsafe String(cString: real).split(separator: "/").last.map { String($0) }
  }
}
