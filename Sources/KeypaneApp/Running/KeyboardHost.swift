import Display
import Evdev
import FieldFeed
import KeyboardCore
import Posix

/// The keyboard on this machine: one loop that waits for panels, programs, the window system, signals and its own
/// deadlines, and joins them to the keyboard.
struct KeyboardHost: ~Copyable {
  private var focused: FocusedKeyboard
  private var panels: PanelSet
  private var server: ControlServer
  private var keymap: KeymapFollower
  private var signals: Signals
  private var screen: ScreenOptions
  /// Real keyboards, while which are plugged in none is shown; nil: they do not matter.
  private var hardware: HardwareKeyboards?
  /// End when the last panel is gone.
  private let once: Bool

  private var touches = KeyTouchFrame()
  /// When a display that changes is taken to have its new size.
  private var displaySettles: Instant?
  private var poller = Poller()
  private var bus: BusWatch
  private var isEnding = false

  /// From the last change of the root window until the display is read: programs that set modes change the root window
  /// first and the outputs after it.
  private static let settling = Interval.milliseconds(300)

  init(
    focused: consuming FocusedKeyboard, panels: consuming PanelSet, server: consuming ControlServer,
    keymap: consuming KeymapFollower, signals: consuming Signals, screen: ScreenOptions,
    hardware: HardwareKeyboards? = nil, bus: consuming BusWatch = BusWatch(), once: Bool
  ) {
    self.hardware = hardware
    self.focused = focused
    self.panels = panels
    self.server = server
    self.keymap = keymap
    self.signals = signals
    self.screen = screen
    self.bus = bus
    self.once = once
  }

  /// Runs until a signal, or until the panels are gone where that is asked for. Whatever happens, no key stays down.
  mutating func run() throws(AppError) {
    do {
      hardware?.look(at: Clock.monotonic())
      try followHardware()
      try focused.showDescribed()
      while !isEnding { try turn() }
    } catch {
      try? focused.letGo()
      keymap.end()
      throw error
    }
    // What waits has been dropped and keys are up before others lose what they are read with.
    try focused.letGo()
    keymap.end()
    // A window on a display that stands still takes for ever to close.
    Patience.end(within: Self.goodbye)
  }

  /// For closing the window.
  private static let goodbye = Interval.milliseconds(300)

  // MARK: - The loop

  /// The places of what the loop waits for in the list of the poller.
  private struct Places {
    var signals = 0
    var watch: Int?
    var display: Int?
    var speech: Int?
    var firstPanel = 0
    var firstKeymap = 0
    var firstClient = 0
    var clients: [ControlServer.Descriptor] = []
  }

  private mutating func turn() throws(AppError) {
    try takeWindowEvents()
    tellSubscribers()
    // Before anything is waited for: the display may have told its keymap before there was a keyboard to look at.
    keymap.look(for: focused.layout, on: &focused)
    let places = listWhatToWaitFor()
    do throws(SystemError) {
      try poller.wait(until: deadline)
    } catch {
      throw AppError(.software, error.description)
    }
    try followKeymap(places)
    // Touches first: a release that has arrived ends a repeat that is due.
    try readPanels(places)
    try wakeFilters()
    try focused.wake(heldSince: panels.heldSince)
    try readBus()
    try answerPrograms(places)
    tellSubscribers()
    if let speech = places.speech, poller.isReadable(speech) || poller.isWritable(speech) { focused.exchangeSpeech() }
    if let watch = places.watch, poller.isReadable(watch) {
      panels.lookForChanges()
      hardware?.look(at: Clock.monotonic())
    }
    try followHardware()
    if poller.isReadable(places.signals), (try? signals.next()) != nil { isEnding = true }
  }

  /// Messages of the modem, and the finger that confirms.
  private mutating func readBus() throws(AppError) {
    let now = Clock.monotonic()
    for message in bus.messages(poller, at: now) { try focused.receive(message) }
    if let isRight = bus.answer(poller, at: now) { try focused.confirm(isRight) }
  }

  private mutating func listWhatToWaitFor() -> Places {
    var places = Places()
    poller.removeAll()
    places.signals = poller.add(signals.raw)
    if let raw = panels.watchDescriptor { places.watch = poller.add(raw) }
    if let raw = focused.windowDescriptor { places.display = poller.add(raw) }
    if let speech = focused.speechDescriptor { places.speech = poller.add(speech.raw, writing: speech.isWriting) }
    places.firstPanel = poller.count
    // Until then touches wait in the kernel.
    for panel in panels.panels { poller.add(panel.raw, reading: keymap.isReady) }
    places.firstKeymap = places.firstPanel + panels.panels.count
    keymap.list(in: &poller)
    if let raw = focused.lightsDescriptor { poller.add(raw) }
    bus.ask(focused.wantsFinger, at: Clock.monotonic())
    bus.list(in: &poller)
    places.firstClient = poller.count
    places.clients = server.descriptors
    for client in places.clients { poller.add(client.raw, reading: client.reading, writing: client.writing) }
    return places
  }

  /// When something is to be done without anybody asking.
  private var deadline: Instant? {
    if mustTap || server.hasRequests { return .zero }
    return Instant.earlier(
      Instant.earlier(focused.deadline(heldSince: panels.heldSince), panels.deadline),
      Instant.earlier(
        Instant.earlier(displaySettles, hardware?.deadline), Instant.earlier(keymap.deadline, bus.deadline)))
  }

  /// The display waits for a key of ours to tell its keymap, and would notice one now.
  private var mustTap: Bool { keymap.wantsReader && focused.isRead }

  /// What has been said of the keymap before a touch holds for the touch.
  private mutating func followKeymap(_ places: Places) throws(AppError) {
    let isTold = (places.firstKeymap..<places.firstClient).contains { poller.isReadable($0) || poller.isWritable($0) }
    if isTold || mustTap || keymap.deadline.map({ $0 <= Clock.monotonic() }) == true { try keymap.follow(&focused) }
  }

  private mutating func followHardware() throws(AppError) {
    guard hardware != nil else { return }
    hardware?.wake(at: Clock.monotonic())
    let arePresent = hardware?.arePresent == true
    if arePresent != focused.hasHardwareKeyboard { try focused.use(hardwareKeyboard: arePresent) }
  }

  private mutating func readPanels(_ places: Places) throws(AppError) {
    var gone: [Panel] = []
    for (index, panel) in panels.panels.enumerated() where poller.isReadable(places.firstPanel + index) {
      if try !read(panel) { gone.append(panel) }
    }
    for panel in gone { try lose(panel) }
  }

  /// - Returns: false once the panel is gone.
  private mutating func read(_ panel: Panel) throws(AppError) -> Bool {
    while true {
      do throws(EvdevError) {
        guard try panel.next(into: &touches) else { return true }
      } catch {
        if case .gone = error { return false }
        throw AppError(error.status, error.description)
      }
      try letOut(ofAllBut: panel)
      try focused.handle(touches)
    }
  }

  private mutating func wakeFilters() throws(AppError) {
    let now = Clock.monotonic()
    for panel in panels.panels {
      guard let deadline = panel.deadline, deadline <= now else { continue }
      panel.wake(at: now)
      try takeWaiting(panel)
    }
  }

  /// Releases that are held back happen now: what comes next is another panel's, or changes what they are for.
  private mutating func letOut(ofAllBut other: Panel? = nil) throws(AppError) {
    for panel in panels.panels where panel !== other && panel.heldSince != nil {
      let next = touches
      panel.flush()
      try takeWaiting(panel)
      touches = next
    }
  }

  private mutating func takeWaiting(_ panel: Panel) throws(AppError) {
    while panel.waiting(into: &touches) { try focused.handle(touches) }
  }

  private mutating func lose(_ panel: Panel) throws(AppError) {
    panel.giveUp(at: Clock.monotonic())
    try takeWaiting(panel)
    try focused.releaseKeys()
    panels.remove(panel)
    if once && panels.isEmpty { isEnding = true }
  }

  /// Takes them until there are none: drawing may have read further ones, of which the descriptor tells no more.
  private mutating func takeWindowEvents() throws(AppError) {
    while case let events = try focused.windowEvents(), !events.isEmpty { try take(events) }
    guard let deadline = displaySettles, deadline <= Clock.monotonic() else { return }
    displaySettles = nil
    try followDisplay()
    // What the new window has to say is not told by its descriptor either.
    try takeWindowEvents()
  }

  /// Lays the keyboard out for the size that the display has now, and turns touches as it is turned.
  private mutating func followDisplay() throws(AppError) {
    try letOut()
    guard let display = try focused.reopenWindow() else { return }
    do {
      try screen.follow(display)
      focused.use(screen)
      panels.map(to: screen)
    } catch {
      Output.error(error.reason)
    }
    try focused.showAgain()
  }

  private mutating func take(_ events: [WindowEvent]) throws(AppError) {
    for event in events {
      switch event {
      case .quit: isEnding = true
      case .exposed, .resized, .hovered, .escape: break
      case .screenChanged: displaySettles = Clock.monotonic() + Self.settling
      case .pointer(let pointer):
        // Where a panel is read its touches have come already; a mouse alone may press keys, too.
        guard panels.isEmpty, keymap.isReady else { continue }
        let touch = KeyTouch(
          id: UInt32(truncatingIfNeeded: pointer.id), phase: pointer.phase, point: pointer.position)
        try focused.handle(KeyTouchFrame(time: Clock.monotonic(), touches: [touch]))
      }
    }
  }

  // MARK: - Programs

  private mutating func answerPrograms(_ places: Places) throws(AppError) {
    for (index, client) in places.clients.enumerated() {
      let place = places.firstClient + index
      guard poller.isReadable(place) || poller.isWritable(place) || server.hasRequests(client.raw) else { continue }
      // One a turn: whoever sends many at once must not keep fingers waiting.
      for incoming in server.ready(client.raw, atMost: 1) { try answer(incoming) }
    }
  }

  private mutating func answer(_ incoming: ControlServer.Incoming) throws(AppError) {
    switch incoming.request {
    case .failure(let error): server.reply(to: incoming.client, .error(error.description))
    case .success(let request):
      // A key that has been released was typed into the field that had the focus until now.
      try letOut()
      server.reply(to: incoming.client, try focused.carryOut(request, panels: panels.panels.map(\.name)))
      if request == .subscribe { for notice in focused.state { server.tell(incoming.client, notice.line) } }
    }
  }

  /// Tells the subscribers what has changed; after the answer to what changed it.
  private mutating func tellSubscribers() {
    for notice in focused.takeNotices() { server.broadcast(notice.line) }
  }
}
