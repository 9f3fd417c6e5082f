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

  /// A finger's part in a frame; its id must be no other finger's, earlier ones included.
  public init(id: UInt32, phase: Phase, position: PanelPoint) {
    self.id = id
    self.phase = phase
    self.position = position
  }
}
