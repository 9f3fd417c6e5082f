/// All filters of one panel, in their order: what the panel tells too late or never is made good, what nobody touched goes,
/// what one finger does twice is joined, hands are given up, positions are steadied, stuck contacts are given up, and what
/// bounces is made one.
///
/// Frames go in with `take` or time with `wake`, and come out of `next`, none without a touch. While `heldSince` says that
/// an end is held back, the keyboard is not woken for anything that is due at that time or later: the finger is not there
/// any more.
public struct TouchFilters: Sendable {
  /// What the filters go by.
  public let settings: TouchFilterSettings

  private var silence = SilenceFilter()
  private var late: LatePositionFilter
  private var phantom: PhantomFilter
  private var split: SplitContactFilter
  private var settle: SettleFilter
  private var median: MedianFilter
  private var jitter: JitterFilter
  private var palm: PalmFilter
  private var stuck: StuckContactFilter
  private var bounce: BounceFilter
  private var queue = TouchQueue()
  private var frame = KeyTouchFrame()
  private var earlier = TouchFilterCounts()

  /// Filters of a panel that nothing touches.
  public init(_ settings: TouchFilterSettings, scale: TouchScale) {
    self.settings = settings
    late = LatePositionFilter(bounce: settings.bounce?.time)
    phantom = PhantomFilter(window: settings.phantom)
    split = SplitContactFilter(window: settings.split, scale: scale)
    settle = SettleFilter(window: settings.settle, scale: scale)
    median = MedianFilter(count: settings.median)
    jitter = JitterFilter(millimetres: settings.jitter, scale: scale)
    palm = PalmFilter(
      millimetres: settings.palm, edge: settings.palmEdge, corner: settings.restingCorner, scale: scale)
    stuck = StuckContactFilter(limit: settings.stuck)
    bounce = BounceFilter(window: settings.bounce, scale: scale)
    frame.touches.reserveCapacity(32)
  }

  /// The screen has another size now: contacts that are there are forgotten, what was found is not.
  public mutating func resize(_ scale: TouchScale) {
    let before = self
    self = TouchFilters(settings, scale: scale)
    palm.takeOver(before.palm)
    earlier = before.counts
  }

  /// What was found so far.
  public var counts: TouchFilterCounts {
    var counts = earlier
    counts.phantoms += phantom.count
    counts.splits += split.count
    counts.palms += palm.count
    counts.stuck += stuck.count
    counts.bounces += bounce.count
    return counts
  }

  /// The time of the end that is held back, if one is.
  public var heldSince: Instant? { bounce.heldSince }

  /// When `wake` has something to do, if it has.
  public var deadline: Instant? {
    Self.earlier(dueBeforeBounce, bounce.deadline)
  }

  /// When a contact of a panel that tells no ends has ended, if it stays silent.
  public var silentAt: Instant? { silence.deadline }

  /// Takes a frame of the panel; what was due before it happens first.
  public mutating func take(_ touches: KeyTouchFrame) {
    while let due = dueBeforeBounce, due < touches.time { giveUp(at: due) }
    frame.time = touches.time
    frame.touches.removeAll(keepingCapacity: true)
    frame.touches.append(contentsOf: touches.touches)
    filter()
  }

  /// Does what is due at `time`.
  public mutating func wake(at time: Instant) {
    while let due = dueBeforeBounce, due <= time { giveUp(at: due) }
    bounce.wake(at: time, into: &queue)
  }

  /// Lets out what is held back, since what it belongs to is about to go.
  public mutating func flush() {
    bounce.flush(into: &queue)
  }

  /// The next frame for the keyboard; false where there is none.
  public mutating func next(into touches: inout KeyTouchFrame) -> Bool {
    queue.next(into: &touches)
  }

  private var dueBeforeBounce: Instant? {
    Self.earlier(
      Self.earlier(Self.earlier(silence.deadline, late.deadline), settle.deadline),
      Self.earlier(palm.deadline, stuck.deadline))
  }

  private static func earlier(_ one: Instant?, _ other: Instant?) -> Instant? {
    guard let one, let other else { return one ?? other }
    return min(one, other)
  }

  /// Does what is due in the filters before the last one.
  private mutating func giveUp(at time: Instant) {
    frame.time = time
    frame.touches.removeAll(keepingCapacity: true)
    filter(whatIsDue: true)
  }

  /// Sends the frame through all filters.
  /// - Parameter whatIsDue: each adds what is due in it, which goes on to those after it.
  private mutating func filter(whatIsDue: Bool = false) {
    let time = frame.time
    silence.filter(&frame)
    if whatIsDue { silence.wake(at: time, into: &frame) }
    late.filter(&frame)
    if whatIsDue { late.wake(at: time, into: &frame) }
    phantom.filter(&frame)
    split.filter(&frame)
    settle.filter(&frame)
    if whatIsDue { settle.wake(at: time, into: &frame) }
    median.filter(&frame)
    // Before positions are steadied: a hand that lies down does not move.
    palm.filter(&frame)
    if whatIsDue { palm.wake(at: time, into: &frame) }
    jitter.filter(&frame)
    stuck.filter(&frame)
    if whatIsDue { stuck.wake(at: time, into: &frame) }
    bounce.filter(frame, into: &queue)
  }
}
