import KeyboardCore

/// Which of the keymaps that a compositor tells is that of our keyboard.
///
/// A compositor tells every client the keymap of the keyboard that was used last. sway can be asked what the groups of
/// our keyboard's keymap are called, which rules out those of other keyboards; after our keyboard has been used the one
/// that is told is ours. Compositors that cannot be asked have one keymap for all keyboards, as far as we know.
struct SeatKeymap: Hashable, Sendable {
  /// What the compositor tells of our keyboard.
  enum Device: Hashable, Sendable {
    /// It cannot be asked.
    case untold
    /// It has not found it.
    case absent
    /// It has found it, and the groups of its keymap have these names.
    case present([String])
  }

  private enum Stage: Hashable, Sendable {
    /// Our keyboard is to be used so many times at most, and then told from others.
    case unsure(tapsLeft: Int)
    /// It has been used; what is told until then is ours.
    case tapped(until: Instant, tapsLeft: Int)
    /// What is told from now on is another keyboard's, until ours is said to have changed.
    case sure
  }

  /// The keymap of our keyboard, as far as it is known.
  private(set) var text: String?
  private(set) var device = Device.untold
  private var latest: String?
  private var stage = Stage.unsure(tapsLeft: Self.taps)

  /// As many times as the compositor may miss our keyboard: it may not have opened it yet.
  private static let taps = 3
  /// Until a key has been read and what it changes has been told: 20 times what a virtual machine needs.
  static let telling = Interval.milliseconds(500)

  /// Takes a keymap that the compositor tells.
  mutating func take(_ text: String) {
    latest = text
    switch (device, stage) {
    case (.present, .sure): break
    case (.present, .unsure), (.present, .tapped): if fits(text) { self.text = text }
    case (.untold, _), (.absent, _): self.text = text
    }
  }

  /// Takes what the compositor tells of our keyboard.
  /// - Parameter isChanged: its keymap is another one, even where the groups have the same names.
  mutating func take(_ device: Device, isChanged: Bool = false) {
    guard device != self.device || isChanged else { return }
    self.device = device
    stage = .unsure(tapsLeft: Self.taps)
    text = latest.flatMap { fits($0) ? $0 : nil }
  }

  /// Whether the keymap is ours, and not that of a keyboard that was used before.
  var isCertain: Bool {
    switch device {
    case .untold: text != nil && stage == .sure
    case .absent: false
    case .present: text != nil
    }
  }

  /// Whether our keyboard is to be used, so that its keymap is told.
  var wantsTap: Bool {
    guard case .unsure(let left) = stage, left > 0 else { return false }
    return device != .absent
  }

  /// Our keyboard has been used.
  mutating func tapped(at now: Instant) {
    guard case .unsure(let left) = stage else { return }
    stage = .tapped(until: now + Self.telling, tapsLeft: left - 1)
  }

  /// When what has been told since is all.
  var deadline: Instant? {
    guard case .tapped(let until, _) = stage else { return nil }
    return until
  }

  /// Does what is due.
  mutating func wake(at now: Instant) {
    guard case .tapped(let until, let left) = stage, until <= now else { return }
    stage = text != nil ? .sure : .unsure(tapsLeft: left)
  }

  private func fits(_ text: String) -> Bool {
    guard case .present(let names) = device else { return true }
    return GroupNames.names(in: text) == names
  }
}
