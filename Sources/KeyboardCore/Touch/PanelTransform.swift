/// Maps panel units to keyboard units: each axis on its own range, then calibration, rotation and screen.
///
/// The panel's whole range maps onto the whole screen; what falls outside is moved to the edge.
public struct PanelTransform: Sendable {
  private let x: AxisRange
  private let y: AxisRange
  private let calibration: CalibrationMatrix
  private let rotation: Rotation
  private let screen: KeySize

  /// - Parameter screen: the screen before rotation, in pixels.
  public init(
    panel: PanelDescription, screen: KeySize, rotation: Rotation = .none, calibration: CalibrationMatrix = .identity
  ) {
    x = panel.x
    y = panel.y
    self.calibration = calibration
    self.rotation = rotation
    self.screen = screen
  }

  /// Where on the screen a panel position is; never outside it.
  public func point(_ position: PanelPoint) -> KeyPoint {
    let across = Self.part(position.x, of: x)
    let down = Self.part(position.y, of: y)
    let u = calibration.a * across + calibration.b * down + calibration.c
    let v = calibration.d * across + calibration.e * down + calibration.f
    let turned: (x: Double, y: Double) =
      switch rotation {
      case .none: (u, v)
      case .quarter: (v, 1 - u)
      case .half: (1 - u, 1 - v)
      case .threeQuarters: (1 - v, u)
      }
    return KeyPoint(x: Self.pixel(turned.x, of: screen.width), y: Self.pixel(turned.y, of: screen.height))
  }

  /// The same frame in keyboard units.
  public func map(_ frame: TouchFrame, into touches: inout KeyTouchFrame) {
    touches.time = frame.time
    touches.touches.removeAll(keepingCapacity: true)
    for contact in frame.contacts {
      touches.touches.append(KeyTouch(id: contact.id, phase: contact.phase, point: point(contact.position)))
    }
  }

  /// The middle of a panel unit as a part of the range.
  private static func part(_ value: Int32, of axis: AxisRange) -> Double {
    let units = Double(axis.maximum) - Double(axis.minimum) + 1
    return (Double(axis.clamp(value)) - Double(axis.minimum) + 0.5) / units
  }

  private static func pixel(_ part: Double, of length: Int) -> Int {
    // A matrix of a kiosk's own may give anything, numbers that are none included.
    guard part > 0 else { return 0 }
    return part >= 1 ? length - 1 : min(Int(part * Double(length)), length - 1)
  }
}
