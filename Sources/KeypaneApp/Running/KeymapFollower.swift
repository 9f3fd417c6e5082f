import KeyboardCore
import Keymap
import KeymapSource
import Posix

/// Keeps the keymap that strokes are made with the one that programs read them with, whatever the desktop does to it.
struct KeymapFollower: ~Copyable {
  private var sources: KeymapSources
  /// What strokes are made with.
  private var content: KeymapReading.Content
  private var state: KeymapState
  /// The keyboard that was asked for by name, until it has been said that there is none; nil: our own.
  private var named: String?
  /// Whether characters that the keymap lacks are given keys on X11.
  private let givesSpareKeys: Bool
  /// The programs are taken to run in our own locale.
  private let compose = ComposeLocale.ofEnvironment
  /// The layout whose characters have been looked for in the keymap.
  private var looked: String?
  /// When a state that is known is used.
  private var settles: Instant?
  /// When a keymap that is known may be made.
  private var makes: Instant?
  /// How many keymaps may be made of what displays tell: each takes tens of milliseconds, in which nobody is served. No
  /// person reaches forty at once.
  private var allowance = Allowance(40, oneMoreEach: .milliseconds(250))
  /// Until then keys wait for a keymap that is certain; nil: it is, or they have waited long enough.
  private var waits: Instant?

  /// From our own last stroke until the state that is read is sure to be no echo of it: what changes the group for one
  /// character changes it back.
  private static let echo = Interval.milliseconds(50)

  /// - Parameters:
  ///   - named: the keyboard that was asked for; nil: our own.
  ///   - wait: how long keys wait for displays to find our device; a character that is typed by a guess is a wrong one
  ///     wherever the guess is.
  init(_ sources: consuming KeymapSources, named: String? = nil, givesSpareKeys: Bool, wait: Interval) {
    self.named = named
    self.sources = sources
    waits = Clock.monotonic() + wait
    self.givesSpareKeys = givesSpareKeys
    content = self.sources.reading.content
    state = self.sources.reading.state
  }

  /// The keymap to begin with; where what is known makes none, that is said and it is an American one.
  mutating func firstKeymap() throws(AppError) -> Keymap {
    if let complaint = sources.complaint { Output.error(complaint) }
    sources.work(at: Clock.monotonic())
    complainOnce()
    if sources.isCertain { waits = nil }
    let reading = sources.reading
    content = reading.content
    state = reading.state
    do {
      return try reading.keymap(compose: compose)
    } catch {
      guard reading.source != .configuration else { throw .usage("--keymap: \(error)") }
      Output.error(reading.complaint(error))
    }
    do {
      return try Keymap(layout: "us")
    } catch {
      throw AppError(.unavailable, error.description)
    }
  }

  /// Adds what is listened to.
  func list(in poller: inout Poller) { sources.list(in: &poller) }

  /// When there is something to do though nobody has said anything.
  var deadline: Instant? { Instant.earlier(Instant.earlier(sources.deadline, settles), Instant.earlier(makes, waits)) }

  /// Whether `follow` is to be called as soon as what is typed is noticed.
  var wantsReader: Bool { sources.wantsTap }

  /// Whether keys may be pressed: what they are turned into is known.
  var isReady: Bool { waits == nil }

  /// Hears what there is to hear, and has the keyboard use it.
  mutating func follow(_ focused: inout FocusedKeyboard) throws(AppError) {
    let now = Clock.monotonic()
    sources.lights = try focused.lights()
    sources.mayGiveSpareKeys = focused.isQuiet(for: Self.echo, at: now)
    sources.work(at: now)
    complainOnce()
    // A tap that nobody reads tells nothing.
    if sources.wantsTap, focused.isRead {
      try focused.touch(SeatTap.code)
      sources.tapped(at: now)
    }
    let reading = sources.reading
    makes = nil
    if reading.content != content {
      if allowance.take(at: now) { try use(reading, on: &focused) } else { makes = allowance.refill }
    }
    try use(reading.state, on: &focused, at: now)
    if let waits, sources.isCertain || waits <= now { self.waits = nil }
  }

  private mutating func complainOnce() {
    guard let complaint = KeymapDeviceOption.complaint(named, sources) else { return }
    Output.error(complaint)
    named = nil
  }

  /// Looks for the characters of the layout that is shown, and of those of the other languages in use, and asks for spare
  /// keys for those that the keymap lacks.
  mutating func look(for layout: Layout?, on focused: inout FocusedKeyboard) {
    guard givesSpareKeys, let layout, layout.id != looked, sources.hasX11 else { return }
    looked = layout.id
    let spare = sources.spareCharacters
    func lacking(_ characters: [Unicode.Scalar]) -> [Unicode.Scalar] {
      let untypable = Set(focused.untypable(characters))
      return characters.filter { untypable.contains($0) || spare.contains($0) }
    }
    let shown = lacking(layout.charactersForSpareKeys)
    let others = focused.speller.layoutsInUse().filter { $0.id != layout.id }
    // What stands on keys of any of them comes before what their long presses have.
    sources.giveSpareKeys(
      to: shown, others: lacking(others.flatMap(\.charactersOnKeys) + others.flatMap(\.charactersForSpareKeys)))
  }

  /// Takes back what the desktop has been asked for.
  mutating func end() { sources.putBack() }

  private mutating func use(_ reading: KeymapReading, on focused: inout FocusedKeyboard) throws(AppError) {
    content = reading.content
    // In the state that is used already; the new one may be an echo of our own keys.
    var reading = reading
    reading.state = state
    let keymap: Keymap
    do throws(KeymapError) { keymap = try reading.keymap(compose: compose) } catch {
      // The one before is more likely right than any other.
      return Output.error(reading.complaint(error))
    }
    try focused.use(keymap)
    looked = nil
  }

  private mutating func use(
    _ state: KeymapState, on focused: inout FocusedKeyboard, at now: Instant
  ) throws(AppError) {
    settles = nil
    guard state != self.state else { return }
    guard focused.isQuiet(for: Self.echo, at: now) else {
      settles = now + Self.echo
      return
    }
    // Another group has other characters.
    if state.group != self.state.group { looked = nil }
    if let lock = state.spoiledBy, state.otherLocks != self.state.otherLocks {
      Output.error(
        "\(lock) is locked at the display's keyboard: keys whose characters that changes are grey until it is let go")
    }
    self.state = state
    try focused.use(state)
  }
}
