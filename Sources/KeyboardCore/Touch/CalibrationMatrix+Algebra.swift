extension CalibrationMatrix {
  /// Where the matrix puts a position.
  public func applied(to point: SharePoint) -> SharePoint {
    SharePoint(x: a * point.x + b * point.y + c, y: d * point.x + e * point.y + f)
  }

  /// What a small step of positions was before the matrix; nil for a matrix that maps the panel onto a line.
  func stepBefore(_ step: SharePoint) -> SharePoint? {
    let determinant = a * e - b * d
    guard determinant != 0, determinant.isFinite else { return nil }
    return SharePoint(x: (e * step.x - b * step.y) / determinant, y: (a * step.y - d * step.x) / determinant)
  }

  /// The turn that the matrix holds, as a picture's that stands turned on the panel; nil where it mirrors, or where it
  /// is nearer to no turn than to another.
  ///
  /// A panel whose picture is turned a quarter clockwise needs `0 1 0 -1 0 1`.
  public var turn: Rotation? {
    guard a * e - b * d > 0 else { return nil }
    let (straight, crossed) = (abs(a) + abs(e), abs(b) + abs(d))
    if straight > 2 * crossed { return a > 0 ? Rotation.none : .half }
    if crossed > 2 * straight { return b > 0 ? .quarter : .threeQuarters }
    return nil
  }
}
