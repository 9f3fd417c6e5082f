/// Ends contacts that nothing is told of any more, where the panel tells no ends: see `Contact.endsUntold`.
///
/// The tracker, which has no clock, knows the pause when the panel speaks again, and begins another contact then.
public struct SilenceFilter: Sendable {
  /// Watched: it may end untold. Given up: it has ended.
  private var contacts = WatchedContacts()

  /// Nothing touches.
  public init() {}

  /// When a contact that is silent has ended.
  public var deadline: Instant? { contacts.deadline(after: Contact.longestSilence) }

  /// Takes what is still told of contacts out of the frame that have ended.
  public mutating func filter(_ frame: inout KeyTouchFrame) {
    let time = frame.time
    frame.replace { take($0, at: time) }
  }

  /// Adds the ends of contacts to the frame that have been silent for too long at `time`.
  public mutating func wake(at time: Instant, into frame: inout KeyTouchFrame) {
    _ = contacts.giveUp(after: Contact.longestSilence, at: time, as: .ended, into: &frame)
  }

  private mutating func take(_ touch: KeyTouch, at time: Instant) -> KeyTouch? {
    let known = contacts[touch.id]
    switch touch.phase {
    case .began, .moved:
      if known?.isGivenUp == true { return nil }
      // The panel turns out to tell ends, or does so anyway.
      contacts[touch.id] = touch.endsUntold ? WatchedContacts.Entry(touch: touch, since: time) : nil
      return touch
    case .ended, .cancelled:
      if known != nil { contacts[touch.id] = nil }
      return known?.isGivenUp == true ? nil : touch
    }
  }
}
