/// How long the next PIN has to wait after wrong ones.
///
/// Two slips of the finger cost nothing. From the third on each costs twice as long as the one before, half a minute to
/// an hour: who tries all PINs of four digits needs more than a year.
public struct PINBackOff: Sendable, Hashable {
  private var wrong = 0
  /// When the next one may be typed.
  private(set) var until: Instant?

  private static let free = 2
  private static let first: Int64 = 30_000
  private static let longest: Int64 = 3_600_000

  /// No PIN was wrong yet.
  public init() {}

  /// So many PINs were wrong, the last one at that time.
  public init(wrong: Int, lastAt last: Instant) {
    guard wrong > 0 else { return }
    self.wrong = wrong - 1
    failed(at: last)
  }

  /// A PIN was wrong.
  public mutating func failed(at now: Instant) {
    wrong += 1
    guard wrong > Self.free else { return }
    // Seven doublings are more than an hour.
    let doublings = min(wrong - Self.free - 1, 7)
    until = now + .milliseconds(min(Self.longest, Self.first << Int64(doublings)))
  }

  /// A PIN was right: what was wrong before is forgotten.
  public mutating func succeeded() {
    wrong = 0
    until = nil
  }

  /// How long is still to be waited; nil: not at all.
  public func wait(at now: Instant) -> Interval? {
    guard let until, until > now else { return nil }
    return until - now
  }
}
