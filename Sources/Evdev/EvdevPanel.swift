import CEvdev
import KeyboardCore
import Posix

/// A touch panel, read through libevdev without grabbing it: everybody else goes on receiving its events.
///
/// Events come stamped with CLOCK_MONOTONIC. What a `TouchTracker` must know at the start (fingers that are down
/// already, positions that the kernel will not repeat) comes first, as events. Where the kernel had to drop events,
/// those that lead to the present state come in their place.
@safe public struct EvdevPanel: ~Copyable {
  /// The device's node: `/dev/input/event3`.
  public let path: String
  /// What the device said of itself when it was opened.
  public let description: DeviceDescription
  /// How often the kernel had to drop events because they were not read in time.
  public private(set) var droppedCount = 0

  private let descriptor: FileDescriptor
  private let device: OpaquePointer
  private var log: EvdevLog
  /// Events of our own that go before those of the device.
  private var pending: [InputEvent]
  private var pendingHead = 0
  private var isSyncing = false
  /// Emulated devices (umockdev) cannot be told which clock to use: their events get the time at which they are read.
  private let stampsItself: Bool
  /// Protocol A: libevdev does not follow its contacts.
  private let listsContacts: Bool

  /// Opens a device for reading.
  public init(path: String) throws(EvdevError) {
    let descriptor: FileDescriptor
    do throws(SystemError) {
      descriptor = try FileDescriptor(opening: path, .read, nonBlocking: true)
    } catch {
      throw EvdevError(openingPanel: error, path)
    }
    guard let device = unsafe libevdev_new() else { throw EvdevError("open", path, -ENOMEM) }
    var log = unsafe EvdevLog(of: device)
    let result = unsafe libevdev_set_fd(device, descriptor.raw)
    guard result == 0 else {
      unsafe libevdev_free(device)
      throw EvdevError("open", path, result)
    }
    unsafe log.follow(device)
    stampsItself = unsafe libevdev_set_clock_id(device, CLOCK_MONOTONIC) != 0
    let description = unsafe DeviceDescription(of: device)
    self.path = path
    self.description = description
    self.descriptor = descriptor
    unsafe self.device = device
    self.log = log
    pending = unsafe OpeningEvents.events(of: device, at: Clock.monotonic())
    listsContacts =
      description.axis(EventCode.Abs.mtPositionX) != nil && description.axis(EventCode.Abs.mtSlot) == nil
    pending.reserveCapacity(max(pending.count, 4))
  }

  deinit {
    unsafe libevdev_free(device)
  }

  /// For `Poller`. Read until `next` gives nil before waiting again: libevdev holds events that poll knows nothing of.
  public var raw: Int32 { descriptor.raw }

  /// The next event; nil where nothing more has happened yet. Does not allocate.
  /// - Throws: `EvdevError.gone` once the device is unplugged.
  public mutating func next() throws(EvdevError) -> InputEvent? {
    while true {
      if let event = takePending() { return event }
      var event = input_event()
      let flag = isSyncing ? LIBEVDEV_READ_FLAG_SYNC : LIBEVDEV_READ_FLAG_NORMAL
      let result = unsafe libevdev_next_event(device, flag.rawValue, &event)
      switch result {
      case Int32(LIBEVDEV_READ_STATUS_SUCCESS.rawValue):
        if let slot = log.takeReplaced(), endContact(in: slot, before: stamped(event)) { continue }
        return stamped(event)
      case Int32(LIBEVDEV_READ_STATUS_SYNC.rawValue):
        if isSyncing {
          if !listsContacts { return stamped(event) }
        } else {
          beginSync(at: stamped(event).time)
        }
      case -EAGAIN:
        if !isSyncing { return nil }
        isSyncing = false
      case -EINTR:
        continue
      default:
        throw EvdevError("read", path, result)
      }
    }
  }

  /// Events have been dropped. libevdev tells what has changed meanwhile, so that a tracker goes on as if nothing had
  /// happened; only contacts of protocol A it does not know: the tracker is told to give them up, and the next frame
  /// lists those that are still there.
  private mutating func beginSync(at time: Instant) {
    droppedCount += 1
    isSyncing = true
    _ = log.takeReplaced()
    guard listsContacts else { return }
    pending.append(InputEvent(time: time, type: EventType.syn, code: EventCode.Syn.dropped, value: 0))
    pending.append(InputEvent(time: time, type: EventType.syn, code: EventCode.Syn.report, value: 0))
  }

  /// What libevdev has said that is wrong with the device, and how it takes that; the first such thing since this was asked
  /// last.
  public mutating func takeMessage() -> String? { log.takeMessage() }

  /// A contact has taken another one's place in the slot: the kernel has told no end, and libevdev swallows the beginning.
  /// Both are told before the event that came after them. The new contact goes on under the old one's number, which is
  /// nobody's any more.
  private mutating func endContact(in slot: Int32, before next: InputEvent) -> Bool {
    let id = unsafe libevdev_get_slot_value(device, UInt32(slot), UInt32(EventCode.Abs.mtTrackingID))
    // A second end is none.
    if id < 0 { return false }
    for value in [-1, id] {
      pending.append(
        InputEvent(time: next.time, type: EventType.abs, code: EventCode.Abs.mtTrackingID, value: value))
    }
    pending.append(next)
    return true
  }

  private func stamped(_ event: input_event) -> InputEvent {
    var event = InputEvent(event)
    if stampsItself { event.time = Clock.monotonic() }
    return event
  }

  private mutating func takePending() -> InputEvent? {
    guard pendingHead < pending.count else { return nil }
    let event = pending[pendingHead]
    pendingHead += 1
    if pendingHead == pending.count {
      pending.removeAll(keepingCapacity: true)
      pendingHead = 0
    }
    return event
  }
}
