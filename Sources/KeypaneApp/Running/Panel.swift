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
  private let calibration: CalibrationMatrix
  private var transform: PanelTransform
  private var frame = TouchFrame()

  /// The contacts of each panel count from a number of their own.
  private static let idsEach: UInt32 = 1 << 24

  /// - Parameter number: counts up for each panel that is opened.
  /// - Throws: where the device cannot be opened.
  /// - Returns: nil where it is no use as a panel, which is said.
  init?(path: String, number: UInt32, screen: ScreenOptions, calibration: CalibrationMatrix) throws(EvdevError) {
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
    tracker = TouchTracker(panel: panel, firstID: (number &* Self.idsEach) | 1)
    self.panel = panel
    self.calibration = calibration
    transform = PanelTransform(
      panel: panel, screen: screen.size, rotation: screen.rotation, calibration: calibration)
    device = opened
  }

  /// Touches that are read from now on are mapped to this screen.
  func map(to screen: ScreenOptions) {
    transform = PanelTransform(
      panel: panel, screen: screen.size, rotation: screen.rotation, calibration: calibration)
  }

  var raw: Int32 { device.raw }

  /// The next frame that has arrived, in keyboard units; false where nothing more has.
  /// - Throws: `EvdevError.gone` once it is unplugged; `giveUp` then ends what its fingers held.
  func next(into touches: inout KeyTouchFrame) throws(EvdevError) -> Bool {
    while let event = try device.next() {
      if tracker.handle(event, into: &frame) {
        transform.map(frame, into: &touches)
        return true
      }
    }
    return false
  }

  /// Cancels every contact.
  func giveUp(at time: Instant, into touches: inout KeyTouchFrame) {
    tracker.cancel(at: time, into: &frame)
    transform.map(frame, into: &touches)
  }
}
