/// Strokes on their way to the kernel, with the pace that a slow reader can follow.
///
/// A reader's buffer holds 64 events, and when it overflows all of it is lost. So a single key goes out at once, with
/// its modifiers; of a longer insertion each character starts 10 ms after the one before, a modifier stands 5 ms around
/// its key, and whatever is asked for, no more than six characters start in any 50 ms. Nothing here sleeps: `deadline`
/// says when `next(at:)` has something. Numbers: measured against readers that stall.
public struct StrokeQueue: Sendable {
  /// What a stroke has to wait for.
  private enum Pace: Sendable {
    /// Nothing: it belongs to the stroke before.
    case together
    /// The time between a modifier and its key.
    case modifier
    /// Only the limit of characters: it starts a key that was asked for while nothing waited.
    case firstCharacter
    /// The character before it, too.
    case character
  }

  private struct Entry: Sendable {
    var stroke: KeyStroke
    var pace: Pace
    var asked: Instant
  }

  /// From the start of a character to that of the next, within one insertion.
  public static let characterGap = Interval.milliseconds(10)
  /// Between a modifier and its key, both ways.
  public static let modifierGap = Interval.milliseconds(5)
  /// No more than `burst` characters start within `burstSpan`.
  public static let burst = 6
  /// See `burst`.
  public static let burstSpan = Interval.milliseconds(50)

  private var entries: [Entry] = []
  /// Entries before it have gone out.
  private var head = 0
  /// When the last stroke went out.
  private var last: Instant?
  /// When the last `burst` characters started, oldest first.
  private var starts: [Instant] = []
  /// The keys that went down and have not come up, in that order.
  private var held: [UInt16] = []

  /// A queue with nothing in it.
  public init() {
    starts.reserveCapacity(Self.burst)
  }

  /// Whether no stroke waits.
  public var isEmpty: Bool { head == entries.count }

  /// Queues strokes that belong together: one key with its modifiers, or an insertion of many.
  public mutating func push(_ strokes: [KeyStroke], at now: Instant) {
    forgetFuture(now)
    entries.removeSubrange(..<head)
    head = 0
    let isSingle = Self.characters(in: strokes) <= 1
    for (index, stroke) in strokes.enumerated() {
      let pace: Pace
      if index == 0 {
        pace = entries.isEmpty ? .firstCharacter : .character
      } else {
        pace = isSingle ? .together : Self.pace(of: stroke, after: strokes[index - 1])
      }
      entries.append(Entry(stroke: stroke, pace: pace, asked: now))
    }
  }

  /// The next stroke, if its time has come; to be called until it gives nil.
  public mutating func next(at now: Instant) -> KeyStroke? {
    guard let due = deadline, due <= now else { return nil }
    let entry = entries[head]
    head += 1
    last = now
    switch entry.pace {
    case .together, .modifier:
      break
    case .firstCharacter, .character:
      if starts.count == Self.burst { starts.removeFirst() }
      starts.append(now)
    }
    if entry.stroke.isDown {
      held.append(entry.stroke.code)
    } else {
      held.removeAll { $0 == entry.stroke.code }
    }
    return entry.stroke
  }

  /// When the next stroke is due; nil where none waits.
  public var deadline: Instant? {
    guard !isEmpty else { return nil }
    let entry = entries[head]
    guard let last else { return entry.asked }
    switch entry.pace {
    case .together:
      return max(entry.asked, last)
    case .modifier:
      return max(entry.asked, last + Self.modifierGap)
    case .firstCharacter:
      return max(entry.asked, roomForOneMore ?? entry.asked)
    case .character:
      let afterOther = starts.last.map { $0 + Self.characterGap } ?? last
      return max(entry.asked, last, afterOther, roomForOneMore ?? last)
    }
  }

  /// Forgets what waits: the field is gone. Only the keys that are down in the middle of a character still come up,
  /// last one first.
  public mutating func drop(at now: Instant) {
    entries.removeAll(keepingCapacity: true)
    head = 0
    for code in held.reversed() {
      entries.append(Entry(stroke: .up(code), pace: .together, asked: now))
    }
  }

  /// When the oldest of the last six characters is long enough ago.
  private var roomForOneMore: Instant? {
    starts.count == Self.burst ? starts[0] + Self.burstSpan : nil
  }

  /// A clock that was set back (another recording begins) must not hold up what comes now.
  private mutating func forgetFuture(_ now: Instant) {
    guard let past = last, now < past, isEmpty else { return }
    last = nil
    starts.removeAll(keepingCapacity: true)
  }

  /// Two downs in a row are a modifier and its key, two ups likewise; a down after an up is another character.
  private static func pace(of stroke: KeyStroke, after other: KeyStroke) -> Pace {
    switch (other.isDown, stroke.isDown) {
    case (true, false): .together
    case (true, true), (false, false): .modifier
    case (false, true): .character
    }
  }

  private static func characters(in strokes: [KeyStroke]) -> Int {
    var count = 0
    var wasDown = false
    for stroke in strokes {
      if stroke.isDown && !wasDown { count += 1 }
      wasDown = stroke.isDown
    }
    return count
  }
}
