/// Beginnings of contacts that a filter holds back, each for a time at most.
struct HeldBeginnings: Sendable {
  /// One of them.
  struct Held: Sendable {
    /// As it is to begin.
    var touch: KeyTouch
    /// When it was told.
    var since: Instant
  }

  private let patience: Interval
  private var waiting = ContactTable<Held>()

  /// - Parameter patience: how long a beginning is held back.
  init(patience: Interval) {
    self.patience = patience
  }

  /// The beginning of a contact; nil: it is not held back.
  subscript(id: UInt32) -> Held? {
    get { waiting[id] }
    set { waiting[id] = newValue }
  }

  /// When one has waited long enough.
  var deadline: Instant? {
    var earliest: Instant?
    for index in 0..<waiting.count {
      let due = waiting.entry(at: index).state.since + patience
      earliest = earliest.map { min($0, due) } ?? due
    }
    return earliest
  }

  /// Adds those to the frame that have waited long enough.
  mutating func wake(at time: Instant, into frame: inout KeyTouchFrame) {
    while let deadline, deadline <= time {
      for index in 0..<waiting.count {
        let (id, held) = waiting.entry(at: index)
        guard held.since + patience == deadline else { continue }
        frame.touches.append(held.touch)
        waiting[id] = nil
        break
      }
    }
  }
}
