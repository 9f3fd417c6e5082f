/// What one finger does in one frame.
public struct Contact: Hashable, Sendable {
  /// What happened to the contact since the frame before.
  public enum Phase: Hashable, Sendable {
    /// The finger has come down.
    case began
    /// The finger is still down; its position may have changed.
    case moved
    /// The finger has been lifted.
    case ended
    /// The contact is gone without having been lifted: events were lost, the panel is gone, the recording is over.
    case cancelled
  }

  /// Counts up by one for each new contact of a tracker; never used again.
  public var id: UInt32
  /// What the finger did; a tap within one frame is two contacts of one id.
  public var phase: Phase
  /// Where the contact is, or was last.
  public var position: PanelPoint
  /// Whether the contact itself told where it is.
  public var source: PositionSource
  /// The longer diameter of the touched area (ABS_MT_TOUCH_MAJOR) in panel units across; 0 where the panel does not tell.
  public var size: Int32
  /// What touches.
  public var tool: TouchTool
  /// The panel has never told the end of a contact, and may tell none of this one: it has ended once nothing was told of it
  /// for `longestSilence`. (Some tablets' drivers send neither
  /// slots nor SYN_MT_REPORT nor BTN_TOUCH.)
  public var endsUntold: Bool

  /// Panels tell of a finger that is there some sixty times a second.
  public static let longestSilence = Interval.milliseconds(100)

  /// A finger's part in a frame; its id must be no other finger's, earlier ones included.
  public init(
    id: UInt32, phase: Phase, position: PanelPoint, source: PositionSource = .told, size: Int32 = 0,
    tool: TouchTool = .finger, endsUntold: Bool = false
  ) {
    self.id = id
    self.phase = phase
    self.position = position
    self.source = source
    self.size = size
    self.tool = tool
    self.endsUntold = endsUntold
  }
}
