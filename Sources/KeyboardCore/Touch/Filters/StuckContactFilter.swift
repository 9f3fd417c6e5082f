/// Gives up contacts that never end: water on the panel, a release that was lost. They let go of their key and type nothing.
public struct StuckContactFilter: Sendable {
  private struct Seen {
    var touch: KeyTouch
    var since: Instant
    var isStuck = false
  }

  /// Contacts that were given up.
  public private(set) var count = 0

  private let limit: Interval?
  private var contacts = ContactTable<Seen>()

  /// - Parameter limit: `TouchFilterSettings.stuck`.
  public init(limit: Interval?) {
    self.limit = limit
  }

  /// When the oldest contact has lasted too long.
  public var deadline: Instant? {
    guard let limit else { return nil }
    var earliest: Instant?
    for index in 0..<contacts.count {
      let seen = contacts.entry(at: index).state
      if seen.isStuck { continue }
      let due = seen.since + limit
      earliest = earliest.map { min($0, due) } ?? due
    }
    return earliest
  }

  /// Takes what contacts that are given up still tell out of the frame.
  public mutating func filter(_ frame: inout KeyTouchFrame) {
    if limit == nil { return }
    let time = frame.time
    frame.replace { take($0, at: time) }
  }

  /// Adds the cancellation of contacts to the frame that have lasted too long at `time`.
  public mutating func wake(at time: Instant, into frame: inout KeyTouchFrame) {
    guard let limit else { return }
    for index in 0..<contacts.count {
      var (id, seen) = contacts.entry(at: index)
      guard !seen.isStuck, seen.since + limit <= time else { continue }
      seen.isStuck = true
      seen.touch.phase = .cancelled
      contacts[id] = seen
      count += 1
      frame.touches.append(seen.touch)
    }
  }

  private mutating func take(_ touch: KeyTouch, at time: Instant) -> KeyTouch? {
    switch touch.phase {
    case .began:
      contacts[touch.id] = Seen(touch: touch, since: time)
      return touch
    case .moved:
      guard var seen = contacts[touch.id] else { return touch }
      if seen.isStuck { return nil }
      seen.touch = touch
      contacts[touch.id] = seen
      return touch
    case .ended, .cancelled:
      let isStuck = contacts[touch.id]?.isStuck ?? false
      contacts[touch.id] = nil
      return isStuck ? nil : touch
    }
  }
}
