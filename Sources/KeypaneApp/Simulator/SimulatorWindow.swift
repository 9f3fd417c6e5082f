import Display
import KeyboardCore
import Posix

/// A simulator in a window, driven by fingers and the mouse.
struct SimulatorWindow: ~Copyable {
  private var simulator: Simulator
  private var window: Window
  private var painter: ScreenPainter
  private var signals: Signals
  private var poller = Poller()
  private var isEnding = false
  private var sent = 0

  /// Where the display tells of its events through no descriptor they are asked for this often.
  private static let askingInterval = Interval.milliseconds(10)

  init(
    _ simulator: consuming Simulator, title: String, screen: ScreenOptions, driver: Screen.Driver
  ) throws(AppError) {
    let caught: Signals
    do { caught = try Signals() } catch { throw AppError(.software, error.description) }
    let canvas = try ScreenPainter(screen: screen.size, simulator)
    let made: Window
    do {
      made = try Window(
        .simulator, on: Screen(driver: driver),
        frame: KeyRect(x: 0, y: 0, width: screen.size.width, height: screen.size.height), title: title,
        rotation: screen.turnsTouchesOnly ? .none : screen.rotation)
    } catch {
      throw AppError(error)
    }
    signals = caught
    painter = canvas
    window = made
    self.simulator = simulator
  }

  mutating func run() throws(AppError) {
    window.show()
    try show()
    while !isEnding {
      let events: [WindowEvent]
      do { events = try window.events() } catch { throw AppError(error) }
      for event in events { try take(event) }
      let now = Clock.monotonic()
      if let deadline = simulator.deadline, deadline <= now { try simulator.wake(at: now) }
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
    case .screenChanged: break
    case .resized(let size): try resize(to: size)
    case .pointer(let pointer):
      let touch = KeyTouch(id: UInt32(truncatingIfNeeded: pointer.id), phase: pointer.phase, point: pointer.position)
      try simulator.handle(KeyTouchFrame(time: Clock.monotonic(), touches: [touch]))
    case .hovered(let point): try simulator.point(at: point, time: Clock.monotonic())
    }
  }

  private mutating func resize(to size: KeySize) throws(AppError) {
    let range = KeyboardGeometry.screenRange
    // A window may be made smaller than a screen can be; what does not fit is cut off.
    let usable = KeySize(
      width: min(max(size.width, range.lowerBound), range.upperBound),
      height: min(max(size.height, range.lowerBound), range.upperBound))
    try simulator.resize(to: usable)
    painter = try ScreenPainter(screen: usable, simulator)
    try show()
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

  private mutating func wait() throws(AppError) {
    poller.removeAll()
    let signal = poller.add(signals.raw)
    var deadline = simulator.deadline
    if let descriptor = window.descriptor {
      poller.add(descriptor)
    } else {
      let next = Clock.monotonic() + Self.askingInterval
      deadline = deadline.map { min($0, next) } ?? next
    }
    do throws(SystemError) {
      try poller.wait(until: deadline)
      if poller.isReadable(signal), try signals.next() != nil { isEnding = true }
    } catch {
      throw AppError(.software, error.description)
    }
  }
}
