import KeyboardCore

/// Decides when programs have noticed a new keyboard, by what is seen of it: once udev has said what it is and somebody
/// has it open, or when there has been time enough. What is typed before reaches nobody. Pure.
public struct ReaderNotice: Sendable {
  /// How it stands.
  public enum State: Hashable, Sendable {
    /// Nobody reads it yet; look again at that time.
    case waiting(until: Instant)
    /// Strokes arrive.
    case read
    /// The time is over; `isTagged` says whether udev takes it for a keyboard.
    case nobody(isTagged: Bool)
  }

  /// Some programs open a device to look at it, close it and open it again (an X server does): who has it open for as
  /// long as this keeps it.
  public static let settling = Interval.milliseconds(50)
  /// How often is looked.
  public static let interval = Interval.milliseconds(50)

  private let limit: Instant
  private var isTagged = false
  private var readers = 0
  /// When it was opened or closed last.
  private var changed: Instant?

  /// - Parameter limit: when there has been time enough.
  public init(limit: Instant) {
    self.limit = limit
  }

  /// Whether somebody has it open, for all that is known.
  public var hasReader: Bool { readers > 0 }

  /// udev has been through with it and calls it a keyboard.
  public mutating func tagged() { isTagged = true }

  /// Somebody has opened it.
  public mutating func opened(at now: Instant) {
    readers += 1
    changed = now
  }

  /// Somebody has closed it.
  public mutating func closed(at now: Instant) {
    readers = max(0, readers - 1)
    changed = now
  }

  /// How it stands.
  public func state(at now: Instant) -> State {
    if now >= limit { return readers > 0 && isTagged ? .read : .nobody(isTagged: isTagged) }
    guard readers > 0, isTagged, let changed else { return .waiting(until: min(limit, now + Self.interval)) }
    let settled = changed + Self.settling
    return now >= settled ? .read : .waiting(until: min(limit, settled))
  }
}
