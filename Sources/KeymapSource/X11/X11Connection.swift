import CXCBKeyboard
import Keymap
import Posix

/// A connection to an X server that tells of keyboards; closed when the value ends.
///
/// What reads asks the server and waits for its answer, which takes a millisecond of a server that lives: call it right
/// after a sign of life.
@safe struct X11Connection: ~Copyable {
  /// A keyboard that a driver feeds.
  struct Device: Hashable, Sendable {
    /// Of the X Input extension.
    var id: UInt16
    /// The master that it is attached to, whose state programs see.
    var master: UInt16
    var name: String
    var numbers: DeviceMark.Numbers?
    var node: String?
  }

  /// Something that has happened.
  enum Event: Hashable, Sendable {
    /// Keyboards have come or gone.
    case devices
    /// The keymap of a device is another one.
    case keymap(device: UInt16)
    /// What is locked at a device is something else.
    case state(device: UInt16, KeymapState)
    /// Nothing of interest.
    case other
  }

  private let x11: OpaquePointer

  /// Waits for the server to agree; nil where it does not, or lacks what is needed.
  /// - Parameter socket: connected to the display, with nothing said yet; is copied.
  init?(_ display: X11Display, socket: Int32) {
    guard let x11 = unsafe keypane_x11_open(display.name, socket) else { return nil }
    unsafe self.x11 = unsafe x11
  }

  deinit {
    unsafe keypane_x11_close(x11)
  }

  /// For `Poller`.
  var raw: Int32 { unsafe keypane_x11_descriptor(x11) }

  /// Whether the server is gone for ever.
  var isGone: Bool { unsafe keypane_x11_is_gone(x11) }

  /// Asks for a sign of life; does not wait for it.
  func ask() { unsafe keypane_x11_ask(x11) }

  /// Whether the sign of life has come since.
  var hasAnswered: Bool { unsafe keypane_x11_has_answered(x11) == 1 }

  /// What has happened, without waiting; nil where there is nothing more.
  func next() -> Event? {
    let event = unsafe keypane_x11_next_event(x11)
    switch event.kind {
    case KEYPANE_X11_NOTHING: return nil
    case KEYPANE_X11_DEVICES: return .devices
    case KEYPANE_X11_KEYMAP: return .keymap(device: event.device)
    case KEYPANE_X11_STATE:
      let state = unsafe keypane_x11_state_of(x11, event.locked_group, event.locked_modifiers)
      return .state(device: event.device, KeymapState(state))
    default: return .other
    }
  }

  /// All keyboards that are no masters.
  func devices() -> [Device] {
    // X.Org has 40 devices at most, MAXDEVICES in its include/misc.h.
    var found = [keypane_x11_device](repeating: keypane_x11_device(), count: 64)
    let count = unsafe keypane_x11_devices(x11, &found, Int32(found.count))
    return found.prefix(max(0, Int(count))).map { Device($0) }
  }

  /// Tells from now on of the device's keymap and of what is locked at its master.
  func follow(_ device: Device) { unsafe keypane_x11_follow(x11, device.id, device.master) }

  /// The keymap of a device as text; nil where it has none.
  func keymap(of device: Device) -> String? {
    guard let text = unsafe keypane_x11_keymap(x11, device.id) else { return nil }
    return unsafe takingText(text)
  }

  /// What is locked at the master of a device.
  func state(of device: Device) -> KeymapState? {
    var state = keypane_x11_state()
    return unsafe keypane_x11_state(x11, device.master, &state) ? KeymapState(state) : nil
  }

  /// The kernel's codes of keys without any symbol, in ascending order.
  func spareCodes(of device: Device) -> [UInt16] {
    var codes = [UInt8](repeating: 0, count: 256)
    let count = unsafe keypane_x11_spare_codes(x11, device.id, &codes)
    return codes.prefix(max(0, Int(count))).compactMap { code in
      code > X11Connection.codeOffset ? UInt16(code - X11Connection.codeOffset) : nil
    }
  }

  /// How many levels a spare key of a device can have.
  func levels(of device: Device) -> Int { unsafe Int(keypane_x11_levels(x11, device.id)) }

  /// Gives keys characters; does not wait: what the server makes of it is seen in the keymap. Its master, whose keymap
  /// programs read, follows at once where the device was used last, else with the device's next key.
  /// - Parameters:
  ///   - keys: in ascending order of the codes.
  ///   - id: the device.
  func set(_ keys: [SpareKeyPlan.Key], of id: UInt16) {
    for run in SpareKeyPlan.runs(of: keys) {
      let symbols = run.flatMap(Self.symbols)
      let first = UInt8(run[0].code) + Self.codeOffset
      unsafe keypane_x11_set_keys(x11, id, first, UInt8(run.count), symbols)
    }
  }

  /// One a level.
  private static func symbols(_ key: SpareKeyPlan.Key) -> [UInt32] {
    (0..<4).map { level in
      key.levels.indices.contains(level) ? key.levels[level].map { keypane_x11_symbol($0.value) } ?? 0 : 0
    }
  }

  /// Notes at a device which of its keys have been given characters, so that another run finds them after this one has
  /// been killed; does not wait. None: there is no note any more.
  func record(_ keys: [SpareKeyPlan.Key], of id: UInt16) {
    let words = keys.flatMap { [UInt32($0.code) + UInt32(Self.codeOffset)] + Self.symbols($0) }
    unsafe keypane_x11_record(x11, id, words, UInt32(words.count))
  }

  /// The keys of a note that have still what it says, by the keymap that was read last.
  func recorded(of device: Device) -> [SpareKeyPlan.Key] {
    var words = [UInt32](repeating: 0, count: 5 * 256)
    let count = unsafe keypane_x11_recorded(x11, device.id, &words, Int32(words.count))
    return stride(from: 0, to: Int(count) / 5 * 5, by: 5).map { place in
      var levels = words[(place + 1)...(place + 4)].map { Unicode.Scalar(keypane_x11_scalar($0)) }
      while case .some(.none) = levels.last { levels.removeLast() }
      levels = levels.map { $0 == "\0" ? nil : $0 }
      while case .some(.none) = levels.last { levels.removeLast() }
      return SpareKeyPlan.Key(code: UInt16(words[place]) - UInt16(Self.codeOffset), levels: levels)
    }
  }

  /// Waits until all of it is done, at most three tenths of a second: a server that has lost a client forgets what it has not read.
  func finish() { unsafe keypane_x11_finish(x11, 300) }

  /// X's key codes are the kernel's plus eight.
  private static let codeOffset: UInt8 = 8
}

extension X11Connection.Device {
  fileprivate init(_ device: keypane_x11_device) {
    let numbers = DeviceMark.Numbers(vendor: device.vendor, product: device.product)
    let node = text(of: device.node)
    self.init(
      id: device.id, master: device.master, name: text(of: device.name),
      numbers: device.vendor == 0 && device.product == 0 ? nil : numbers, node: node.isEmpty ? nil : node)
  }
}

extension KeymapState {
  fileprivate init(_ state: keypane_x11_state) {
    self.init(
      group: Int(state.group), capsLock: state.caps_lock, numLock: state.num_lock, otherLocks: state.other_locks)
  }
}

/// The text in an array of C that ends with a zero.
private func text<Characters>(of characters: Characters) -> String {
  unsafe withUnsafeBytes(of: characters) { unsafe String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
}
