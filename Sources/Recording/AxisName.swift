import KeyboardCore

/// The kernel's names of axes, for messages.
public enum AxisName {
  /// `ABS_X` and its like for the axes of touch panels, `ABS_0x28` for others.
  public static func name(of code: UInt16) -> String {
    switch code {
    case EventCode.Abs.x: "ABS_X"
    case EventCode.Abs.y: "ABS_Y"
    case EventCode.Abs.pressure: "ABS_PRESSURE"
    case EventCode.Abs.mtSlot: "ABS_MT_SLOT"
    case EventCode.Abs.mtTouchMajor: "ABS_MT_TOUCH_MAJOR"
    case EventCode.Abs.mtPositionX: "ABS_MT_POSITION_X"
    case EventCode.Abs.mtPositionY: "ABS_MT_POSITION_Y"
    case EventCode.Abs.mtToolType: "ABS_MT_TOOL_TYPE"
    case EventCode.Abs.mtTrackingID: "ABS_MT_TRACKING_ID"
    case EventCode.Abs.mtPressure: "ABS_MT_PRESSURE"
    default: "ABS_0x" + (code < 0x10 ? "0" : "") + String(code, radix: 16)
    }
  }
}
