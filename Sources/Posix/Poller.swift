import CLinux
import Glibc
import KeyboardCore

/// Waits until one of several descriptors can be read (or written), or until a deadline.
///
/// The list is reused: `removeAll`, `add` and `wait` allocate only while it grows.
public struct Poller {
  /// The place of a descriptor in the list.
  public typealias Index = Int

  private var entries: [pollfd] = []

  /// A list without descriptors.
  public init() {}

  /// Forgets all descriptors and keeps the room for them.
  public mutating func removeAll() {
    entries.removeAll(keepingCapacity: true)
  }

  /// Adds a descriptor to wait for; with `writing` also for room to write, without `reading` not for something to read.
  ///
  /// That the other side is gone is told always.
  @discardableResult
  public mutating func add(_ raw: Int32, reading: Bool = true, writing: Bool = false) -> Index {
    let events = (reading ? Int16(POLLIN) : 0) | (writing ? Int16(POLLOUT) : 0)
    entries.append(pollfd(fd: raw, events: events, revents: 0))
    return entries.count - 1
  }

  /// How many descriptors are waited for: the place of the next one.
  public var count: Int { entries.count }

  /// Waits for the first descriptor to become ready; without a deadline for as long as it takes.
  ///
  /// Returns how many are ready: 0 at the deadline.
  @discardableResult
  public mutating func wait(until deadline: Instant?) throws(SystemError) -> Int {
    while true {
      let timeout = deadline.map { max(0, ($0 - Clock.monotonic()).microseconds) } ?? -1
      let count = unsafe entries.withUnsafeMutableBufferPointer { buffer in
        unsafe clinux_poll(buffer.baseAddress, UInt(buffer.count), timeout)
      }
      if count >= 0 { return Int(count) }
      if Glibc.errno != EINTR { throw SystemError(call: "poll", errno: Glibc.errno) }
    }
  }

  /// Whether something can be read, or the other side is gone, which a read will tell.
  public func isReadable(_ index: Index) -> Bool {
    entries[index].revents & Int16(POLLIN | POLLHUP | POLLERR | POLLNVAL) != 0
  }

  /// Whether there is room to write, or the other side is gone, which a write will tell.
  public func isWritable(_ index: Index) -> Bool {
    entries[index].revents & Int16(POLLOUT | POLLHUP | POLLERR | POLLNVAL) != 0
  }
}
