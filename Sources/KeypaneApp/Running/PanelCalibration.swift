import Evdev
import KeyboardCore
import Posix

/// Which calibration a panel is used with, and how that goes together with how the display is turned.
struct PanelCalibration: Sendable {
  /// What udev says, or who outranks it.
  private(set) var calibration: Calibration
  /// A turn of the display that udev's matrix holds already.
  ///
  /// An X server does not turn touches with the picture, so kiosks whose picture `xrandr` has turned have the turn in
  /// udev's matrix. A matrix that turns as far as the display is turned when the panel is first opened is such a one.
  private(set) var heldTurn = Rotation.none
  /// Until when udev, which did not know the panel yet, is asked again; nil: what it says is known.
  private var asksUntil: Instant?

  private static let property = "LIBINPUT_CALIBRATION_MATRIX"
  /// udev's rules take some milliseconds; where no udev runs it never knows the panel.
  private static let patience = Interval.milliseconds(3000)

  /// - Parameters:
  ///   - node: `/dev/input/event3`.
  ///   - given: what the options say.
  ///   - known: of the same panel when it was there before.
  init(node: String, given: Calibration?, known: PanelCalibration?, screen: ScreenOptions) {
    if let given {
      calibration = given
      return
    }
    let device = UdevDevice(node: node)
    let isReady =
      switch device {
      case .some(let device): device.isReady
      case .none: false
      }
    let matrix =
      switch device {
      case .some(let device): Self.matrix(device, node)
      case .none: nil as CalibrationMatrix?
      }
    if !isReady && matrix == nil { asksUntil = Clock.monotonic() + Self.patience }
    // What a panel had when it was there before, until udev has looked at it anew.
    if let known, matrix == known.calibration.matrix || (matrix == nil && !isReady) {
      calibration = known.calibration
      heldTurn = known.heldTurn
      return
    }
    calibration = matrix.map { Calibration(matrix: $0, source: .udev) } ?? .none
    holdTurn(of: screen)
  }

  /// Asks udev again where it did not know the panel when it was opened. Cheap where it did.
  /// - Returns: whether the calibration is another one now.
  mutating func settle(node: String, screen: ScreenOptions) -> Bool {
    guard let asksUntil, let device = UdevDevice(node: node) else { return false }
    if device.isReady || Clock.monotonic() > asksUntil { self.asksUntil = nil }
    guard device.isReady else { return false }
    let found = Self.matrix(device, node).map { Calibration(matrix: $0, source: .udev) } ?? .none
    guard found != calibration else { return false }
    calibration = found
    holdTurn(of: screen)
    return true
  }

  /// How touches of the panel get to the screen.
  func transform(_ panel: PanelDescription, to screen: ScreenOptions) -> PanelTransform {
    PanelTransform(
      panel: panel, screen: screen.size, rotation: screen.panelRotation.subtracting(heldTurn),
      calibration: calibration.matrix)
  }

  private mutating func holdTurn(of screen: ScreenOptions) {
    heldTurn = calibration.source == .udev && calibration.matrix.turn == screen.displayTurn ? screen.displayTurn : .none
  }

  /// What udev says of a device; nil where it says nothing, or nothing that can be understood, as libinput has it.
  static func matrix(_ device: borrowing UdevDevice, _ node: String) -> CalibrationMatrix? {
    guard let text = device.property(property) else { return nil }
    let matrix = CalibrationMatrix(text)
    if let reason = matrix.map(\.objection) ?? "is not six numbers" {
      Output.error("\(node): udev's \(property) “\(text)” \(reason); it is ignored")
      return nil
    }
    return matrix
  }
}
