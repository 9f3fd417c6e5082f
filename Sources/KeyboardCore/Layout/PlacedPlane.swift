/// One plane on the screen.
public struct PlacedPlane: Sendable {
  /// `Plane.id`.
  public let id: String
  /// Row by row, each from left to right.
  public let keys: [PlacedKey]
  /// Each row's keys as a range of `keys`, and the pixels that it takes from the top; the rows leave none between them.
  public let rows: [PlacedRow]

  /// The key under a point, none outside the keys.
  ///
  /// Keys of a row touch each other, and so do rows: between keys there is no point without one.
  public func key(at point: KeyPoint) -> Int? {
    for row in rows where point.y >= row.top && point.y < row.bottom {
      for index in row.keys where keys[index].cell.contains(point) { return index }
    }
    return nil
  }
}

extension PlacedPlane {
  init(_ plane: Plane, geometry: KeyboardGeometry, planeIDs: [String]) {
    id = plane.id
    let units = plane.rows.map(Self.units(of:)).max() ?? 1000
    var placed: [PlacedKey] = []
    var placedRows: [PlacedRow] = []
    for (number, row) in plane.rows.enumerated() {
      // A plane of fewer rows than the others has higher ones: the keyboard keeps its size.
      let top = geometry.content.y + geometry.content.height * number / plane.rows.count
      let end = geometry.content.y + geometry.content.height * (number + 1) / plane.rows.count
      let isLast = number == plane.rows.count - 1
      let bottom = isLast ? geometry.frame.maxY : end
      let start = placed.count
      let slices = Self.slices(of: row, units: units, geometry: geometry)
      for slice in slices {
        let drawn = KeyRect(
          x: slice.left, y: top, width: slice.right - slice.left, height: end - top)
        let key = row[slice.key]
        placed.append(
          PlacedKey(
            key: key, cap: Self.cap(in: drawn, gapX: geometry.gapX, gapY: geometry.gapY),
            cell: KeyRect(x: slice.touchLeft, y: top, width: slice.touchRight - slice.touchLeft, height: bottom - top),
            plane: key.plane.flatMap { planeIDs.firstIndex(of: $0) }))
      }
      placedRows.append(PlacedRow(keys: start..<placed.count, top: top, bottom: bottom))
    }
    keys = placed
    rows = placedRows
  }

  /// A key's part of its row, in pixels: as drawn, and as touched.
  private struct Slice {
    var key: Int
    var left: Int
    var right: Int
    var touchLeft: Int
    var touchRight: Int
  }

  /// The thousandths of a standard key that a row needs at least.
  private static func units(of row: [LayoutKey]) -> Int {
    row.reduce(0) { $0 + $1.width }
  }

  /// Divides a row: stretching keys share what is left, a row that does not fill its width is centred, and the room of
  /// gaps goes to the keys beside them.
  private static func slices(of row: [LayoutKey], units: Int, geometry: KeyboardGeometry) -> [Slice] {
    let content = geometry.content
    let used = Self.units(of: row)
    let stretching = row.count { $0.stretches }
    let spare = max(0, units - used)
    let extra = stretching > 0 ? Double(spare) / Double(stretching) : 0
    var position = stretching > 0 ? 0 : Double(spare) / 2
    func pixel(_ units: Double, of total: Int) -> Int {
      content.x + Int((units * Double(content.width) / Double(max(total, 1))).rounded())
    }
    var slices: [Slice] = []
    for (index, key) in row.enumerated() {
      let left = pixel(position, of: units)
      position += Double(key.width) + (key.stretches ? extra : 0)
      let right = pixel(position, of: units)
      if key.isGap { continue }
      slices.append(Slice(key: index, left: left, right: right, touchLeft: left, touchRight: right))
    }
    for index in slices.indices {
      if index == 0 {
        slices[index].touchLeft = content.x
      } else {
        let middle = (slices[index - 1].right + slices[index].left) / 2
        slices[index - 1].touchRight = middle
        slices[index].touchLeft = middle
      }
    }
    if !slices.isEmpty { slices[slices.count - 1].touchRight = content.maxX }
    return slices
  }

  private static func cap(in drawn: KeyRect, gapX: Int, gapY: Int) -> KeyRect {
    let left = min(gapX / 2, max(0, drawn.width - 1) / 2)
    let right = min(gapX - gapX / 2, max(0, drawn.width - 1) / 2)
    let top = min(gapY / 2, max(0, drawn.height - 1) / 2)
    let bottom = min(gapY - gapY / 2, max(0, drawn.height - 1) / 2)
    return KeyRect(
      x: drawn.x + left, y: drawn.y + top, width: drawn.width - left - right, height: drawn.height - top - bottom)
  }
}
