/// One finger on the keyboard, from its touch to its release.
struct FingerMachine: Sendable, Hashable {
  /// What the finger is doing.
  enum State: Sendable, Hashable {
    /// A key is pressed and types when the finger leaves.
    case pressed
    /// Delete is held: it has deleted once and repeats at `next`, until the finger is taken for stuck at `end`.
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
}
