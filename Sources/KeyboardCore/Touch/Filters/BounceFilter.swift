/// Makes one contact of two where the first ends and the second begins at the same place a moment later: the panel lost the
/// finger, nobody lifted it.
///
/// The end of a contact is held back until it is sure. A new contact within the window continues the one that had ended,
/// under its id. Whatever else any finger does lets the end out first, with the time at which it happened; what bounces
/// after that is not told at all. While an end is held back nothing may be taken to have happened since: see `heldSince`.
///
/// Where another finger has come down since the one that has ended, as when two thumbs type "aba", nothing bounces. Of
/// contacts that filters before this one have held back it is the panel's own time that counts.
public struct BounceFilter: Sendable {
  /// Contacts that were the bounce of another.
  public private(set) var count = 0

  private let window: TouchWindow?
  private let reach: Double
  private struct End: Sendable {
    var touch: KeyTouch
    var time: Instant
    /// How many contacts had begun when it began, itself included.
    var number: Int
  }

  private struct Name: Sendable {
    /// The id under which the contact is told; nil: it is a bounce and not told.
    var id: UInt32?
    /// `End.number`.
    var number: Int
  }

  private var held: End?
  /// Ends that have been told, as long as something may still bounce off them.
  private var recent: [End] = []
  private var names = ContactTable<Name>()
  /// Contacts that have begun.
  private var begun = 0

  private static let recentEnds = 8
  private static let longestDelay = Interval.milliseconds(100)

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
    guard let end = held else { return }
    held = nil
    queue.append(end.touch, at: end.time)
    remember(end)
  }

  private mutating func take(_ touch: KeyTouch, at time: Instant, into queue: inout TouchQueue) {
    guard window != nil else { return queue.append(touch, at: time) }
    if touch.phase == .began { return begin(touch, at: time, into: &queue) }
    var told = touch
    let name = names[touch.id]
    if let name {
      guard let id = name.id else {
        if touch.phase == .ended { remember(End(touch: touch, time: time, number: name.number)) }
        if touch.phase != .moved { names[touch.id] = nil }
        return
      }
      told.id = id
    }
    flush(into: &queue)
    switch touch.phase {
    case .began, .moved:
      queue.append(told, at: time)
    case .ended:
      names[touch.id] = nil
      if let name {
        held = End(touch: told, time: time, number: name.number)
      } else {
        queue.append(told, at: time)
      }
    case .cancelled:
      names[touch.id] = nil
      queue.append(told, at: time)
    }
  }

  private mutating func begin(_ touch: KeyTouch, at time: Instant, into queue: inout TouchQueue) {
    if let end = held, isBounce(touch, of: end, at: time) {
      held = nil
      names[touch.id] = Name(id: end.touch.id, number: begun)
      count += 1
      var continued = touch
      continued.id = end.touch.id
      continued.phase = .moved
      return queue.append(continued, at: time)
    }
    flush(into: &queue)
    if recent.contains(where: { isBounce(touch, of: $0, at: time) }) {
      names[touch.id] = Name(id: nil, number: begun)
      count += 1
      return
    }
    begun += 1
    names[touch.id] = Name(id: touch.id, number: begun)
    queue.append(touch, at: time)
  }

  private func isBounce(_ touch: KeyTouch, of end: End, at time: Instant) -> Bool {
    guard let window, end.number == begun else { return false }
    let since = touch.beganAt ?? time
    return end.time <= since && since - end.time <= window.time && TouchScale.near(end.touch.point, touch.point, reach)
  }

  private mutating func remember(_ end: End) {
    guard let window else { return }
    // A contact that begins may have been held back for some time by a filter before this one.
    recent.removeAll { end.time - $0.time > max(window.time, Self.longestDelay) }
    if recent.count == Self.recentEnds { recent.removeFirst() }
    recent.append(end)
  }
}
