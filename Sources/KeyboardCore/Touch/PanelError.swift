/// Why a device cannot be used as a touch panel.
public enum PanelError: Error, Hashable, Sendable {
  /// It has no pair of axes that tell a position.
  case noPosition
  /// It has positions, but nothing that tells whether it is touched.
  case noContact
  /// The range of an axis has no width.
  case emptyRange(AxisRange)

  /// One clause for people.
  public var reason: String {
    switch self {
    case .noPosition:
      "the device has neither ABS_X and ABS_Y nor ABS_MT_POSITION_X and ABS_MT_POSITION_Y: it is not a touch panel"
    case .noContact:
      "the device has neither BTN_TOUCH nor BTN_LEFT nor ABS_PRESSURE: nothing tells when it is touched"
    case .emptyRange(let axis):
      "axis \(Self.name(axis.code)) has a range of no width (\(axis.minimum) to \(axis.maximum))"
    }
  }

  private static func name(_ code: UInt16) -> String {
    switch code {
    case EventCode.Abs.x: "ABS_X"
    case EventCode.Abs.y: "ABS_Y"
    case EventCode.Abs.z: "ABS_Z"
    case EventCode.Abs.rx: "ABS_RX"
    case EventCode.Abs.ry: "ABS_RY"
    case EventCode.Abs.rz: "ABS_RZ"
    case EventCode.Abs.mtPositionX: "ABS_MT_POSITION_X"
    case EventCode.Abs.mtPositionY: "ABS_MT_POSITION_Y"
    default: "\(code)"
    }
  }
}
