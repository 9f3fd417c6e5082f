/// One finger in keyboard units.
public struct KeyTouch: Sendable, Hashable {
  /// `Contact.id`.
  public var id: UInt32
  /// What the finger did, as the panel's frame told.
  public var phase: Contact.Phase
  /// Where the finger is, or was last.
  public var point: KeyPoint
  /// Whether the contact itself told where it is.
  public var source: PositionSource
  /// The longer diameter of the touched area in pixels; 0 where the panel does not tell.
  public var size: Int
  /// What touches.
  public var tool: TouchTool
  /// `Contact.endsUntold`.
  public var endsUntold: Bool
  /// Of a beginning that a filter has held back: when the panel told it; nil: in this frame.
  public var beganAt: Instant?
  /// The finger has rested at the edge of the screen for so long that it is a hand, unless its key is one that is held.
  public var isResting = false

  /// A finger's part in a frame; its id must be no other finger's, earlier ones included.
  public init(
    id: UInt32, phase: Contact.Phase, point: KeyPoint, source: PositionSource = .told, size: Int = 0,
    tool: TouchTool = .finger, endsUntold: Bool = false
  ) {
    self.id = id
    self.phase = phase
    self.point = point
    self.source = source
    self.size = size
    self.tool = tool
    self.endsUntold = endsUntold
  }
}
