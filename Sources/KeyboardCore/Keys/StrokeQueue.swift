/// Strokes on their way to the kernel, with the pace that a slow reader can follow.
///
/// A single key goes out at once, with its modifiers. Of a longer insertion each character starts some time after the
/// one before, a modifier stands around its key for a moment, and whatever is asked for, no more characters start and
/// no more strokes go out than `StrokePacing` has it. What is asked for meanwhile goes out behind what waits. Nothing
/// here sleeps: `deadline` says when `next(at:)` has something.
public struct StrokeQueue: Sendable {
  /// What a stroke has to wait for.
  private enum Pace: Sendable {
    /// Nothing: it belongs to the stroke before.
    case together
    /// The time between a modifier and its key.
    case modifier
    /// Only the limits: it starts a key that was asked for while nothing waited.
    case firstCharacter
    /// The character before it, too.
    case character
  }

  private struct Entry: Sendable {
    var stroke: KeyStroke
    var pace: Pace
    var asked: Instant
  }

  /// How fast strokes may follow each other.
  public let pacing: StrokePacing

  private var entries: [Entry] = []
  /// Entries before it have gone out.
  private var head = 0
  /// Nothing goes out: there is nobody yet who would read it.
  private var isHeld = false
  /// When the last stroke went out.
  private var last: Instant?
  /// When the last `burst` characters started, oldest first.
  private var starts: [Instant] = []
  /// When the last strokes went out, as many as a reader's buffer holds; a ring, the oldest at `oldest`.
  private var times: [Instant] = []
  private var oldest = 0
  /// The keys that went down and have not come up, in that order.
  private var down: [UInt16] = []

  /// A queue with nothing in it.
  public init(_ pacing: StrokePacing = StrokePacing()) {
    precondition(pacing.burst > 0, "a queue that lets nothing out")
    self.pacing = pacing
    starts.reserveCapacity(pacing.burst)
    times.reserveCapacity(StrokePacing.strokesPerStall)
  }

  /// Whether no stroke waits.
  public var isEmpty: Bool { head == entries.count }

  /// Keeps everything that is pushed from now on until `open`.
  public mutating func hold() { isHeld = true }

  /// What has been kept goes out now, in its order and at its pace.
  public mutating func open() { isHeld = false }

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
    note(now)
    switch entry.pace {
    case .together, .modifier:
      break
    case .firstCharacter, .character:
      if starts.count == pacing.burst { starts.removeFirst() }
      starts.append(now)
    }
    if entry.stroke.isDown {
      down.append(entry.stroke.code)
    } else {
      down.removeAll { $0 == entry.stroke.code }
    }
    return entry.stroke
  }

  /// When the next stroke is due; nil where none waits, and while all are held.
  public var deadline: Instant? {
    guard !isEmpty, !isHeld else { return nil }
    let entry = entries[head]
    guard let last else { return entry.asked }
    switch entry.pace {
    case .together:
      return max(entry.asked, last)
    case .modifier:
      return max(entry.asked, last + pacing.modifierGap)
    case .firstCharacter:
      return max(entry.asked, roomForOneMore ?? entry.asked, roomForItsStrokes ?? entry.asked)
    case .character:
      let afterOther = starts.last.map { $0 + pacing.characterGap } ?? last
      return max(entry.asked, last, afterOther, roomForOneMore ?? last, roomForItsStrokes ?? last)
    }
  }

  /// Forgets what waits: the field is gone. Only the keys that are down in the middle of a character still come up,
  /// last one first.
  public mutating func drop(at now: Instant) {
    entries.removeAll(keepingCapacity: true)
    head = 0
    for code in down.reversed() {
      entries.append(Entry(stroke: .up(code), pace: .together, asked: now))
    }
  }

  // MARK: - Limits

  /// When the oldest of the last characters is long enough ago.
  private var roomForOneMore: Instant? {
    starts.count == pacing.burst ? starts[0] + pacing.burstSpan : nil
  }

  /// When a reader that has stood still has room for all strokes of the character at `head`: none is stopped half way,
  /// with its modifiers down.
  private var roomForItsStrokes: Instant? {
    let count = min(strokesOfCharacter, StrokePacing.strokesPerStall)
    // Its last stroke comes with these before it; the one before them has to be old.
    let index = times.count - (StrokePacing.strokesPerStall + 1 - count)
    guard index >= 0 else { return nil }
    return times[(oldest + index) % times.count] + pacing.stall
  }

  private var strokesOfCharacter: Int {
    var count = 1
    for entry in entries[(head + 1)...] {
      switch entry.pace {
      case .together, .modifier: count += 1
      case .firstCharacter, .character: return count
      }
    }
    return count
  }

  private mutating func note(_ now: Instant) {
    if times.count < StrokePacing.strokesPerStall {
      times.append(now)
    } else {
      times[oldest] = now
      oldest = (oldest + 1) % times.count
    }
  }

  /// A clock that was set back (another recording begins) must not hold up what comes now.
  private mutating func forgetFuture(_ now: Instant) {
    guard let past = last, now < past, isEmpty else { return }
    last = nil
    starts.removeAll(keepingCapacity: true)
    times.removeAll(keepingCapacity: true)
    oldest = 0
  }

  // MARK: - Characters

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
