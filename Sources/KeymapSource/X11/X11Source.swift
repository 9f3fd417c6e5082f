import Keymap
import KeyboardCore
import Posix

/// What an X server decodes our keyboard with, followed as it changes, and as servers go and come.
///
/// Nothing here waits for a server that does not answer: it is greeted first through a socket of its own, and asked for a
/// sign of life before each reading.
struct X11Source: ~Copyable {
  /// What the server says of the keyboard.
  struct Finding: Hashable, Sendable {
    /// The server's display: `:0`.
    var display: String
    /// The keymap.
    var text: String
    /// What is locked.
    var state: KeymapState
  }

  /// nil: the server is not there, or has no such keyboard.
  private(set) var finding: Finding?
  private let display: X11Display
  private let mark: DeviceMark
  private var greeting: UnixConnection?
  private var connection: X11Connection?
  private var device: X11Connection.Device?
  /// When the server is to be looked for.
  private var retry: Instant?
  /// While the server is asked for something: its answer may have been read along with another, so that no descriptor
  /// tells of it.
  private var looksAgain: Instant?
  /// Events have been read that were not taken yet.
  private var hasMoreEvents = false
  /// What is known is out of date.
  private var isStale = false
  /// This server has said what it knows at least once.
  private var hasLooked = false
  private var spare = SpareKeys()
  /// Whether keys may be given now: what is on its way to programs is to be read with the keymap that it is for.
  var mayGiveKeys = true
  private var reply = [UInt8](repeating: 0, count: 64)

  /// How long after a server has gone, or was not there, it is looked for again.
  static let retryInterval = Interval.milliseconds(1000)
  /// The same after one that has fallen silent in the middle of an answer.
  private static let cutInterval = Interval.milliseconds(60_000)
  /// How long an answer may take whose beginning has come: a hundred times as long as one takes on a machine that is busy.
  private static let patience = Interval.milliseconds(10_000)
  /// How long until an answer is looked for that nobody has told of.
  private static let answerInterval = Interval.milliseconds(50)
  /// A change of the whole keymap brings ten.
  private static let eventsAtOnce = 256

  init(_ display: X11Display, mark: DeviceMark, at now: Instant) {
    self.display = display
    self.mark = mark
    retry = now
  }

  /// For `Poller`; nil while there is nothing to wait for.
  var raw: Int32? {
    switch connection {
    case .some(let connection): return connection.raw
    case .none: break
    }
    switch greeting {
    case .some(let greeting): return greeting.raw
    case .none: return nil
    }
  }

  /// When there is something to do without the server saying anything.
  var deadline: Instant? { Instant.earliest(retry, looksAgain) }

  /// Whether nothing is being waited for: the server has said what it knows, or is not there.
  var isSettled: Bool { retry != nil || (raw != nil && hasLooked && !isStale) }

  /// Whether there is no server.
  var isAway: Bool { raw == nil }

  /// Whether the server has told of its keyboards, and ours is none of them.
  var lacksDevice: Bool { hasLooked && !isStale && device == nil }

  /// Does what can be done without waiting.
  mutating func work(at now: Instant) {
    hasMoreEvents = false
    if let retry, retry <= now { greet(at: now) }
    if greeting != nil { hear(at: now) }
    if connection != nil { listen(at: now) }
    looksAgain = connection != nil && (isStale || spare.isWanted) ? now + Self.answerInterval : nil
    if hasMoreEvents { looksAgain = now }
  }

  private mutating func greet(at now: Instant) {
    retry = nil
    do throws(SystemError) {
      let greeting = try UnixConnection(path: display.socket, nonBlocking: true)
      guard try greeting.write(X11Display.greeting[...]) == X11Display.greeting.count else { return later(now) }
      self.greeting = consume greeting
    } catch {
      later(now)
    }
  }

  /// - Postcondition: the greeting has ended unless it is still to be answered.
  private mutating func hear(at now: Instant) {
    switch try? greeting?.read(into: &reply) {
    case .some(.nothingYet): return
    case .some(.bytes):
      if connect(at: now) { answered(at: now) }
      // Not before: a server that loses its last client may end, or forget its settings.
      greeting = nil
    case .some(.end), .none:
      greeting = nil
      later(now)
    }
  }

  /// - Returns: whether there is a connection.
  private mutating func connect(at now: Instant) -> Bool {
    guard let socket = try? UnixConnection(path: display.socket, nonBlocking: true) else {
      later(now)
      return false
    }
    Patience.begin(.cut(socket: socket.raw, after: Self.patience))
    connection = X11Connection(display, socket: socket.raw)
    let wasCut = Patience.finish()
    if connection == nil { later(now, wasCut: wasCut) }
    return connection != nil
  }

  /// The server lives: what it knows is read, unless it falls silent in the middle of it.
  private mutating func answered(at now: Instant) {
    guard let raw else { return }
    Patience.begin(.cut(socket: raw, after: Self.patience))
    look()
    if Patience.finish() { later(now, wasCut: true) }
  }

  private mutating func listen(at now: Instant) {
    takeEvents()
    if connection?.hasAnswered == true { answered(at: now) }
    guard connection?.isGone == false else {
      let wasCut = retry != nil
      connection = nil
      device = nil
      finding = nil
      isStale = false
      hasLooked = false
      return later(now, wasCut: wasCut)
    }
    if isStale || spare.isWanted { connection?.ask() }
  }

  // MARK: - Spare keys

  /// The characters that have been given keys.
  var spareCharacters: Set<Unicode.Scalar> { spare.characters }

  /// Asks for keys for characters, of the layout that is shown and of others in use; they are given at the next sign of
  /// life.
  mutating func giveKeys(to shown: some Sequence<Unicode.Scalar>, others: some Sequence<Unicode.Scalar>) {
    spare.want(shown, others: others)
    guard spare.isWanted else { return }
    connection?.ask()
    looksAgain = .zero
  }

  /// Those of some characters that would be given keys; nothing is given. Waits for the server's answer.
  func spared(_ characters: some Sequence<Unicode.Scalar>) -> Set<Unicode.Scalar> {
    guard let device, let levels = connection?.levels(of: device) else { return [] }
    var trial = spare
    trial.want(characters, others: [])
    _ = trial.give(of: connection?.spareCodes(of: device) ?? [], levels: levels)
    return trial.characters
  }

  /// Takes away what keys were given; waits for the server, at most three tenths of a second.
  mutating func putBack() {
    guard let device, !spare.given.isEmpty else { return }
    let empty = spare.given.map { SpareKeyPlan.Key(code: $0.code) }
    spare = SpareKeys()
    connection?.set(empty, of: device.id)
    connection?.record([], of: device.id)
    connection?.finish()
  }

  /// - Returns: whether the keymap is another one now.
  private mutating func giveKeys(of device: X11Connection.Device) -> Bool {
    let codes = connection?.spareCodes(of: device) ?? []
    spare.noticeLoss(codes)
    guard spare.isWanted, mayGiveKeys, let levels = connection?.levels(of: device) else { return false }
    let keys = spare.give(of: codes, levels: levels)
    if keys.isEmpty { return false }
    // Before they are: of what is recorded the next run believes what it sees.
    connection?.record(spare.given, of: device.id)
    connection?.set(keys, of: device.id)
    return true
  }

  // MARK: - Reading

  /// - Parameter wasCut: it had to be given up in the middle of an answer: whoever asks it again soon does little else.
  private mutating func later(_ now: Instant, wasCut: Bool = false) {
    retry = now + (wasCut ? Self.cutInterval : Self.retryInterval)
  }

  /// Takes so many at most; the others in the next turn of the loop, which no descriptor tells of.
  private mutating func takeEvents() {
    for _ in 0..<Self.eventsAtOnce {
      guard let event = connection?.next() else { return }
      switch event {
      case .devices: isStale = true
      case .keymap(let id): if id == device?.id { isStale = true }
      case .state(let id, let state): if id == device?.master { finding?.state = state }
      case .other: break
      }
    }
    hasMoreEvents = true
  }

  /// Reads all of it; the server has just shown that it lives.
  private mutating func look() {
    isStale = false
    hasLooked = true
    let before = device
    device = connection?.devices().first { [mark] in
      mark.matches(name: $0.name, numbers: $0.numbers, node: $0.node)
    }
    guard let device else {
      finding = nil
      return
    }
    if device != before { connection?.follow(device) }
    guard var text = connection?.keymap(of: device), let state = connection?.state(of: device) else {
      finding = nil
      return
    }
    if device != before { spare.adopt(connection?.recorded(of: device) ?? []) }
    if spare.isWanted || !spare.given.isEmpty, giveKeys(of: device) { text = connection?.keymap(of: device) ?? text }
    finding = Finding(display: display.name, text: text, state: state)
    // What has come while it was waited for is told by no descriptor any more; what changed meanwhile is read again.
    takeEvents()
  }
}
