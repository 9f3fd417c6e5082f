import Display
import Evdev
import FieldFeed
import Hangul
import KeyboardCore
import Keymap
import Posix

/// The keyboard on this machine: one loop that waits for panels, programs, the window system, signals and its own
/// deadlines, and joins them to the keyboard.
struct KeyboardHost: ~Copyable {
  private var output: StrokeOutput
  private var panels: PanelSet
  private var view: KeyboardView?
  private var server: ControlServer
  private var signals: Signals
  private let keymap: Keymap
  private var rack: KeyboardRack
  private var composer = Composer()
  private let field: FieldOptions
  private var screen: ScreenOptions
  /// End when the last panel is gone.
  private let once: Bool

  /// The field that has the focus.
  private var context: FieldContext?
  private var keyboard: Keyboard?
  /// How many characters the field holds, as far as the keyboard knows.
  private var fieldLength = 0
  private var effects = Effects()
  /// The effects that are being carried out.
  private var done = Effects()
  private var touches = KeyTouchFrame()
  private var strokes: [KeyStroke] = []
  private var refused: Set<String> = []
  /// What subscribers are still to be told.
  private var notices: [ControlNotice] = []
  /// When a display that changes is taken to have its new size.
  private var displaySettles: Instant?
  private var poller = Poller()
  private var isEnding = false

  /// From the last change of the root window until the display is read: programs that set modes change the root window
  /// first and the outputs after it.
  private static let settling = Interval.milliseconds(300)

  init(
    output: consuming StrokeOutput, panels: consuming PanelSet, view: consuming KeyboardView?,
    server: consuming ControlServer, signals: consuming Signals, keymap: consuming Keymap, rack: KeyboardRack,
    field: FieldOptions, screen: ScreenOptions, once: Bool
  ) {
    self.output = output
    self.panels = panels
    self.view = view
    self.server = server
    self.signals = signals
    self.keymap = keymap
    self.rack = rack
    self.field = field
    self.screen = screen
    self.once = once
    strokes.reserveCapacity(64)
  }

  /// Runs until a signal, or until the panels are gone where that is asked for. Whatever happens, no key stays down.
  mutating func run() throws(AppError) {
    do {
      if field.isDescribed { try focus(FieldContext(traits: field.traits, isMultiline: field.isMultiline)) }
      while !isEnding { try turn() }
    } catch {
      try? letGo()
      throw error
    }
    try letGo()
  }

  // MARK: - The loop

  /// The places of what the loop waits for in the list of the poller.
  private struct Places {
    var signals = 0
    var watch: Int?
    var display: Int?
    var firstPanel = 0
    var firstClient = 0
    var clients: [ControlServer.Descriptor] = []
  }

  private mutating func turn() throws(AppError) {
    try takeWindowEvents()
    tellSubscribers()
    let places = listWhatToWaitFor()
    do throws(SystemError) {
      try poller.wait(until: deadline)
    } catch {
      throw AppError(.software, error.description)
    }
    // Touches first: a release that has arrived ends a repeat that is due.
    try readPanels(places)
    try wakeKeyboard()
    view?.wake(at: Clock.monotonic())
    try output.flush(at: Clock.monotonic())
    try answerPrograms(places)
    tellSubscribers()
    if let watch = places.watch, poller.isReadable(watch) { panels.lookForChanges() }
    if poller.isReadable(places.signals), (try? signals.next()) != nil { isEnding = true }
  }

  private mutating func listWhatToWaitFor() -> Places {
    var places = Places()
    poller.removeAll()
    places.signals = poller.add(signals.raw)
    if let raw = panels.watchDescriptor { places.watch = poller.add(raw) }
    if let raw = windowDescriptor { places.display = poller.add(raw) }
    places.firstPanel = (places.display ?? places.watch ?? places.signals) + 1
    for panel in panels.panels { poller.add(panel.raw) }
    places.firstClient = places.firstPanel + panels.panels.count
    places.clients = server.descriptors
    for client in places.clients { poller.add(client.raw, reading: client.reading, writing: client.writing) }
    return places
  }

  private var windowDescriptor: Int32? {
    switch view {
    case .some(let view): view.descriptor
    case .none: nil
    }
  }

  /// When something is to be done without anybody asking.
  private var deadline: Instant? {
    Self.earlier(
      Self.earlier(keyboard?.deadline, output.deadline), Self.earlier(viewDeadline, displaySettles))
  }

  private static func earlier(_ one: Instant?, _ other: Instant?) -> Instant? {
    guard let one, let other else { return one ?? other }
    return min(one, other)
  }

  private var viewDeadline: Instant? {
    switch view {
    case .some(let view): view.deadline
    case .none: nil
    }
  }

  private mutating func readPanels(_ places: Places) throws(AppError) {
    var gone: [Panel] = []
    for (index, panel) in panels.panels.enumerated() where poller.isReadable(places.firstPanel + index) {
      if try !read(panel) { gone.append(panel) }
    }
    for panel in gone { try lose(panel) }
  }

  private mutating func answerPrograms(_ places: Places) throws(AppError) {
    for (index, client) in places.clients.enumerated() {
      let place = places.firstClient + index
      guard poller.isReadable(place) || poller.isWritable(place) else { continue }
      for incoming in server.ready(client.raw) { try answer(incoming) }
    }
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
      keyboard?.handle(touches, into: &effects)
      try carryOut()
    }
  }

  private mutating func lose(_ panel: Panel) throws(AppError) {
    let now = Clock.monotonic()
    panel.giveUp(at: now, into: &touches)
    keyboard?.handle(touches, into: &effects)
    try carryOut()
    try output.release(at: now)
    panels.remove(panel)
    if once && panels.isEmpty { isEnding = true }
  }

  private mutating func wakeKeyboard() throws(AppError) {
    let now = Clock.monotonic()
    guard let deadline = keyboard?.deadline, deadline <= now else { return }
    keyboard?.wake(at: now, into: &effects)
    try carryOut()
  }

  /// Takes them until there are none: drawing may have read further ones, of which the descriptor tells no more.
  private mutating func takeWindowEvents() throws(AppError) {
    while let events = try view?.events(), !events.isEmpty { try take(events) }
    guard let deadline = displaySettles, deadline <= Clock.monotonic() else { return }
    displaySettles = nil
    try followDisplay()
    // What the new window has to say is not told by its descriptor either.
    try takeWindowEvents()
  }

  /// Lays the keyboard out for the size that the display has now.
  private mutating func followDisplay() throws(AppError) {
    guard screen.followsDisplay, let before = view.take() else { return }
    // What fingers held belongs to the old screen.
    try letGo()
    let reopened = try before.reopened()
    let size = reopened.screenSize
    view = consume reopened
    do {
      try screen.follow(size)
      rack.screen = screen
      panels.map(to: screen)
    } catch {
      Output.error(error.reason)
    }
    guard keyboard != nil, let context else { return }
    try focus(context, length: fieldLength)
  }

  private mutating func take(_ events: [WindowEvent]) throws(AppError) {
    for event in events {
      switch event {
      case .quit: isEnding = true
      case .exposed, .resized, .hovered: break
      case .screenChanged: displaySettles = Clock.monotonic() + Self.settling
      case .pointer(let pointer):
        // Where a panel is read its touches have come already; a mouse alone may press keys, too.
        guard panels.isEmpty else { continue }
        let touch = KeyTouch(
          id: UInt32(truncatingIfNeeded: pointer.id), phase: pointer.phase, point: pointer.position)
        keyboard?.handle(KeyTouchFrame(time: Clock.monotonic(), touches: [touch]), into: &effects)
        try carryOut()
      }
    }
  }

  // MARK: - Typing

  private mutating func carryOut() throws(AppError) {
    // Carrying out may change the keyboard and with it the effects; what follows a hide has no field any more.
    swap(&effects, &done)
    defer { done.clear() }
    if let click = done.click { view?.play(click) }
    for index in done.actions.indices where keyboard != nil { try carryOut(done.actions[index]) }
    if keyboard != nil { keyboard?.setFieldIsEmpty(fieldLength == 0, into: &effects) }
    if done.needsDisplay || effects.needsDisplay, let picture = keyboard?.picture() { try view?.show(picture) }
    effects.clear()
  }

  private mutating func carryOut(_ action: KeyAction) throws(AppError) {
    if try changesKeyboard(action) { return }
    switch composer.compose(action.command) {
    case .insert(let text):
      strokes.removeAll(keepingCapacity: true)
      guard keymap.strokes(for: text, into: &strokes) else { return refuse(text) }
      fieldLength += text.count
    case .replace(let count, let text):
      strokes.removeAll(keepingCapacity: true)
      for _ in 0..<count {
        strokes.append(.down(KeyCode.backspace))
        strokes.append(.up(KeyCode.backspace))
      }
      guard keymap.strokes(for: text, into: &strokes) else { return refuse(text) }
      fieldLength = max(0, fieldLength - count) + text.count
    case .keystroke(let code, let modifiers):
      strokes.removeAll(keepingCapacity: true)
      for modifier in modifiers.codes { strokes.append(.down(modifier)) }
      strokes.append(.down(code))
      strokes.append(.up(code))
      for modifier in modifiers.codes.reversed() { strokes.append(.up(modifier)) }
    case .chord(let text, let modifiers):
      strokes.removeAll(keepingCapacity: true)
      for modifier in modifiers.codes { strokes.append(.down(modifier)) }
      guard keymap.strokes(for: text, into: &strokes) else { return refuse(text) }
      for modifier in modifiers.codes.reversed() { strokes.append(.up(modifier)) }
    case .deleteBackward:
      tap(KeyCode.backspace)
      fieldLength = max(0, fieldLength - 1)
    case .returnKey:
      tap(keyboard?.returnCode ?? KeyCode.enter)
    case .hide:
      return try hide()
    case .nextKeyboard, .keyboard, .emoji, .search:
      return
    }
    try output.send(strokes, at: Clock.monotonic())
  }

  /// Shows another keyboard for the same field, where the action asks for one.
  private mutating func changesKeyboard(_ action: KeyAction) throws(AppError) -> Bool {
    guard var shown = keyboard, try rack.take(action, on: &shown, into: &effects) else { return false }
    let hasMoved = shown.plan.layout != keyboard?.plan.layout || shown.plan.geometry != keyboard?.plan.geometry
    keyboard = shown
    composer = Composer(rack.composition)
    effects.needsDisplay = true
    if hasMoved { notices += state }
    return true
  }

  private mutating func tap(_ code: UInt16) {
    strokes.removeAll(keepingCapacity: true)
    strokes.append(.down(code))
    strokes.append(.up(code))
  }

  /// No wrong character in place of a right one; said once, and of a secret not what it is.
  private mutating func refuse(_ text: String) {
    composer.reset()
    let what = keyboard?.traits.isSecure == true ? "a character of a secure field" : "“\(text)”"
    guard refused.insert(what).inserted else { return }
    Output.error("\(what) has no key in the keymap \(keymap.name) and is not typed")
  }

  // MARK: - Focus

  /// - Parameter length: how many characters the field holds by now, where that is known better than by its context.
  private mutating func focus(_ context: FieldContext, length: Int? = nil) throws(AppError) {
    try letGo()
    self.context = context
    keyboard = try rack.keyboard(
      for: KeyboardRack.Field(traits: context.traits, isMultiline: context.isMultiline, locale: context.locale))
    composer = Composer(rack.composition)
    // The cursor is taken to stand at the end, until a program says where it is.
    if length == nil { composer.reset(context: context.text ?? "") }
    fieldLength = length ?? context.text?.count ?? 0
    keyboard?.setFieldIsEmpty(fieldLength == 0, into: &effects)
    effects.needsDisplay = true
    try carryOut()
    notices += state
  }

  /// What a subscriber is told: where the keyboard is and which layout it shows.
  private var state: [ControlNotice] {
    guard let plan = keyboard?.plan else { return [] }
    return [.shown(true, rect: plan.geometry.frame), .layout(plan.layout)]
  }

  /// Puts the keyboard away; the field is remembered for `show`.
  private mutating func hide() throws(AppError) {
    try letGo()
    guard let frame = keyboard?.plan.geometry.frame else { return }
    keyboard = nil
    view?.hide()
    notices.append(.shown(false, rect: frame))
  }

  /// Fingers are forgotten, waiting strokes dropped, keys released.
  private mutating func letGo() throws(AppError) {
    keyboard?.cancel(into: &effects)
    effects.clear()
    try output.release(at: Clock.monotonic())
  }

  private mutating func answer(_ incoming: ControlServer.Incoming) throws(AppError) {
    switch incoming.request {
    case .failure(let error): server.reply(to: incoming.client, .error(error.description))
    case .success(let request):
      server.reply(to: incoming.client, try carryOut(request))
      if request == .subscribe { for notice in state { server.tell(incoming.client, notice.line) } }
    }
  }

  /// Tells the subscribers what has changed; after the answer to what changed it.
  private mutating func tellSubscribers() {
    for notice in notices { server.broadcast(notice.line) }
    notices.removeAll(keepingCapacity: true)
  }

  private mutating func carryOut(_ request: ControlRequest) throws(AppError) -> ControlReply {
    switch request {
    case .focus(let context): try focus(context)
    case .text(let before, let after):
      fieldLength = before.count + after.count
      composer.follow(context: before)
      try carryOut()
    case .blur:
      try hide()
      context = nil
    case .show:
      if keyboard == nil { try focus(context ?? FieldContext(traits: field.traits, isMultiline: field.isMultiline)) }
    case .hide: try hide()
    case .sessionEnd:
      try hide()
      context = nil
      fieldLength = 0
      rack.endSession()
    case .message: return .error("this version offers no codes from messages")
    case .status:
      let status = HostStatus(
        version: Program.version, shown: keyboard != nil, layout: keyboard?.plan.layout,
        field: context?.id, panels: panels.panels.map(\.name))
      let line = try JSONText.encode(status).dropLast()
      return .json(String(decoding: line, as: UTF8.self))
    case .subscribe: break
    }
    return .ok
  }
}
