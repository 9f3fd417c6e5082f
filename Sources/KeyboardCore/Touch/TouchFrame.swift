/// A position on the panel, in the panel's own units.
public struct PanelPoint: Hashable, Sendable {
  public var x: Int32
  public var y: Int32

  public init(x: Int32, y: Int32) {
    self.x = x
    self.y = y
  }
}

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
  public var phase: Phase
  /// Where the contact is, or was last.
  public var position: PanelPoint

  public init(id: UInt32, phase: Phase, position: PanelPoint) {
    self.id = id
    self.phase = phase
    self.position = position
  }
}

/// The contacts that began, moved or ended at one SYN_REPORT; a contact that did not change is left out.
///
/// One value is reused for every frame, so that reading a panel does not allocate.
public struct TouchFrame: Sendable {
  public var time: Instant
  /// Ends stand before beginnings, so that a slot used again within a frame releases its key first.
  public var contacts: [Contact]

  public init(time: Instant = .zero, contacts: [Contact] = []) {
    self.time = time
    self.contacts = contacts
  }
}
