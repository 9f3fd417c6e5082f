/// What touches a panel. Source: `MT_TOOL_…` of linux/input-event-codes.h.
public enum TouchTool: Hashable, Sendable {
  /// A finger, and whatever a panel that does not tell tools is touched with.
  case finger
  /// A pen.
  case pen
  /// The flat of a hand: the panel itself has seen that nobody means it.
  case palm
  /// Something else: a dial, or a tool that later kernels name.
  case other

  /// Reads a value of ABS_MT_TOOL_TYPE.
  public init(kernelValue: Int32) {
    switch kernelValue {
    case 0: self = .finger
    case 1: self = .pen
    case 2: self = .palm
    default: self = .other
    }
  }
}
