/// Makes one contact of two where the first ends and the second begins at the same place a moment later: the panel lost the
/// finger, nobody lifted it.
///
/// The end of a contact is held back until it is sure. A new contact within the window continues the one that had ended,
/// under its id. Whatever else any finger does lets the end out first, with the time at which it happened; what bounces
/// after that is not told at all. While an end is held back nothing may be taken to have happened since: see `heldSince`.
public struct BounceFilter: Sendable {
  /// Contacts that were the bounce of another.
  public private(set) var count = 0

  private let window: TouchWindow?
  private let reach: Double
  private var held: (end: KeyTouch, time: Instant)?
  /// Ends that have been told, as long as something may still bounce off them.
  private var recent: [(point: KeyPoint, time: Instant)] = []
  /// The id under which each contact is told; nil: it is a bounce and not told.
  private var names = ContactTable<UInt32?>()

  private static let recentEnds = 8

  /// - Parameter window: `TouchFilterSettings.bounce`.
  public init(window: TouchWindow?, scale: TouchScale) {
    self.window = window
    reach = scale.pixels(window?.millimetres ?? 0)
    recent.reserveCapacity(Self.recentEnds)
  }

  /// The time of the end that is held back.
  public var heldSince: Instant? { held?.time }

  /// When it is let out at the latest.
  public var deadline: Instant? {
    guard let held, let window else { return nil }
    return held.time + window.time
  }

  /// Takes a frame, and puts what may be told of it behind what is on its way.
  public mutating func filter(_ frame: KeyTouchFrame, into queue: inout TouchQueue) {
    if let deadline, deadline < frame.time { flush(into: &queue) }
    for touch in frame.touches { take(touch, at: frame.time, into: &queue) }
  }

  /// Lets out what is due at `time`.
  public mutating func wake(at time: Instant, into queue: inout TouchQueue) {
    if let deadline, deadline <= time { flush(into: &queue) }
  }

  /// Lets the end out that is held back.
  public mutating func flush(into queue: inout TouchQueue) {
    guard let (end, time) = held else { return }
    held = nil
    queue.append(end, at: time)
    remember(end.point, time)
  }

  private mutating func take(_ touch: KeyTouch, at time: Instant, into queue: inout TouchQueue) {
    guard window != nil else { return queue.append(touch, at: time) }
    if touch.phase == .began { return begin(touch, at: time, into: &queue) }
    var told = touch
    let isKnown = names[touch.id] != nil
    if let name = names[touch.id] {
      guard let name else {
        if touch.phase == .ended { remember(touch.point, time) }
        if touch.phase != .moved { names[touch.id] = nil }
        return
      }
      told.id = name
    }
    flush(into: &queue)
    switch touch.phase {
    case .began, .moved:
      queue.append(told, at: time)
    case .ended:
      names[touch.id] = nil
      if isKnown { held = (told, time) } else { queue.append(told, at: time) }
    case .cancelled:
      names[touch.id] = nil
      queue.append(told, at: time)
    }
  }

  private mutating func begin(_ touch: KeyTouch, at time: Instant, into queue: inout TouchQueue) {
    if let (end, ended) = held, isBounce(touch, of: end.point, ended, at: time) {
      held = nil
      names[touch.id] = .some(end.id)
      count += 1
      var continued = touch
      continued.id = end.id
      continued.phase = .moved
      return queue.append(continued, at: time)
    }
    flush(into: &queue)
    if recent.contains(where: { isBounce(touch, of: $0.point, $0.time, at: time) }) {
      names[touch.id] = .some(nil)
      count += 1
      return
    }
    names[touch.id] = .some(touch.id)
    queue.append(touch, at: time)
  }

  private func isBounce(_ touch: KeyTouch, of point: KeyPoint, _ ended: Instant, at time: Instant) -> Bool {
    guard let window else { return false }
    return time - ended <= window.time && TouchScale.near(point, touch.point, reach)
  }

  private mutating func remember(_ point: KeyPoint, _ time: Instant) {
    guard let window else { return }
    recent.removeAll { time - $0.time > window.time }
    if recent.count == Self.recentEnds { recent.removeFirst() }
    recent.append((point, time))
  }
}
