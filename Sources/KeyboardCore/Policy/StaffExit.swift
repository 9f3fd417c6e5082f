/// The staff's way out of a kiosk: a finger held in a corner asks for the PIN, the right PIN widens the policy for a time,
/// the same corner ends it.
///
/// It reads no clock and knows no hash: who has it calls it at `deadline`, and answers `Change.check`. Wrong PINs are
/// remembered for as long as it lives, whatever is shown or hidden in between.
public struct StaffExit: Sendable {
  /// What has become of it.
  public enum Change: Sendable, Hashable {
    /// Nothing that is to be seen.
    case none
    /// The pad shows something else.
    case text
    /// The pad is to be shown.
    case asks
    /// The pad is to be put away; nothing else has changed.
    case asksNoMore
    /// `pin` is to be compared with the hash, and the result told.
    case check
    /// The staff's rules hold from now on; the pad is to be put away.
    case widened
    /// They hold no longer.
    case narrowed
  }

  private enum State: Sendable {
    /// The public's rules hold, and nothing is to be seen.
    case closed
    /// The pad is shown; it goes by itself at that time.
    case asking(until: Instant)
    /// The staff's rules hold until then.
    case wide(until: Instant)
  }

  private var state = State.closed
  private var corner: CornerHold
  private let time: Interval
  private var backOff = PINBackOff()
  /// The last PIN was wrong, and nothing has been typed since.
  private var wasWrong = false
  /// When what is said becomes another thing.
  private var tick: Instant?
  /// The digits that have been typed, as ASCII.
  public private(set) var pin: [UInt8] = []

  /// A pad that nobody touches for so long goes by itself.
  static let patience = Interval.milliseconds(30_000)
  /// More digits than a PIN has.
  public static let pinLengths = 4...16

  /// - Parameters:
  ///   - screen: in pixels.
  ///   - scale: pixels a point.
  public init(_ staff: StaffPolicy, screen: KeySize, scale: Double) {
    corner = CornerHold(staff.corner.square(screen: screen, scale: scale), time: staff.hold)
    time = staff.time
    // A secret must not be left behind where a longer array has taken the place of a shorter one.
    pin.reserveCapacity(Self.pinLengths.upperBound)
  }

  /// The screen has another size.
  public mutating func place(_ staff: StaffPolicy, screen: KeySize, scale: Double) {
    corner = CornerHold(staff.corner.square(screen: screen, scale: scale), time: staff.hold)
  }

  /// The pad is shown.
  public var isAsking: Bool {
    switch state {
    case .asking: true
    case .closed, .wide: false
    }
  }

  /// The staff's rules hold.
  public var isWide: Bool {
    switch state {
    case .wide: true
    case .closed, .asking: false
    }
  }

  // MARK: - Time

  /// When something is to be done without anybody asking.
  public var deadline: Instant? {
    var due = corner.deadline
    switch state {
    case .closed: break
    case .asking(let until), .wide(let until): due = due.map { min($0, until) } ?? until
    }
    if let tick { due = due.map { min($0, tick) } ?? tick }
    return due
  }

  /// What is said changes with time: the seconds that are to be waited, the minutes that are left.
  private mutating func setTick(at now: Instant) {
    tick = nil
    switch state {
    case .closed: break
    case .asking: if let wait = backOff.wait(at: now) { tick = now + Self.untilNextUnit(of: wait) }
    case .wide(let until): if until > now { tick = now + Self.untilNextUnit(of: until - now) }
    }
  }

  /// From now until a time that is shown rounded up is shown as another one.
  private static func untilNextUnit(of rest: Interval) -> Interval {
    let unit: Int64 = rest.microseconds > minute ? minute : 1_000_000
    let over = rest.microseconds % unit
    return Interval(microseconds: over == 0 ? unit : over)
  }

  private static let minute: Int64 = 60_000_000

  /// Takes what a finger does anywhere on the screen.
  public mutating func follow(_ touch: KeyTouch, at now: Instant) {
    corner.follow(touch, at: now)
    if case .asking = state { state = .asking(until: now + Self.patience) }
  }

  /// Does what is due.
  public mutating func wake(at now: Instant) -> Change {
    let isHeld = corner.isDone(at: now)
    defer { setTick(at: now) }
    switch state {
    case .closed:
      guard isHeld else { return .none }
      state = .asking(until: now + Self.patience)
      wasWrong = false
      return .asks
    case .asking(let until):
      return until <= now ? close() : .text
    case .wide(let until):
      guard isHeld || until <= now else { return .text }
      state = .closed
      return .narrowed
    }
  }

  // MARK: - The pad

  /// Takes what a key of the pad does.
  public mutating func take(_ command: KeyCommand, at now: Instant) -> Change {
    guard isAsking else { return .none }
    switch command {
    case .insert(let text):
      guard backOff.wait(at: now) == nil, pin.count < Self.pinLengths.upperBound else { return .none }
      wasWrong = false
      pin += text.utf8
      return .text
    case .deleteBackward, .deleteWordBackward:
      if !pin.isEmpty { pin[pin.count - 1] = 0 }
      _ = pin.popLast()
      return .text
    case .returnKey:
      guard !pin.isEmpty, backOff.wait(at: now) == nil else { return .none }
      return .check
    case .hide: return close()
    case .replace, .keystroke, .chord, .nextKeyboard, .keyboard, .emoji, .search, .choose: return .none
    }
  }

  /// Whether the PIN was the right one.
  public mutating func answer(_ isRight: Bool, at now: Instant) -> Change {
    forgetPIN()
    guard isAsking else { return .none }
    defer { setTick(at: now) }
    guard isRight else {
      backOff.failed(at: now)
      wasWrong = true
      return .text
    }
    backOff.succeeded()
    state = .wide(until: now + time)
    return .widened
  }

  /// Puts the pad away; how many PINs were wrong is not forgotten.
  public mutating func close() -> Change {
    guard isAsking else { return .none }
    forgetPIN()
    state = .closed
    tick = nil
    return .asksNoMore
  }

  /// The staff's rules end, and the pad goes: another person may stand there now.
  public mutating func end() -> Change {
    guard isWide else { return close() }
    state = .closed
    tick = nil
    return .narrowed
  }

  private mutating func forgetPIN() {
    for index in pin.indices { pin[index] = 0 }
    pin.removeAll(keepingCapacity: true)
  }

  // MARK: - What is said

  /// Whether the pad takes no PIN now, because the last ones were wrong.
  public func mustWait(at now: Instant) -> Bool { backOff.wait(at: now) != nil }

  /// What stands above the pad's digits.
  public func prompt(at now: Instant) -> String {
    if let wait = backOff.wait(at: now) { return "Wrong PIN. Wait \(Self.span(wait))" }
    if pin.isEmpty { return wasWrong ? "Wrong PIN" : "Staff PIN" }
    return String(repeating: "•", count: pin.count)
  }

  /// What stands above the keys while the staff's rules hold; nil: they do not.
  public func notice(_ staff: StaffPolicy, at now: Instant) -> String? {
    guard case .wide(let until) = state else { return nil }
    let rest = max(.zero, until - now)
    return "Staff keys: \(Self.span(rest)) left. Hold the \(staff.corner.words) corner to end."
  }

  /// The time that is left, rounded up: `5 min`, or `40 s` up to a minute.
  private static func span(_ time: Interval) -> String {
    let unit: Int64 = time.microseconds > minute ? minute : 1_000_000
    return "\((time.microseconds + unit - 1) / unit) \(unit == minute ? "min" : "s")"
  }
}

extension ScreenCorner {
  /// For people: `top left`.
  var words: String {
    switch self {
    case .topLeft: "top left"
    case .topRight: "top right"
    case .bottomLeft: "bottom left"
    case .bottomRight: "bottom right"
    }
  }
}
