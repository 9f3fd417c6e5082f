import Evdev
import FieldFeed
import KeyboardCore
import KeymapSource
import Posix

/// Where the running keyboard's strokes go, at the pace that readers can follow and not before there is one.
struct StrokeOutput: ~Copyable {
  private let sink: any StrokeSink
  private var queue: StrokeQueue
  /// nil: programs have noticed the keyboard, or there is none to notice.
  private var readiness: KeyboardReadiness?
  /// When to look for a reader again.
  private var looksAgain: Instant?
  private let wait: Interval
  /// Whatever was asked for, nothing else gets into the queue: strokes that leave together keep the pace they have there.
  private var gate: KeyGate
  /// Texts that no key types, and what comes behind them.
  private var order = OutgoingOrder()
  private var committer: (any TextCommitter)?
  /// What it lets through of what is sent.
  private var passed: [KeyStroke] = []
  /// What has gone out since nothing waited: a character that is broken off may leave another group.
  private var begun: [KeyStroke] = []
  /// What a display has broken off that kept the program waiting.
  private var broken: [KeyStroke]?

  /// - Parameters:
  ///   - prints: to standard output instead of uinput.
  ///   - rights: what may leave.
  init(prints: Bool, pacing: StrokePacing, rights: KeyRights) throws(AppError) {
    if prints {
      self.init(PrintedStrokes(), pacing: pacing, rights: rights)
    } else {
      // Before the keyboard, so that it sees who opens it.
      let readiness = KeyboardReadiness()
      self.init(try UinputSink(), pacing: pacing, rights: rights, readiness: readiness)
    }
  }

  /// - Parameters:
  ///   - rights: what may leave.
  ///   - readiness: what tells when somebody reads what is sent; nil: somebody does.
  ///   - now: when the sink was made.
  init(
    _ sink: any StrokeSink, pacing: StrokePacing, rights: KeyRights, readiness: consuming KeyboardReadiness? = nil,
    at now: Instant = Clock.monotonic()
  ) {
    self.sink = sink
    gate = KeyGate(rights)
    passed.reserveCapacity(64)
    begun.reserveCapacity(256)
    wait = pacing.readerWait
    queue = StrokeQueue(pacing)
    guard var readiness, pacing.readerWait > .milliseconds(0) else { return }
    readiness.begin(node: sink.node, until: now + pacing.readerWait)
    queue.hold()
    looksAgain = now
    self.readiness = consume readiness
  }

  /// When the next stroke is due, or somebody may have noticed the keyboard.
  var deadline: Instant? { looksAgain ?? queue.deadline }

  /// Whether somebody reads what is sent, as far as can be known.
  var isRead: Bool {
    switch readiness {
    case .some: false
    case .none: true
    }
  }

  /// Whether no stroke waits.
  var isEmpty: Bool { queue.isEmpty && order.isEmpty }

  /// What may leave from now on.
  mutating func use(_ rights: KeyRights) { gate.rights = rights }

  /// Sends what belongs together; one key goes out at once.
  mutating func send(_ strokes: [KeyStroke], at now: Instant) throws(AppError) {
    try noticeRelease(at: now)
    passed.removeAll(keepingCapacity: true)
    for stroke in strokes { gate.take(stroke, into: &passed) }
    if !passed.isEmpty {
      if order.isEmpty { queue.push(passed, at: now) } else { order.append(.strokes(passed)) }
    }
    try flush(at: now)
  }

  /// Has a program given a text that no key types, when all strokes before it are out; strokes behind it wait.
  mutating func commit(_ text: String, through committer: any TextCommitter, at now: Instant) throws(AppError) {
    self.committer = committer
    order.append(.text(text))
    try flush(at: now)
  }

  /// Presses and releases a key of the program's own choice, which types nothing: no policy has to know of it.
  mutating func tap(_ code: UInt16, at now: Instant) throws(AppError) {
    queue.push([.down(code), .up(code)], at: now)
    try flush(at: now)
  }

  /// Sends what is due.
  mutating func flush(at now: Instant) throws(AppError) {
    try noticeRelease(at: now)
    if let looksAgain, looksAgain <= now { lookForReader(at: now) }
    while true {
      while let stroke = queue.next(at: now) {
        try sink.write(stroke, at: now)
        begun.append(stroke)
      }
      if queue.isEmpty { begun.removeAll(keepingCapacity: true) }
      switch order.next(strokesAreOut: queue.isEmpty) {
      case .none: return
      case .some(.strokes(let strokes)): queue.push(strokes, at: now)
      case .some(.text(let text)):
        guard committer?.commit(text) == true else {
          Output.error("the program in focus did not take a text that no key types")
          continue
        }
      }
    }
  }

  /// Keys that were let go meanwhile would come out as other characters: the rest of an insertion is forgotten.
  private mutating func noticeRelease(at now: Instant) throws(AppError) {
    guard sink.takeReleased(), !begun.isEmpty else { return }
    broken = try release(at: now)
    Output.error("the display did not answer for a while: the rest of what was being typed is dropped")
  }

  /// What has been broken off since the last call, as `release` gives it; nil: nothing.
  mutating func takeBroken() -> [KeyStroke]? { broken.take() }

  /// Forgets what waits and lets go of every key.
  /// - Returns: what had gone out of it and what was released: it may have left another group.
  @discardableResult mutating func release(at now: Instant) throws(AppError) -> [KeyStroke] {
    order.drop()
    queue.drop(at: now)
    var broken = begun
    begun.removeAll(keepingCapacity: true)
    while let stroke = queue.next(at: now) {
      try sink.write(stroke, at: now)
      broken.append(stroke)
    }
    try sink.releaseAll()
    gate.reset()
    return broken
  }

  /// Sends what puts right what a release has broken off; at once, since there may be no later.
  func restore(_ strokes: [KeyStroke], at now: Instant) throws(AppError) {
    for stroke in strokes { try sink.write(stroke, at: now) }
  }

  /// The device's own node; nil: there is no device.
  var node: String? { sink.node }

  /// For `Poller`: readable when a light of the device changes; nil: there is no device.
  var lightsDescriptor: Int32? { sink.lightsDescriptor }

  /// What the lights of the device show.
  func lights() throws(AppError) -> KeymapSources.Lights { try sink.lights() }

  private mutating func lookForReader(at now: Instant) {
    switch readiness?.state(at: now) {
    case .some(.waiting(let until)):
      looksAgain = until
      return
    case .some(.nobody(let isTagged)):
      let what =
        isTagged ? "no program has opened the keyboard" : "udev does not know the keyboard as one"
      Output.error(
        "\(what) \(sink.node ?? "") after \(wait.microseconds / 1000) ms: what is typed may reach nobody;"
          + " keypane doctor says more")
    case .some(.read), .none: break
    }
    readiness = nil
    looksAgain = nil
    queue.open()
  }
}
