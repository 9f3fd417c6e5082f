import CEvdev
import KeyboardCore
import Posix

/// The keyboard that the rest of the machine sees: a uinput device which every program takes for a real one.
///
/// It declares all keys of a keyboard and three LEDs, no buttons or axes (udev would call it a mouse), and no repeat of
/// the kernel's own (EV_REP): a key is pressed and released at once, repeats are our own. Programs need up to a second
/// to notice a new keyboard, so it is made once, at the start.
@safe public struct UinputKeyboard: ~Copyable {
  /// Which locks are on, as the desktop shows them on every keyboard.
  public struct Locks: Hashable, Sendable {
    /// Caps Lock.
    public var caps = false
    /// Num Lock.
    public var num = false

    /// Both off.
    public init() {}
  }

  private let descriptor: FileDescriptor
  private let device: OpaquePointer
  private let path: String
  private var down = CodeSet()
  private var locks = Locks()
  private var buffer = [UInt8](repeating: 0, count: 16 * MemoryLayout<input_event>.stride)

  /// Makes the device; it exists until the value ends.
  public init(uinput path: String = "/dev/uinput") throws(EvdevError) {
    let descriptor: FileDescriptor
    do throws(SystemError) {
      descriptor = try FileDescriptor(opening: path, .readWrite, nonBlocking: true)
    } catch {
      throw EvdevError(openingUinput: error, path)
    }
    let named = unsafe keypane_uinput_set_phys(descriptor.raw, KeyboardIdentity.phys)
    if named != 0 { throw EvdevError("UI_SET_PHYS", path, named) }
    let device = unsafe try Self.create(on: descriptor.raw, path)
    self.descriptor = descriptor
    unsafe self.device = device
    self.path = path
  }

  deinit {
    for code in down.codes {
      _ = unsafe libevdev_uinput_write_event(device, UInt32(EV_KEY), UInt32(code), 0)
      _ = unsafe libevdev_uinput_write_event(device, UInt32(EV_SYN), UInt32(SYN_REPORT), 0)
    }
    unsafe libevdev_uinput_destroy(device)
  }

  /// For `Poller`: readable when a lock changes.
  public var raw: Int32 { descriptor.raw }

  /// The device's own node, `/dev/input/event7`: no panel.
  public var node: String? {
    guard let node = unsafe libevdev_uinput_get_devnode(device) else { return nil }
    return unsafe String(cString: node)
  }

  /// The keys that are down, in ascending order.
  public var held: [UInt16] { down.codes }

  /// Writes one stroke and the report that closes it. One that changes nothing is left out.
  public mutating func inject(_ stroke: KeyStroke) throws(EvdevError) {
    precondition(KeyCode.declared.contains(stroke.code), "a key that the device does not declare is lost")
    guard down.contains(stroke.code) != stroke.isDown else { return }
    try write(UInt32(EV_KEY), UInt32(stroke.code), stroke.isDown ? 1 : 0)
    if stroke.isDown {
      down.insert(stroke.code)
    } else {
      down.remove(stroke.code)
    }
    try write(UInt32(EV_SYN), UInt32(SYN_REPORT), 0)
  }

  /// Writes strokes at once, in order; `StrokeQueue` gives long insertions their pace.
  public mutating func inject(_ strokes: [KeyStroke]) throws(EvdevError) {
    for stroke in strokes { try inject(stroke) }
  }

  /// Lets go of every key that is down.
  public mutating func releaseAll() throws(EvdevError) {
    for code in down.codes { try inject(.up(code)) }
  }

  /// Which locks are on, by what the desktop has written to the LEDs so far.
  public mutating func lockState() throws(EvdevError) -> Locks {
    do throws(SystemError) {
      while case .bytes(let count) = try descriptor.read(into: &buffer) { takeLEDs(buffer[..<count]) }
    } catch {
      throw .system(error)
    }
    return locks
  }

  private mutating func takeLEDs(_ bytes: ArraySlice<UInt8>) {
    for event in InputEvent.events(in: bytes) where event.type == EventType.led {
      switch Int32(event.code) {
      case LED_CAPSL: locks.caps = event.value != 0
      case LED_NUML: locks.num = event.value != 0
      default: break
      }
    }
  }

  private func write(_ type: UInt32, _ code: UInt32, _ value: Int32) throws(EvdevError) {
    let result = unsafe libevdev_uinput_write_event(device, type, code, value)
    if result != 0 { throw EvdevError("write", path, result) }
  }

  /// What the device is like, as whoever opens it sees it; makes none.
  public static func description() throws(EvdevError) -> DeviceDescription {
    let model = unsafe try model("")
    defer { unsafe libevdev_free(model) }
    return unsafe DeviceDescription(of: model)
  }

  private static func model(_ path: String) throws(EvdevError) -> OpaquePointer {
    guard let model = unsafe libevdev_new() else { throw EvdevError("libevdev_new", path, -ENOMEM) }
    unsafe libevdev_set_name(model, KeyboardIdentity.name)
    unsafe libevdev_set_id_bustype(model, Int32(KeyboardIdentity.bus))
    unsafe libevdev_set_id_vendor(model, Int32(KeyboardIdentity.vendor))
    unsafe libevdev_set_id_product(model, Int32(KeyboardIdentity.product))
    unsafe libevdev_set_id_version(model, Int32(KeyboardIdentity.version))
    for code in KeyCode.declared {
      _ = unsafe libevdev_enable_event_code(model, UInt32(EV_KEY), UInt32(code), nil)
    }
    for code in [LED_NUML, LED_CAPSL, LED_SCROLLL] {
      _ = unsafe libevdev_enable_event_code(model, UInt32(EV_LED), UInt32(code), nil)
    }
    return unsafe model
  }

  private static func create(on raw: Int32, _ path: String) throws(EvdevError) -> OpaquePointer {
    let model = unsafe try model(path)
    defer { unsafe libevdev_free(model) }
    var created: OpaquePointer?
    let result = unsafe libevdev_uinput_create_from_device(model, raw, &created)
    guard result == 0, let device = unsafe created else { throw EvdevError("UI_DEV_CREATE", path, result) }
    return unsafe device
  }
}
