import CEvdev
import KeyboardCore
import Posix

/// A panel made through uinput, for tests on a kernel that has it.
@safe final class VirtualPanel {
  /// An axis and its range.
  typealias Axis = (code: UInt16, range: ClosedRange<Int32>)

  private let device: OpaquePointer
  let node: String

  init?(name: String, keys: [UInt16], axes: [Axis], properties: [UInt16]) {
    guard let model = unsafe libevdev_new() else { return nil }
    defer { unsafe libevdev_free(model) }
    unsafe libevdev_set_name(model, name)
    for key in keys { _ = unsafe libevdev_enable_event_code(model, UInt32(EV_KEY), UInt32(key), nil) }
    for axis in axes {
      var info = input_absinfo()
      info.minimum = axis.range.lowerBound
      info.maximum = axis.range.upperBound
      _ = unsafe libevdev_enable_event_code(model, UInt32(EV_ABS), UInt32(axis.code), &info)
    }
    for property in properties { _ = unsafe libevdev_enable_property(model, UInt32(property)) }
    var made: OpaquePointer?
    let managed = Int32(LIBEVDEV_UINPUT_OPEN_MANAGED.rawValue)
    guard unsafe libevdev_uinput_create_from_device(model, managed, &made) == 0, let device = unsafe made else {
      return nil
    }
    guard let node = unsafe libevdev_uinput_get_devnode(device) else {
      unsafe libevdev_uinput_destroy(device)
      return nil
    }
    unsafe self.device = device
    self.node = unsafe String(cString: node)
  }

  deinit {
    unsafe libevdev_uinput_destroy(device)
  }

  /// Writes events and the report that closes them.
  func send(_ events: (type: UInt16, code: UInt16, value: Int32)...) {
    for event in events + [(EventType.syn, EventCode.Syn.report, 0)] {
      _ = unsafe libevdev_uinput_write_event(device, UInt32(event.type), UInt32(event.code), event.value)
    }
  }
}
