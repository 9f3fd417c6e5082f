import CAllocationCounter
import KeyboardCore
import KeypaneApp

/// A touch's whole way from the panel's events to the strokes that the kernel is given, without panel and kernel: what
/// `Panel`, `FocusedKeyboard` and `StrokeOutput` do with the same types in the same order.
///
/// Time is that of the events. What each stage allocates is counted while the thread's counter is on.
struct HotPath: ~Copyable {
  /// What was counted so far.
  private(set) var allocations = StageCounts()
  /// SYN_REPORTs so far.
  var frames: Int { tracker.frameCount }

  private var tracker: TouchTracker
  private let transform: PanelTransform
  private var filters: TouchFilters
  private var keyboard: Keyboard
  private var speller: ActionSpeller
  private var frame = TouchFrame()
  private var mapped = KeyTouchFrame()
  private var touches = KeyTouchFrame()
  private var effects = Effects()
  /// The effects that are being carried out.
  private var done = Effects()
  private var queue = StrokeQueue()
  private let rights = KeyPolicy.standard.rights(.standard)
  private var gate = KeyGate(KeyPolicy.standard.rights(.standard))
  /// What the gate lets through of one stroke.
  private var passed: [KeyStroke] = []
  /// How many characters the field holds, as `FocusedKeyboard` counts them.
  private var fieldLength = 0

  /// - Parameter traits: of the field that has the focus; the speller makes its keyboard.
  init(panel: PanelDescription, traits: TextInputTraits, speller: consuming ActionSpeller) throws(AppError) {
    let keyboard = try speller.keyboard(for: traits)
    tracker = TouchTracker(panel: panel)
    transform = PanelTransform(panel: panel, screen: keyboard.plan.geometry.screen)
    let screen = keyboard.plan.geometry.screen
    filters = TouchFilters(TouchFilterSettings(), scale: TouchScale(transform, screen: screen))
    self.keyboard = keyboard
    self.speller = speller
    passed.reserveCapacity(16)
  }

  /// Plays events, each `delay` later than it says, and sends the last stroke before it returns.
  /// - Parameter receive: takes each stroke where the kernel would.
  mutating func play(_ events: [InputEvent], delay: Interval, receive: (KeyStroke) -> Void) throws(AppError) {
    for index in events.indices {
      var event = events[index]
      event.time = event.time + delay
      let before = callocation_count()
      let isComplete = tracker.handle(event, into: &frame)
      allocations.add(since: before, to: .tracking)
      if isComplete { try takeFrame(receive: receive) }
    }
    filter { $0.flush() }
    try takeTouches(receive: receive)
    while let deadline = queue.deadline { flush(at: deadline, receive: receive) }
  }

  private mutating func takeFrame(receive: (KeyStroke) -> Void) throws(AppError) {
    while let deadline = queue.deadline, deadline < frame.time { flush(at: deadline, receive: receive) }
    try wake(receive: receive)
    var before = callocation_count()
    transform.map(frame, into: &mapped)
    allocations.add(since: before, to: .mapping)
    before = callocation_count()
    filters.take(mapped)
    allocations.add(since: before, to: .filtering)
    try takeTouches(receive: receive)
  }

  /// Does what is due before the frame; while a release is held back nothing happens that would come after it.
  private mutating func wake(receive: (KeyStroke) -> Void) throws(AppError) {
    while true {
      let limit = min(frame.time, filters.heldSince ?? frame.time)
      if let deadline = keyboard.deadline, deadline < min(limit, filters.deadline ?? limit) {
        let before = callocation_count()
        keyboard.wake(at: deadline, into: &effects)
        allocations.add(since: before, to: .keyboard)
        try carryOut(at: deadline, receive: receive)
      } else if let deadline = filters.deadline, deadline < frame.time {
        filter { $0.wake(at: deadline) }
        try takeTouches(receive: receive)
      } else {
        return
      }
    }
  }

  private mutating func filter(_ body: (inout TouchFilters) -> Void) {
    let before = callocation_count()
    body(&filters)
    allocations.add(since: before, to: .filtering)
  }

  private mutating func takeTouches(receive: (KeyStroke) -> Void) throws(AppError) {
    while filters.next(into: &touches) {
      let before = callocation_count()
      keyboard.handle(touches, into: &effects)
      allocations.add(since: before, to: .keyboard)
      try carryOut(at: touches.time, receive: receive)
    }
  }

  private mutating func carryOut(at now: Instant, receive: (KeyStroke) -> Void) throws(AppError) {
    swap(&effects, &done)
    for index in done.actions.indices { try carryOut(done.actions[index], at: now, receive: receive) }
    let before = callocation_count()
    keyboard.setFieldIsEmpty(fieldLength == 0, into: &effects)
    effects.clear()
    done.clear()
    allocations.add(since: before, to: .keyboard)
  }

  private mutating func carryOut(
    _ action: KeyAction, at now: Instant, receive: (KeyStroke) -> Void
  ) throws(AppError) {
    var before = callocation_count()
    let outcome = try speller.take(action, on: &keyboard, into: &effects)
    if case .strokes(let command) = outcome { fieldLength = command.length(after: fieldLength) }
    allocations.add(since: before, to: .spelling)
    before = callocation_count()
    if rights.allow(speller.strokes[...]) { queue.push(speller.strokes, at: now) }
    allocations.add(since: before, to: .queue)
    flush(at: now, receive: receive)
  }

  private mutating func flush(at now: Instant, receive: (KeyStroke) -> Void) {
    while let stroke = next(at: now) {
      let before = callocation_count()
      passed.removeAll(keepingCapacity: true)
      gate.take(stroke, into: &passed)
      allocations.add(since: before, to: .queue)
      for index in passed.indices { receive(passed[index]) }
    }
  }

  private mutating func next(at now: Instant) -> KeyStroke? {
    let before = callocation_count()
    let stroke = queue.next(at: now)
    allocations.add(since: before, to: .queue)
    return stroke
  }
}
