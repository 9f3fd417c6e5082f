/// The finger that explores keys that are spoken. All others wait for it.
struct TouchExplorer: Sendable {
  /// What can be under a finger.
  enum Spot: Sendable, Hashable {
    /// A key, by its index among those of a plane.
    case key(Int, plane: Int)
    /// An item of the bar, by its index.
    case item(Int)
  }

  /// What a finger is doing.
  enum Stage: Sendable, Hashable {
    /// It is told what it is on; where it stays on a key that has more, that opens at `opens`.
    case exploring(opens: Instant?)
    /// The keyboard follows it as a finger that types, so many pixels from where it is: at first in the middle of what was
    /// spoken.
    case typing(x: Int, y: Int)
    /// It has done its work, or lies at the edge of the screen.
    case spent
  }

  /// The finger.
  struct Finger: Sendable, Hashable {
    let contact: UInt32
    var point: KeyPoint
    /// What it is on; nil: nothing that is there for anything.
    var spot: Spot?
    var stage: Stage
  }

  let settings: ExplorationSettings
  var finger: Finger?
  /// What a finger has left last, and when: touched again it is typed.
  var left: (spot: Spot, time: Instant)?

  init(_ settings: ExplorationSettings) {
    self.settings = settings
  }

  /// When it wants to be looked at again.
  var deadline: Instant? {
    guard case .exploring(let opens)? = finger?.stage else { return nil }
    return opens
  }

  /// What a finger explores now.
  var spot: Spot? {
    guard case .exploring? = finger?.stage else { return nil }
    return finger?.spot
  }

  /// No finger is known, and no tap.
  mutating func forget() {
    finger = nil
    left = nil
  }
}
