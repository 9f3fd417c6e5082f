/// A row of a placed plane.
public struct PlacedRow: Sendable, Hashable {
  public let keys: Range<Int>
  public let top: Int
  public let bottom: Int
}
