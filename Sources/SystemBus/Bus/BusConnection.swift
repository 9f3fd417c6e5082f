import CSystemd
import KeyboardCore

/// A connection to a message bus that never waits: it tells what to wait for, and is asked for what has come.
///
/// Nothing is called back: answers and signals come out of `next` in the order of the bus.
@safe
public struct BusConnection: ~Copyable {
  private let bus: OpaquePointer

  /// Begins to connect.
  /// - Parameter address: as D-Bus writes it, `unix:path=/run/dbus/system_bus_socket`; nil: the system's bus.
  public init(address: String? = nil) throws(BusError) {
    var opened: OpaquePointer?
    guard let address else {
      try BusError.check("the system's message bus") { unsafe sd_bus_open_system(&opened) }
      guard let opened = unsafe opened else { throw BusError("the system's message bus: no connection") }
      unsafe bus = opened
      return
    }
    try BusError.check("a connection") { unsafe sd_bus_new(&opened) }
    guard let opened = unsafe opened else { throw BusError("a connection: none") }
    do throws(BusError) {
      try BusError.check(address) { unsafe sd_bus_set_address(opened, address) }
      try BusError.check(address) { unsafe sd_bus_set_bus_client(opened, 1) }
      try BusError.check(address) { unsafe sd_bus_start(opened) }
    } catch {
      unsafe sd_bus_close_unref(opened)
      throw error
    }
    unsafe bus = opened
  }

  deinit {
    unsafe sd_bus_close_unref(bus)
  }

  /// For `Poller`.
  public var raw: Int32 { unsafe sd_bus_get_fd(bus) }

  /// Whether there is something to read for, and something left to write. (POLLIN is 1, POLLOUT is 4.)
  public var wanted: (reading: Bool, writing: Bool) {
    let events = unsafe sd_bus_get_events(bus)
    return events < 0 ? (true, false) : (events & 1 != 0, events & 4 != 0)
  }

  /// When `next` is to be asked even if nothing has come; on CLOCK_MONOTONIC.
  public var deadline: Instant? {
    var time: UInt64 = 0
    guard unsafe sd_bus_get_timeout(bus, &time) >= 0, time < UInt64(Int64.max) else { return nil }
    return Instant(microseconds: Int64(time))
  }

  /// Sends a call and gives the number that its answer will have.
  @discardableResult
  public borrowing func send(_ call: BusCall) throws(BusError) -> UInt64 {
    let what = "\(call.destination): \(call.member)"
    var message: OpaquePointer?
    try BusError.check(what) {
      unsafe sd_bus_message_new_method_call(bus, &message, call.destination, call.path, call.interface, call.member)
    }
    guard let message = unsafe message else { throw BusError("\(what): no message") }
    defer { _ = unsafe sd_bus_message_unref(message) }
    try BusError.check(what) { unsafe sd_bus_message_set_auto_start(message, call.starts ? 1 : 0) }
    for argument in call.arguments { try unsafe Self.append(argument, to: message, what) }
    var cookie: UInt64 = 0
    try BusError.check(what) { unsafe sd_bus_send(bus, message, &cookie) }
    return cookie
  }

  /// Writes what is to be written; the next message that has come, nil: none any more.
  /// - Parameter isSecret: its memory is wiped when it has been read.
  public borrowing func next(isSecret: Bool = false) throws(BusError) -> BusMessage? {
    while true {
      var message: OpaquePointer?
      let progress = try BusError.check("the message bus") { unsafe sd_bus_process(bus, &message) }
      if let message = unsafe message {
        defer { _ = unsafe sd_bus_message_unref(message) }
        if isSecret { _ = unsafe sd_bus_message_sensitive(message) }
        return unsafe Self.read(message)
      }
      if progress == 0 { return nil }
    }
  }

  private static func append(_ value: BusValue, to message: OpaquePointer, _ what: String) throws(BusError) {
    switch value {
    case .string(let text):
      try BusError.check(what) { unsafe sd_bus_message_append_basic(message, CChar(UInt8(ascii: "s")), text) }
    case .path(let text):
      try BusError.check(what) { unsafe sd_bus_message_append_basic(message, CChar(UInt8(ascii: "o")), text) }
    case .bool(let truth):
      var number: Int32 = truth ? 1 : 0
      try BusError.check(what) { unsafe sd_bus_message_append_basic(message, CChar(UInt8(ascii: "b")), &number) }
    case .unsigned(let number):
      guard var small = UInt32(exactly: number) else { throw BusError("\(what): a number above 32 bits") }
      try BusError.check(what) { unsafe sd_bus_message_append_basic(message, CChar(UInt8(ascii: "u")), &small) }
    case .negative, .double, .list, .other: preconditionFailure("no call of ours has such an argument")
    }
  }

  private static func read(_ message: OpaquePointer) -> BusMessage {
    var type: UInt8 = 0
    _ = unsafe sd_bus_message_get_type(message, &type)
    var cookie: UInt64 = 0
    _ = unsafe sd_bus_message_get_reply_cookie(message, &cookie)
    let kind: BusMessage.Kind =
      switch Int(type) {
      case Int(SD_BUS_MESSAGE_METHOD_RETURN): .reply(cookie)
      case Int(SD_BUS_MESSAGE_METHOD_ERROR):
        .refusal(cookie, unsafe name(sd_bus_message_get_error(message)?.pointee.name))
      case Int(SD_BUS_MESSAGE_SIGNAL): .signal
      default: .call
      }
    return BusMessage(
      kind: kind, sender: unsafe name(sd_bus_message_get_sender(message)),
      path: unsafe name(sd_bus_message_get_path(message)),
      interface: unsafe name(sd_bus_message_get_interface(message)),
      member: unsafe name(sd_bus_message_get_member(message)), body: unsafe BusReader.values(message))
  }

  private static func name(_ text: UnsafePointer<CChar>?) -> String {
    guard let text = unsafe text else { return "" }
    return unsafe String(cString: text)
  }
}
