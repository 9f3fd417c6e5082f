/// One finger in keyboard units.
public struct KeyTouch: Sendable, Hashable {
  public var id: UInt32
  public var phase: Contact.Phase
  public var point: KeyPoint

  public init(id: UInt32, phase: Contact.Phase, point: KeyPoint) {
    self.id = id
    self.phase = phase
    self.point = point
  }
}
