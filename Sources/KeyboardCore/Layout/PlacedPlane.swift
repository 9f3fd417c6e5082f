/// One plane on the screen.
public struct PlacedPlane: Sendable {
  /// `Plane.id`.
  public let id: String
  /// Row by row, each from left to right.
  public let keys: [PlacedKey]
  /// Each row's keys as a range of `keys`, and the pixels that it takes from the top; the rows leave none between them.
  public let rows: [PlacedRow]
  /// Some of its keys type letters that have capitals.
  public let hasCase: Bool

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
  func limited(to canType: (String) -> Bool) -> PlacedPlane {
    let limited = keys.map {
      PlacedKey(key: $0.key.limited(to: canType), cap: $0.cap, cell: $0.cell, plane: $0.plane)
    }
    return PlacedPlane(id: id, keys: limited, rows: rows, hasCase: hasCase)
  }

  /// - Parameter accessories: rows above those of the plane, from above.
  init(_ plane: Plane, geometry: KeyboardGeometry, planeIDs: [String], accessories: [AccessoryRow] = []) {
    id = plane.id
    // A row without keys would be one that nobody can touch.
    let own = plane.rows.filter { $0.contains { !$0.isGap } }
    let units = own.map(RowSlices.units(of:)).max() ?? 1000
    let content = geometry.content
    let span = geometry.span(units: units)
    var placed: [PlacedKey] = []
    var placedRows: [PlacedRow] = []
    func place(
      _ row: [LayoutKey], units: Int, span: RowSlices.Span, top: Int, end: Int, bottom: Int, gapY: Int
    ) {
      let start = placed.count
      for slice in RowSlices(row, units: units, span: span).slices {
        let drawn = KeyRect(x: slice.left, y: top, width: slice.right - slice.left, height: end - top)
        var key = row[slice.key]
        if slice.isSecondHalf { key.id += "-right" }
        placed.append(
          PlacedKey(
            key: key, cap: Self.cap(in: drawn, gapX: geometry.gapX, gapY: gapY),
            cell: KeyRect(x: slice.touchLeft, y: top, width: slice.touchRight - slice.touchLeft, height: bottom - top),
            plane: key.plane.flatMap { planeIDs.firstIndex(of: $0) }))
      }
      placedRows.append(PlacedRow(keys: start..<placed.count, top: top, bottom: bottom))
    }
    for (number, row) in accessories.enumerated() {
      let top = geometry.accessory.y + number * geometry.accessoryPitch
      let end = top + geometry.accessoryPitch
      // Where they are lower than those of the layout, so is what lies between them.
      let gapY =
        geometry.accessoryPitch < geometry.rowPitch
        ? min(geometry.gapY, max(2, geometry.accessoryPitch / 6)) : geometry.gapY
      place(
        row.keys, units: RowSlices.units(of: row.keys), span: geometry.span(of: row), top: top, end: end, bottom: end,
        gapY: gapY)
    }
    for (number, row) in own.enumerated() {
      // A plane of fewer rows than the others has higher ones: the keyboard keeps its size.
      let top = content.y + content.height * number / own.count
      let end = content.y + content.height * (number + 1) / own.count
      let isLast = number == own.count - 1
      place(
        row, units: units, span: span, top: top, end: end, bottom: isLast ? geometry.frame.maxY : end,
        gapY: geometry.gapY)
    }
    keys = placed
    hasCase = placed.contains(where: \.hasCase)
    rows = placedRows
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

extension KeyboardGeometry {
  /// Where the rows of a plane are whose widest one needs so many thousandths of a standard key.
  ///
  /// A pad among planes of letters is no wider than a pad; in a split keyboard it stands whole at the right thumb.
  fileprivate func span(units: Int) -> RowSlices.Span {
    let columns = Double(units) / 1000
    let size = KeyWidth(columns: columns)
    let most = columns > 6 ? content.width : Int((split > 0 ? size.split : size.widest) * scale)
    if split > 0, columns <= 6 {
      let width = max(1, min(most, (content.width - split) / 2))
      let left = content.maxX - width
      return RowSlices.Span(x: left, width: width, touchLeft: left, touchRight: content.maxX)
    }
    let width = max(1, min(most, content.width - split))
    let left = split > 0 ? content.x : content.x + (content.width - width) / 2
    return RowSlices.Span(
      x: left, width: width, splitGap: split, touchLeft: content.x, touchRight: content.maxX)
  }

  /// Where a row above the keys is.
  fileprivate func span(of row: AccessoryRow) -> RowSlices.Span {
    let area = row.isWide ? accessory : content
    return RowSlices.Span(
      x: area.x, width: area.width - split, splitGap: split, touchLeft: area.x, touchRight: area.maxX)
  }
}
