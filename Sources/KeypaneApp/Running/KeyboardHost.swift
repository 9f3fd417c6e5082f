import Display
import Evdev
import FieldFeed
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
  private var library: LayoutLibrary
  private let field: FieldOptions
  private let screen: ScreenOptions
  /// End when the last panel is gone.
  private let once: Bool

  /// The field that has the focus.
  private var context: FieldContext?
  private var keyboard: Keyboard?
  /// How many characters the field holds, as far as the keyboard knows.
  private var fieldLength = 0
  private var effects = Effects()
  private var touches = KeyTouchFrame()
  private var strokes: [KeyStroke] = []
  private var refused: Set<String> = []
  private var poller = Poller()
  private var isEnding = false

  init(
    output: consuming StrokeOutput, panels: consuming PanelSet, view: consuming KeyboardView?,
    server: consuming ControlServer, signals: consuming Signals, keymap: consuming Keymap, library: LayoutLibrary,
    field: FieldOptions, screen: ScreenOptions, once: Bool
  ) {
    self.output = output
    self.panels = panels
    self.view = view
    self.server = server
    self.signals = signals
    self.keymap = keymap
    self.library = library
    self.field = field
    self.screen = screen
    self.once = once
    strokes.reserveCapacity(64)
  }

  /// Runs until a signal, or until the panels are gone where that is asked for. Whatever happens, no key stays down.
  mutating func run() throws(AppError) {
    do {
      if field.isDescribed { try focus(FieldContext(traits: field.traits)) }
      while !isEnding { try turn() }
    } catch {
      try? letGo()
      throw error
    }
    try letGo()
  }

  // MARK: - The loop

  private mutating func turn() throws(AppError) {
    try takeWindowEvents()
    poller.removeAll()
    let signal = poller.add(signals.raw)
    let watch = panels.watchDescriptor.map { poller.add($0) }
    let display = windowDescriptor().map { poller.add($0) }
    let panelBase = panels.panels.count
    let firstPanel = poller.add(signals.raw, reading: false)
    for panel in panels.panels { poller.add(panel.raw) }
    let clients = server.descriptors
    let firstClient = firstPanel + panelBase + 1
    for client in clients { poller.add(client.raw, reading: client.reading, writing: client.writing) }
    do throws(SystemError) {
      try poller.wait(until: earliestDeadline())
    } catch {
      throw AppError(.software, error.description)
    }
    // Touches first: a release that has arrived ends a repeat that is due.
    var gone: [Panel] = []
    for (index, panel) in panels.panels.enumerated() where poller.isReadable(firstPanel + 1 + index) {
      if try !read(panel) { gone.append(panel) }
    }
    for panel in gone { try lose(panel) }
    try wakeKeyboard()
    try output.flush(at: Clock.monotonic())
    for (index, client) in clients.enumerated()
    where poller.isReadable(firstClient + index) || poller.isWritable(firstClient + index) {
      for incoming in server.ready(client.raw) { try answer(incoming) }
    }
    if let watch, poller.isReadable(watch) { panels.lookForChanges() }
    if let display, poller.isReadable(display) { try takeWindowEvents() }
    if poller.isReadable(signal), (try? signals.next()) != nil { isEnding = true }
  }

  private func windowDescriptor() -> Int32? {
    switch view {
    case .some(let view): view.descriptor
    case .none: nil
    }
  }

  private func earliestDeadline() -> Instant? {
    switch (keyboard?.deadline, output.deadline) {
    case (let one?, let other?): min(one, other)
    case (let one, let other): one ?? other
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

  private mutating func takeWindowEvents() throws(AppError) {
    guard let events = try view?.events() else { return }
    for event in events {
      switch event {
      case .quit: isEnding = true
      case .exposed, .resized: break
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
    for index in effects.actions.indices { try carryOut(effects.actions[index].command) }
    if keyboard != nil { keyboard?.setFieldIsEmpty(fieldLength == 0, into: &effects) }
    if effects.needsDisplay, let picture = keyboard?.picture() { try view?.show(picture) }
    effects.clear()
  }

  private mutating func carryOut(_ command: KeyCommand) throws(AppError) {
    switch command {
    case .insert(let text):
      strokes.removeAll(keepingCapacity: true)
      guard keymap.strokes(for: text, into: &strokes) else { return refuse(text) }
      fieldLength += 1
    case .deleteBackward:
      tap(KeyCode.backspace)
      fieldLength = max(0, fieldLength - 1)
    case .returnKey:
      tap(keyboard?.returnCode ?? KeyCode.enter)
    case .hide:
      return try hide()
    case .nextKeyboard, .emoji:
      return
    }
    try output.send(strokes, at: Clock.monotonic())
  }

  private mutating func tap(_ code: UInt16) {
    strokes.removeAll(keepingCapacity: true)
    strokes.append(.down(code))
    strokes.append(.up(code))
  }

  /// No wrong character in place of a right one; said once, and of a secret not what it is.
  private mutating func refuse(_ text: String) {
    let what = keyboard?.traits.isSecure == true ? "a character of a secure field" : "“\(text)”"
    guard refused.insert(what).inserted else { return }
    Output.error("\(what) has no key in the keymap \(keymap.name) and is not typed")
  }

  // MARK: - Focus

  private mutating func focus(_ context: FieldContext) throws(AppError) {
    try letGo()
    var options = field
    options.locale = context.locale ?? field.locale
    let resolved = Precedence.resolve(options.request(context.traits, isMultiline: context.isMultiline, on: screen))
    let plan = LayoutPlan(
      layout: try library.layout(resolved.layout), traits: resolved, screen: screen.size, scale: screen.scale)
    self.context = context
    keyboard = Keyboard(plan: plan, traits: resolved)
    fieldLength = context.text?.count ?? 0
    keyboard?.setFieldIsEmpty(fieldLength == 0, into: &effects)
    effects.needsDisplay = true
    try carryOut()
    server.broadcast(ControlNotice.shown(true, rect: plan.geometry.frame).line)
    server.broadcast(ControlNotice.layout(plan.layout).line)
  }

  /// Puts the keyboard away; the field is remembered for `show`.
  private mutating func hide() throws(AppError) {
    try letGo()
    guard let frame = keyboard?.plan.geometry.frame else { return }
    keyboard = nil
    view?.hide()
    server.broadcast(ControlNotice.shown(false, rect: frame).line)
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
    case .success(let request): server.reply(to: incoming.client, try carryOut(request))
    }
  }

  private mutating func carryOut(_ request: ControlRequest) throws(AppError) -> ControlReply {
    switch request {
    case .focus(let context): try focus(context)
    case .text(let before, let after):
      fieldLength = before.count + after.count
      try carryOut()
    case .blur:
      try hide()
      context = nil
    case .show:
      if keyboard == nil { try focus(context ?? FieldContext(traits: field.traits)) }
    case .hide: try hide()
    case .sessionEnd:
      try hide()
      context = nil
      fieldLength = 0
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

/// What `{"status":{}}` is answered.
private struct HostStatus: Encodable {
  var version: String
  var shown: Bool
  var layout: String?
  var field: String?
  var panels: [String]
}
