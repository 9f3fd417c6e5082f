/// A row of a placed plane.
public struct PlacedRow: Sendable, Hashable {
  /// Indices into `PlacedPlane.keys`.
  public let keys: Range<Int>
  /// The first line of pixels that belongs to the row.
  public let top: Int
  /// The first line of pixels below it; the last row reaches to the keyboard's lower edge.
  public let bottom: Int
}
