import KeyboardCore
import Posix

/// A made-up panel that is plugged in, and all that its events go through on their way to the keyboard.
struct PanelLine {
  private let panel: PanelDescription
  private let transform: PanelTransform
  private var tracker: TouchTracker
  private var filters: TouchFilters
  private let settings: TouchFilterSettings
  private var sender: PanelModelSender
  private let screen: ScreenOptions
  private var isPlugged = true
  private var events: [InputEvent] = []
  private var frame = TouchFrame()
  private var touches = KeyTouchFrame()
  /// Of all trackers, one each time it was plugged in.
  private var contactCount = 0
  private var givenUp = 0
  private var drops = 0
  private var found: [String] = []

  init(
    _ model: PanelModel, screen: ScreenOptions, calibration: CalibrationMatrix, filters settings: TouchFilterSettings
  ) throws(AppError) {
    do { panel = try PanelDescription(model.device) } catch { throw AppError(.data, error.reason) }
    self.screen = screen
    transform = PanelTransform(panel: panel, screen: screen.size, rotation: screen.rotation, calibration: calibration)
    self.settings = settings
    filters = TouchFilters(settings, scale: TouchScale(transform, screen: screen.size, scale: screen.scale))
    tracker = TouchTracker(panel: panel)
    sender = PanelModelSender(model, screen: screen.size, rotation: screen.rotation)
  }

  /// When the filters have something to do.
  var deadline: Instant? { filters.deadline }

  /// Since when the end of a touch is held back.
  var heldSince: Instant? { filters.heldSince }

  /// Does what the filters have to do.
  mutating func wake(
    at time: Instant, into simulator: inout Simulator, contacts: inout Set<UInt32>
  ) throws(AppError) {
    filters.wake(at: time)
    try hand(to: &simulator, contacts: &contacts)
  }

  /// Lets out the end of a touch that is held back.
  mutating func flush(into simulator: inout Simulator, contacts: inout Set<UInt32>) throws(AppError) {
    filters.flush()
    try hand(to: &simulator, contacts: &contacts)
  }

  /// A finger does something on the panel.
  /// - Parameters:
  ///   - isLost: the events never arrive.
  ///   - contacts: those that the keyboard knows of.
  mutating func touch(
    _ phase: Contact.Phase, _ finger: Int, _ point: KeyPoint, at time: Instant, isLost: Bool,
    into simulator: inout Simulator, contacts: inout Set<UInt32>
  ) throws(AppError) {
    events.removeAll(keepingCapacity: true)
    sender.send(phase, finger: finger, at: point, time: time, into: &events)
    if !isLost { try pass(into: &simulator, contacts: &contacts) }
  }

  /// The kernel's queue overflows.
  mutating func drop(
    at time: Instant, into simulator: inout Simulator, contacts: inout Set<UInt32>
  ) throws(AppError) {
    events.removeAll(keepingCapacity: true)
    sender.sendDropped(time: time, into: &events)
    try pass(into: &simulator, contacts: &contacts)
  }

  /// The panel goes; what its fingers held is given up.
  mutating func unplug(
    at time: Instant, into simulator: inout Simulator, contacts: inout Set<UInt32>
  ) throws(AppError) {
    guard isPlugged else { return }
    isPlugged = false
    tracker.cancel(at: time, into: &frame)
    transform.map(frame, into: &touches)
    filters.take(touches)
    filters.flush()
    try hand(to: &simulator, contacts: &contacts)
    found += TouchReport.lines(filters.counts)
    contactCount += tracker.contactCount
    givenUp += tracker.oddities.cancelledContacts
    drops += tracker.oddities.droppedFrames
  }

  /// It is there again, and knows of no finger.
  mutating func plug() {
    guard !isPlugged else { return }
    isPlugged = true
    filters = TouchFilters(settings, scale: TouchScale(transform, screen: screen.size, scale: screen.scale))
    // No id is used again.
    tracker = TouchTracker(panel: panel, firstID: UInt32(truncatingIfNeeded: contactCount + 1))
    sender = PanelModelSender(sender.model, screen: screen.size, rotation: screen.rotation)
  }

  /// How many contacts it told of, how many of them ended without being lifted, and how often events were lost; known
  /// once it is unplugged.
  var report: [String] {
    var text = "panel: contacts \(contactCount)"
    if givenUp > 0 { text += ", given up \(givenUp)" }
    if drops > 0 { text += ", lost events \(drops)" }
    return [text] + found.map { "panel: \($0)" }
  }

  private mutating func pass(into simulator: inout Simulator, contacts: inout Set<UInt32>) throws(AppError) {
    guard isPlugged else { return }
    for event in events where tracker.handle(event, into: &frame) {
      try deliver(into: &simulator, contacts: &contacts)
    }
  }

  private mutating func deliver(into simulator: inout Simulator, contacts: inout Set<UInt32>) throws(AppError) {
    transform.map(frame, into: &touches)
    filters.take(touches)
    try hand(to: &simulator, contacts: &contacts)
  }

  /// What comes out of the filters happens to the simulator.
  private mutating func hand(to simulator: inout Simulator, contacts: inout Set<UInt32>) throws(AppError) {
    while filters.next(into: &touches) {
      for touch in touches.touches {
        switch touch.phase {
        case .began: contacts.insert(touch.id)
        case .moved: break
        case .ended, .cancelled: contacts.remove(touch.id)
        }
      }
      try simulator.handle(touches)
    }
  }
}
