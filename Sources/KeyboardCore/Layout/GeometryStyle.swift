/// What a kiosk's own theme says of the sizes of keys, in points; nil: as the screen has room for it.
public struct GeometryStyle: Sendable, Hashable {
  /// Of a cap, without the gap around it.
  public var keyHeight: Double?
  /// Between two caps of a row.
  public var keyGap: Double?
  /// Between the caps of two rows.
  public var rowGap: Double?

  /// The heights and gaps that can be asked for; what does not fit the screen is made smaller.
  public static let keyHeightRange = 12.0...200.0
  /// See `keyHeightRange`.
  public static let gapRange = 0.0...40.0

  /// Everything as the screen has room for it, but for what is given.
  public init(keyHeight: Double? = nil, keyGap: Double? = nil, rowGap: Double? = nil) {
    self.keyHeight = keyHeight
    self.keyGap = keyGap
    self.rowGap = rowGap
  }

  /// What current phones have.
  public static let standard = GeometryStyle()
}
