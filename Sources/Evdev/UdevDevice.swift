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

  /// The last part of the path; a link with a name of its own (by-id) is followed. `realpath` does not work under umockdev,
  /// which the tests need, and whose own nodes are links.
  private static func name(ofNode node: String) -> String? {
    var path = node
    for _ in 0..<8 where !path.contains("/event") {
      var buffer = [CChar](repeating: 0, count: Int(PATH_MAX))
      let count = unsafe readlink(path, &buffer, buffer.count)
      guard count > 0 else { break }
      let target = String(decoding: buffer.prefix(count).map { UInt8(bitPattern: $0) }, as: UTF8.self)
      path = target.hasPrefix("/") ? target : (path.lastIndex(of: "/").map { path[...$0] } ?? "") + target
    }
    return path.split(separator: "/").last.map { String($0) }
  }
}
