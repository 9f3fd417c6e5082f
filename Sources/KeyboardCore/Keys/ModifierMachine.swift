/// Ctrl and Alt: a tap holds one for the next key, a double tap until it is tapped again.
public struct ModifierMachine: Sendable, Hashable {
  /// How long a modifier holds.
  public enum State: Sendable, Hashable {
    /// It does not.
    case off
    /// For the next key.
    case on
    /// Until it is tapped again.
    case locked
  }

  private var states: [State] = [.off, .off]
  private var switchedOn: [Instant?] = [nil, nil]
  private let doubleTap: Interval

  /// All off; two taps no further apart than `doubleTap` lock.
  public init(doubleTap: Interval) {
    self.doubleTap = doubleTap
  }

  /// What the next key is typed with.
  public var held: KeyModifiers {
    var held: KeyModifiers = []
    if states[0] != .off { held.insert(.control) }
    if states[1] != .off { held.insert(.alt) }
    return held
  }

  /// How long the modifier of a key code holds; off for keys that are none.
  public func state(of code: UInt16) -> State {
    Self.index(of: code).map { states[$0] } ?? .off
  }

  /// A modifier key was tapped; others do nothing.
  public mutating func tap(_ code: UInt16, at time: Instant) {
    guard let index = Self.index(of: code) else { return }
    switch states[index] {
    case .off:
      states[index] = .on
      switchedOn[index] = time
    case .on:
      let isDouble = switchedOn[index].map { time - $0 <= doubleTap } ?? false
      states[index] = isDouble ? .locked : .off
      switchedOn[index] = nil
    case .locked:
      states[index] = .off
    }
  }

  /// A key was typed with them.
  public mutating func used() {
    for index in states.indices where states[index] == .on {
      states[index] = .off
      switchedOn[index] = nil
    }
  }

  private static func index(of code: UInt16) -> Int? {
    switch code {
    case KeyCode.leftControl: 0
    case KeyCode.leftAlt: 1
    default: nil
    }
  }
}
