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
  /// - Parameter accessory: rows that stand above the plane's own, whatever the plane.
  init(
    _ plane: Plane, below accessory: [[LayoutKey]], traits: ResolvedTraits, geometry: KeyboardGeometry,
    planeIDs: [String]
  ) {
    id = plane.id
    var placed: [PlacedKey] = []
    var placedRows: [PlacedRow] = []
    func place(_ row: [LayoutKey], units: Int, top: Int, end: Int, bottom: Int, in area: KeyRect, split: Int) {
      let start = placed.count
      // Gaps between the rows above the keys are half as high as those between the keys.
      let gapY = area == geometry.content ? geometry.gapY : min(geometry.gapY, max(2, (end - top) / 6))
      for slice in Self.slices(of: row, units: units, area: area, split: split) {
        let drawn = KeyRect(x: slice.left, y: top, width: slice.right - slice.left, height: end - top)
        let key = row[slice.key]
        placed.append(
          PlacedKey(
            key: key, cap: Self.cap(in: drawn, gapX: geometry.gapX, gapY: gapY),
            cell: KeyRect(x: slice.touchLeft, y: top, width: slice.touchRight - slice.touchLeft, height: bottom - top),
            plane: key.plane.flatMap { planeIDs.firstIndex(of: $0) }))
      }
      placedRows.append(PlacedRow(keys: start..<placed.count, top: top, bottom: bottom))
    }
    let above = geometry.accessory
    let extra = Plane(id: plane.id, rows: accessory).localised(for: traits)
    for (number, row) in extra.rows.enumerated() {
      let top = above.y + above.height * number / extra.rows.count
      let end = above.y + above.height * (number + 1) / extra.rows.count
      let units = row.reduce(0) { $0 + $1.width }
      place(row, units: units, top: top, end: end, bottom: end, in: above, split: 0)
    }
    let content = geometry.content
    for (number, row) in plane.rows.enumerated() {
      // A plane of fewer rows than the others has higher ones: the keyboard keeps its size.
      let top = content.y + content.height * number / plane.rows.count
      let end = content.y + content.height * (number + 1) / plane.rows.count
      let isLast = number == plane.rows.count - 1
      place(
        row, units: plane.units, top: top, end: end, bottom: isLast ? geometry.frame.maxY : end, in: content,
        split: geometry.split)
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

  /// Divides a row: stretching keys share what is left, a row that does not fill its width is centred, and the room of
  /// gaps goes to the keys beside them.
  /// - Parameter split: the room in the middle that belongs to no key; a stretching key there stands on both sides.
  private static func slices(of row: [LayoutKey], units: Int, area: KeyRect, split: Int) -> [Slice] {
    let width = area.width - split
    let middle = area.x + width / 2
    let used = row.reduce(0) { $0 + $1.width }
    let stretching = row.count { $0.stretches }
    let spare = max(0, units - used)
    let extra = stretching > 0 ? Double(spare) / Double(stretching) : 0
    let total = max(units, used, 1)
    var position = stretching > 0 ? 0 : Double(spare) / 2
    func pixel(_ units: Double) -> Int {
      area.x + Int((units * Double(width) / Double(total)).rounded())
    }
    var slices: [Slice] = []
    for (index, key) in row.enumerated() {
      let left = pixel(position)
      position += Double(key.width) + (key.stretches ? extra : 0)
      let right = pixel(position)
      if key.isGap { continue }
      if split == 0 || (left + right) / 2 < middle && !(key.stretches && right > middle) {
        slices.append(Slice(key: index, left: left, right: right, touchLeft: left, touchRight: right))
      } else {
        if key.stretches && left < middle {
          slices.append(Slice(key: index, left: left, right: middle, touchLeft: left, touchRight: middle))
        }
        let start = (key.stretches ? max(left, middle) : left) + split
        slices.append(
          Slice(key: index, left: start, right: right + split, touchLeft: start, touchRight: right + split))
      }
    }
    for index in slices.indices {
      if index == 0 {
        slices[index].touchLeft = area.x
      } else if split > 0 && slices[index].left - slices[index - 1].right >= split / 2 {
        // The room between the halves is nobody's.
        continue
      } else {
        let between = (slices[index - 1].right + slices[index].left) / 2
        slices[index - 1].touchRight = between
        slices[index].touchLeft = between
      }
    }
    if !slices.isEmpty { slices[slices.count - 1].touchRight = area.maxX }
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
