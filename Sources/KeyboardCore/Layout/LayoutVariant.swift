/// What a layout has in another form for one keyboard type.
public struct LayoutVariant: Sendable, Hashable {
  /// The keys that stand in a plane's last row instead of its own.
  public struct BottomRow: Sendable, Hashable {
    /// `Plane.id`.
    public var plane: String
    /// From left to right.
    public var keys: [LayoutKey]

    /// A row for the plane of that id; a layout without such a plane has no use for it.
    public init(plane: String, keys: [LayoutKey]) {
      self.plane = plane
      self.keys = keys
    }
  }

  /// The type of keyboard that has it.
  public var keyboardType: KeyboardType
  /// The plane shown first; nil: the layout's first.
  public var openingPlane: String?
  /// At most one a plane; a plane that is not named keeps its own.
  public var bottomRows: [BottomRow]

  /// A variant that changes nothing but what it is told.
  public init(keyboardType: KeyboardType, openingPlane: String? = nil, bottomRows: [BottomRow] = []) {
    self.keyboardType = keyboardType
    self.openingPlane = openingPlane
    self.bottomRows = bottomRows
  }
}
