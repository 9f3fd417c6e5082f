import Evdev
import KeyboardCore
import Posix

/// An open panel of the running keyboard, with what follows its contacts.
final class Panel {
  let path: String
  let name: String
  private var device: EvdevPanel
  private var tracker: TouchTracker
  private let panel: PanelDescription
  /// What is remembered of the panel for when it comes back.
  private(set) var calibration: PanelCalibration
  private var screen: ScreenOptions
  private var transform: PanelTransform
  private var frame = TouchFrame()
  private var mapped = KeyTouchFrame()
  private var filters: TouchFilters
  /// What has been said of odd touches.
  private var reported = TouchFilterCounts()

  /// - Parameter number: counts up for each panel that is opened.
  /// - Parameter calibration: gives the panel's, by its name.
  /// - Throws: where the device cannot be opened.
  /// - Returns: nil where it is no use as a panel, which is said.
  init?(
    path: String, number: UInt32, screen: ScreenOptions, filters: TouchFilterSettings,
    calibration: (String) -> PanelCalibration
  ) throws(EvdevError) {
    let opened = try EvdevPanel(path: path)
    let panel: PanelDescription
    do {
      panel = try PanelDescription(opened.description)
    } catch {
      Output.error("\(path) (\(opened.description.name)): \(error.reason)")
      return nil
    }
    self.path = path
    name = opened.description.name
    tracker = TouchTracker(panel: panel, firstID: (number &* KeyTouch.idsOfPanel) | 1)
    self.panel = panel
    self.screen = screen
    self.calibration = calibration(opened.description.name)
    transform = self.calibration.transform(panel, to: screen)
    self.filters = TouchFilters(filters, scale: TouchScale(transform, screen: screen.size, scale: screen.scale))
    device = opened
  }

  /// Touches that are read from now on are mapped to this screen.
  func map(to screen: ScreenOptions) {
    self.screen = screen
    mapAgain()
  }

  private func mapAgain() {
    transform = calibration.transform(panel, to: screen)
    filters.resize(TouchScale(transform, screen: screen.size, scale: screen.scale))
  }

  var raw: Int32 { device.raw }

  /// The next frame that has arrived, in keyboard units; false where nothing more has.
  /// - Throws: `EvdevError.gone` once it is unplugged; `giveUp` then ends what its fingers held.
  func next(into touches: inout KeyTouchFrame) throws(EvdevError) -> Bool {
    while true {
      if filters.next(into: &touches) { return true }
      guard let event = try device.next() else {
        if let message = device.takeMessage() { Output.error("\(name) (\(path)): \(message)") }
        return false
      }
      guard tracker.handle(event, into: &frame) else { continue }
      if calibration.settle(node: path, screen: screen) { mapAgain() }
      transform.map(frame, into: &mapped)
      filters.take(mapped)
      report()
    }
  }

  /// Cancels every contact; `waiting` then gives what is left to be told.
  func giveUp(at time: Instant) {
    tracker.cancel(at: time, into: &frame)
    transform.map(frame, into: &mapped)
    filters.take(mapped)
    filters.flush()
    report()
  }

  // MARK: - Filters

  /// When the filters want to be woken, if they do.
  var deadline: Instant? { filters.deadline }

  /// The time of a release that is held back, because it may be a bounce: the keyboard is not to be woken for what is due
  /// then or later.
  var heldSince: Instant? { filters.heldSince }

  /// The next frame that the filters have ready, without reading the panel; false where there is none.
  func waiting(into touches: inout KeyTouchFrame) -> Bool { filters.next(into: &touches) }

  /// Lets the filters do what is due at `time`; `waiting` then gives what comes of it.
  func wake(at time: Instant) {
    filters.wake(at: time)
    report()
  }

  /// Lets a release out that is held back; `waiting` then gives it.
  func flush() { filters.flush() }

  /// Says what is odd about the touches, once each.
  private func report() {
    if filters.counts == reported { return }
    for line in TouchReport.news(filters.counts, before: reported) { Output.error("\(name) (\(path)): \(line)") }
    reported = filters.counts
  }
}
