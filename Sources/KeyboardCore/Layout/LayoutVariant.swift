/// What a layout has in another form for one keyboard type.
public struct LayoutVariant: Sendable, Hashable {
  public struct BottomRow: Sendable, Hashable {
    public var plane: String
    public var keys: [LayoutKey]

    public init(plane: String, keys: [LayoutKey]) {
      self.plane = plane
      self.keys = keys
    }
  }

  public var keyboardType: KeyboardType
  /// The plane shown first; nil: the layout's first.
  public var openingPlane: String?
  public var bottomRows: [BottomRow]

  public init(keyboardType: KeyboardType, openingPlane: String? = nil, bottomRows: [BottomRow] = []) {
    self.keyboardType = keyboardType
    self.openingPlane = openingPlane
    self.bottomRows = bottomRows
  }
}
