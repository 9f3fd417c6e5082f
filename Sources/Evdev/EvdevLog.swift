import CEvdev

/// What libevdev says of a device in place of telling an event: it would write that to the standard error output.
@safe struct EvdevLog: ~Copyable {
  private let log: UnsafeMutablePointer<keypane_evdev_log>

  /// - Parameter device: must be freed before.
  init(of device: OpaquePointer) {
    let log = UnsafeMutablePointer<keypane_evdev_log>.allocate(capacity: 1)
    unsafe log.initialize(to: keypane_evdev_log())
    unsafe keypane_evdev_set_log(device, log)
    unsafe self.log = unsafe log
  }

  deinit {
    unsafe log.deallocate()
  }

  /// The device has its file now, and has forgotten where its messages go.
  mutating func follow(_ device: OpaquePointer) {
    unsafe keypane_evdev_set_log(device, log)
  }

  /// The slot in which another contact has taken a contact's place without an end, since this was asked last.
  mutating func takeReplaced() -> Int32? {
    let slot = unsafe log.pointee.replaced
    if slot < 0 { return nil }
    unsafe log.pointee.replaced = -1
    return slot
  }

  /// The first other thing that it said since this was asked last, on one line.
  mutating func takeMessage() -> String? {
    let message = unsafe String(cString: keypane_evdev_message(log))
    if message.isEmpty { return nil }
    unsafe log.pointee.message.0 = 0
    return message
  }
}
