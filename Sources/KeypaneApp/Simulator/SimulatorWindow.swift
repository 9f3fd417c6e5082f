import Display
import KeyboardCore
import Posix

/// A simulator in a window, driven by fingers and the mouse.
struct SimulatorWindow: ~Copyable {
  private var simulator: Simulator
  private var window: Window
  private var painter: ScreenPainter
  private var filters: TouchFilters
  private var touches = KeyTouchFrame()
  private let scale: Double
  private var signals: Signals
  /// What says aloud what there is; nil: nothing does.
  private var narration: Narration?
  private var poller = Poller()
  private var isEnding = false
  private var sent = 0

  /// Where the display tells of its events through no descriptor they are asked for this often.
  private static let askingInterval = Interval.milliseconds(10)

  init(
    _ simulator: consuming Simulator, title: String, screen: ScreenOptions, filters: TouchFilterSettings,
    driver: Screen.Driver, narration: consuming Narration? = nil
  ) throws(AppError) {
    let caught: Signals
    do { caught = try Signals() } catch { throw AppError(.software, error.description) }
    var simulator = simulator
    var size = screen.size
    let made: Window
    do {
      let display = try Screen(driver: driver)
      // Turned as the running keyboard turns it.
      let rotation = KeyboardView.Look(screen, volume: nil).rotation(on: display.size)
      let room = rotation.turned(display.size)
      if size.width > room.width || size.height > room.height {
        if screen.followsDisplay {
          size = Self.usable(KeySize(width: min(size.width, room.width), height: min(size.height, room.height)))
        } else {
          Output.error(
            "the display has \(room.width)x\(room.height) pixels, fewer than --screen \(size.width)x\(size.height):"
              + " what does not fit is cut off")
        }
      }
      made = try Window(
        .simulator, on: display, frame: KeyRect(x: 0, y: 0, width: size.width, height: size.height), title: title,
        rotation: rotation)
    } catch {
      throw AppError(error)
    }
    if size != screen.size { try simulator.resize(to: size) }
    let canvas = try ScreenPainter(screen: size, simulator)
    scale = screen.scale
    self.filters = TouchFilters(filters, scale: TouchScale(screen: size, scale: screen.scale))
    signals = caught
    painter = canvas
    window = made
    self.simulator = simulator
    self.narration = narration
  }

  mutating func run() throws(AppError) {
    window.show()
    try show()
    while !isEnding {
      let events: [WindowEvent]
      do { events = try window.events() } catch { throw AppError(error) }
      for event in events { try take(event) }
      let now = Clock.monotonic()
      if let deadline = filters.deadline, deadline <= now {
        filters.wake(at: now)
        try takeTouches()
      }
      if let deadline = simulatorDeadline, deadline <= now {
        try simulator.wake(at: min(now, filters.heldSince.map(Self.before) ?? now))
      }
      for utterance in simulator.speech?.takeSaid() ?? [] { narration?.say(utterance) }
      let isChanged = simulator.takeNeedsDisplay()
      if isChanged { try show() }
      if simulator.submissions > sent { try printFields() }
      // Drawing may have read events, of which the descriptor tells no more.
      if !isEnding && events.isEmpty && !isChanged { try wait() }
    }
    try simulator.cancel()
  }

  private mutating func take(_ event: WindowEvent) throws(AppError) {
    switch event {
    case .quit: isEnding = true
    case .exposed: try present(damage: nil)
    case .screenChanged, .escape: break
    case .resized(let size): try resize(to: size)
    case .pointer(let pointer):
      let touch = KeyTouch(id: UInt32(truncatingIfNeeded: pointer.id), phase: pointer.phase, point: pointer.position)
      filters.take(KeyTouchFrame(time: Clock.monotonic(), touches: [touch]))
      try takeTouches()
    case .hovered(let point): try simulator.point(at: point, time: Clock.monotonic())
    }
  }

  /// What comes out of the filters happens to the simulator.
  private mutating func takeTouches() throws(AppError) {
    while filters.next(into: &touches) { try simulator.handle(touches) }
  }

  /// When the simulator wants to be woken; nothing that would come after a release that is held back.
  private var simulatorDeadline: Instant? {
    guard let deadline = simulator.deadline else { return nil }
    if let held = filters.heldSince, deadline >= held { return nil }
    return deadline
  }

  private static func before(_ time: Instant) -> Instant { Instant(microseconds: time.microseconds - 1) }

  private mutating func resize(to size: KeySize) throws(AppError) {
    let usable = Self.usable(size)
    try simulator.resize(to: usable)
    filters.resize(TouchScale(screen: usable, scale: scale))
    painter = try ScreenPainter(screen: usable, simulator)
    try show()
  }

  /// A window may be made smaller than a screen can be; what does not fit is cut off.
  private static func usable(_ size: KeySize) -> KeySize {
    let range = KeyboardGeometry.screenRange
    return KeySize(
      width: min(max(size.width, range.lowerBound), range.upperBound),
      height: min(max(size.height, range.lowerBound), range.upperBound))
  }

  private mutating func show() throws(AppError) {
    try present(damage: painter.paint(simulator))
  }

  private mutating func present(damage: [KeyRect]?) throws(AppError) {
    do {
      if let damage {
        try window.present(painter.canvas, damage: damage)
      } else {
        try window.present(painter.canvas)
      }
    } catch {
      throw AppError(error)
    }
  }

  private mutating func printFields() throws(AppError) {
    sent = simulator.submissions
    try Program.say(JSONText.encode(Transcript(simulator).fields))
  }

  private var speechDescriptor: (raw: Int32, isWriting: Bool)? {
    switch narration {
    case .some(let narration): narration.descriptor
    case .none: nil
    }
  }

  private mutating func wait() throws(AppError) {
    poller.removeAll()
    let signal = poller.add(signals.raw)
    var deadline = [simulatorDeadline, filters.deadline].compactMap { $0 }.min()
    if let descriptor = window.descriptor {
      poller.add(descriptor)
    } else {
      let next = Clock.monotonic() + Self.askingInterval
      deadline = deadline.map { min($0, next) } ?? next
    }
    let speech = speechDescriptor.map { poller.add($0.raw, writing: $0.isWriting) }
    do throws(SystemError) {
      try poller.wait(until: deadline)
      if let speech, poller.isReadable(speech) || poller.isWritable(speech) { narration?.exchange() }
      if poller.isReadable(signal), try signals.next() != nil { isEnding = true }
    } catch {
      throw AppError(.software, error.description)
    }
  }
}
