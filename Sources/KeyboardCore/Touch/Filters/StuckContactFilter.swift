/// Gives up contacts that never end: water on the panel, a release that was lost. They let go of their key and type nothing.
public struct StuckContactFilter: Sendable {
  /// Contacts that were given up.
  public private(set) var count = 0

  private let limit: Interval?
  private var contacts = WatchedContacts()

  /// - Parameter limit: `TouchFilterSettings.stuck`.
  public init(limit: Interval?) {
    self.limit = limit
  }

  /// When the oldest contact has lasted too long.
  public var deadline: Instant? { limit.flatMap { contacts.deadline(after: $0) } }

  /// Takes what contacts that are given up still tell out of the frame.
  public mutating func filter(_ frame: inout KeyTouchFrame) {
    if limit == nil { return }
    let time = frame.time
    frame.replace { take($0, at: time) }
  }

  /// Adds the cancellation of contacts to the frame that have lasted too long at `time`.
  public mutating func wake(at time: Instant, into frame: inout KeyTouchFrame) {
    if let limit { count += contacts.giveUp(after: limit, at: time, into: &frame) }
  }

  private mutating func take(_ touch: KeyTouch, at time: Instant) -> KeyTouch? {
    switch touch.phase {
    case .began:
      contacts[touch.id] = WatchedContacts.Entry(touch: touch, since: time)
      return touch
    case .moved:
      guard var seen = contacts[touch.id] else { return touch }
      if seen.isGivenUp { return nil }
      seen.touch = touch
      contacts[touch.id] = seen
      return touch
    case .ended, .cancelled:
      let isStuck = contacts[touch.id]?.isGivenUp ?? false
      contacts[touch.id] = nil
      return isStuck ? nil : touch
    }
  }
}
