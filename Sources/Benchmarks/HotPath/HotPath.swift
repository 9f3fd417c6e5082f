import CAllocationCounter
import KeyboardCore
import Keymap

/// A touch's whole way from the panel's events to the strokes that the kernel is given, without panel and kernel: what
/// `Panel`, `KeyboardHost` and `StrokeOutput` do with the same types in the same order.
///
/// Time is that of the events. What each stage allocates is counted while the thread's counter is on.
struct HotPath: ~Copyable {
  /// What was counted so far.
  private(set) var allocations = StageCounts()
  /// SYN_REPORTs so far.
  var frames: Int { tracker.frameCount }

  private var tracker: TouchTracker
  private let transform: PanelTransform
  private var keyboard: Keyboard
  private let keymap: Keymap
  private var frame = TouchFrame()
  private var touches = KeyTouchFrame()
  private var effects = Effects()
  private var strokes: [KeyStroke] = []
  private var queue = StrokeQueue()
  /// How many characters the field holds, as `KeyboardHost` counts them.
  private var fieldLength = 0

  init(panel: PanelDescription, keyboard: Keyboard, keymap: consuming Keymap) {
    tracker = TouchTracker(panel: panel)
    transform = PanelTransform(panel: panel, screen: keyboard.plan.geometry.screen)
    self.keyboard = keyboard
    self.keymap = keymap
    strokes.reserveCapacity(64)
  }

  /// Plays events, each `delay` later than it says, and sends the last stroke before it returns.
  /// - Parameter receive: takes each stroke where the kernel would.
  mutating func play(_ events: [InputEvent], delay: Interval, receive: (KeyStroke) -> Void) {
    for index in events.indices {
      var event = events[index]
      event.time = event.time + delay
      let before = callocation_count()
      let isComplete = tracker.handle(event, into: &frame)
      allocations.add(since: before, to: .tracking)
      if isComplete { takeFrame(receive: receive) }
    }
    while let deadline = queue.deadline { flush(at: deadline, receive: receive) }
  }

  private mutating func takeFrame(receive: (KeyStroke) -> Void) {
    while let deadline = queue.deadline, deadline < frame.time { flush(at: deadline, receive: receive) }
    while let deadline = keyboard.deadline, deadline < frame.time {
      let before = callocation_count()
      keyboard.wake(at: deadline, into: &effects)
      allocations.add(since: before, to: .keyboard)
      carryOut(at: deadline, receive: receive)
    }
    var before = callocation_count()
    transform.map(frame, into: &touches)
    allocations.add(since: before, to: .mapping)
    before = callocation_count()
    keyboard.handle(touches, into: &effects)
    allocations.add(since: before, to: .keyboard)
    carryOut(at: frame.time, receive: receive)
  }

  private mutating func carryOut(at now: Instant, receive: (KeyStroke) -> Void) {
    for index in effects.actions.indices {
      let before = callocation_count()
      spell(effects.actions[index].command)
      allocations.add(since: before, to: .keymap)
      send(at: now, receive: receive)
    }
    let before = callocation_count()
    keyboard.setFieldIsEmpty(fieldLength == 0, into: &effects)
    effects.clear()
    allocations.add(since: before, to: .keyboard)
  }

  /// The strokes of a command, into `strokes`.
  private mutating func spell(_ command: KeyCommand) {
    strokes.removeAll(keepingCapacity: true)
    switch command {
    case .insert(let text):
      if keymap.strokes(for: text, into: &strokes) { fieldLength += 1 }
    case .deleteBackward:
      tap(KeyCode.backspace)
      fieldLength = max(0, fieldLength - 1)
    case .returnKey:
      tap(keyboard.returnCode)
    case .hide, .nextKeyboard, .keyboard, .emoji, .search, .replace, .keystroke, .chord:
      break
    }
  }

  private mutating func tap(_ code: UInt16) {
    strokes.append(.down(code))
    strokes.append(.up(code))
  }

  private mutating func send(at now: Instant, receive: (KeyStroke) -> Void) {
    let before = callocation_count()
    queue.push(strokes, at: now)
    allocations.add(since: before, to: .queue)
    flush(at: now, receive: receive)
  }

  private mutating func flush(at now: Instant, receive: (KeyStroke) -> Void) {
    while let stroke = next(at: now) { receive(stroke) }
  }

  private mutating func next(at now: Instant) -> KeyStroke? {
    let before = callocation_count()
    let stroke = queue.next(at: now)
    allocations.add(since: before, to: .queue)
    return stroke
  }
}
