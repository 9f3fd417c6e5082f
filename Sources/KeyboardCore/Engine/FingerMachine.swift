/// One finger on the keyboard, from its touch to its release.
struct FingerMachine: Sendable, Hashable {
  /// What the finger is doing.
  enum State: Sendable, Hashable {
    /// A key is pressed and types when the finger leaves.
    case pressed
    /// The same, and where it is still held at that time it shows what else it has.
    case waiting(until: Instant)
    /// What a held key offers is open; leaving types what is selected.
    case choosing
    /// Delete or an arrow is held: it has acted once and repeats at `next`, until the finger is taken for stuck at
    /// `end`.
    case repeating(next: Instant, end: Instant)
    /// Shift is held.
    case holdingShift
    /// The finger has done its work or slid off; it does nothing until it leaves.
    case spent
  }

  /// The contact's id.
  let contact: UInt32
  var state: State
  /// The plane that the finger came down on.
  let plane: Int
  /// The key that it came down on, an index into the plane's keys.
  let key: Int
  /// Letters were upper case when it came down.
  let isShifted: Bool
  /// Where it has gone since.
  var path: FlickPath
  /// Where it is.
  var point: KeyPoint
}

extension FingerMachine {
  /// When it wants to be looked at again.
  var deadline: Instant? {
    switch state {
    case .waiting(let until): until
    case .repeating(let next, _): next
    case .pressed, .choosing, .holdingShift, .spent: nil
    }
  }

  /// It is about to type its key, or what a flick of it types.
  var isPressing: Bool {
    switch state {
    case .pressed, .waiting: true
    case .choosing, .repeating, .holdingShift, .spent: false
    }
  }
}
