/// One set of keys that is shown at a time: letters, numbers, symbols.
public struct Plane: Sendable, Hashable {
  /// The LDML layer's id: `letters`.
  public var id: String
  /// From the top row to the bottom row, each from left to right.
  public var rows: [[LayoutKey]]

  /// A plane of any rows; no two planes of a layout have the same id.
  public init(id: String, rows: [[LayoutKey]]) {
    self.id = id
    self.rows = rows
  }

  /// The thousandths of a standard key that its widest row holds; at least one key's.
  var units: Int {
    max(1000, rows.map { row in row.reduce(0) { $0 + $1.width } }.max() ?? 1000)
  }
}
