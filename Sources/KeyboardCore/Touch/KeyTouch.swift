/// One finger in keyboard units.
public struct KeyTouch: Sendable, Hashable {
  /// `Contact.id`.
  public var id: UInt32
  /// What the finger did, as the panel's frame told.
  public var phase: Contact.Phase
  /// Where the finger is, or was last.
  public var point: KeyPoint

  /// A finger's part in a frame; its id must be no other finger's, earlier ones included.
  public init(id: UInt32, phase: Contact.Phase, point: KeyPoint) {
    self.id = id
    self.phase = phase
    self.point = point
  }
}
