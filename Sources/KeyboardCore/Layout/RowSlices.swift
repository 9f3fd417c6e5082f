/// A row divided into its keys, in pixels: stretching keys share what is left, a row that does not fill its width is
/// centred, and the room of gaps goes to the keys beside them.
struct RowSlices {
  /// A key's part of its row: as drawn, and as touched.
  struct Slice {
    /// The index of the key in its row.
    var key: Int
    var left: Int
    var right: Int
    var touchLeft: Int
    var touchRight: Int
    /// The right half of a key that stands on both sides of a split keyboard.
    var isSecondHalf = false
  }

  /// Where a row is.
  struct Span {
    /// The first column of pixels of the keys.
    var x: Int
    /// Of the keys, from the first to the last, without what lies between the halves of a split keyboard.
    var width: Int
    /// Between the halves of a split keyboard.
    var splitGap = 0
    /// What belongs to the row when it is touched.
    var touchLeft: Int
    var touchRight: Int
  }

  private(set) var slices: [Slice] = []

  /// - Parameter units: thousandths of a standard key that the width stands for.
  init(_ row: [LayoutKey], units: Int, span: Span) {
    let total = max(units, 1)
    let used = Self.units(of: row)
    let stretching = row.count { $0.stretches }
    let spare = max(0, total - used)
    let extra = stretching > 0 ? Double(spare) / Double(stretching) : 0
    var position = stretching > 0 ? 0 : Double(spare) / 2
    func pixel(_ units: Double) -> Int {
      span.x + Int((units * Double(span.width) / Double(total)).rounded())
    }
    for (index, key) in row.enumerated() {
      let left = pixel(position)
      position += Double(key.width) + (key.stretches ? extra : 0)
      let right = pixel(position)
      if key.isGap { continue }
      slices.append(Slice(key: index, left: left, right: right, touchLeft: left, touchRight: right))
    }
    if span.splitGap > 0 {
      let first = split(row, span)
      touch(0..<first, from: span.touchLeft, to: first > 0 ? slices[first - 1].right : span.touchLeft)
      touch(first..<slices.count, from: first < slices.count ? slices[first].left : 0, to: span.touchRight)
    } else {
      touch(0..<slices.count, from: span.touchLeft, to: span.touchRight)
    }
  }

  /// The thousandths of a standard key that a row needs at least.
  static func units(of row: [LayoutKey]) -> Int {
    row.reduce(0) { $0 + $1.width }
  }

  /// Moves the right half of the row to the right; a space bar in the middle comes to stand in both halves.
  /// - Returns: the index of the first slice on the right.
  private mutating func split(_ row: [LayoutKey], _ span: Span) -> Int {
    let middle = span.x + span.width / 2
    var first = slices.count
    let least = span.width / 20
    if let bar = slices.firstIndex(where: {
      row[$0.key].role == .space && $0.left + least <= middle && middle <= $0.right - least
    }) {
      var half = slices[bar]
      half.left = middle
      half.isSecondHalf = true
      slices[bar].right = middle
      slices.insert(half, at: bar + 1)
      first = bar + 1
    } else {
      var nearest = Int.max
      for index in 0...slices.count where !slices.isEmpty {
        let edge = index < slices.count ? slices[index].left : slices[index - 1].right
        if abs(edge - middle) < nearest {
          nearest = abs(edge - middle)
          first = index
        }
      }
    }
    for index in first..<slices.count {
      slices[index].left += span.splitGap
      slices[index].right += span.splitGap
    }
    return first
  }

  /// Shares what is touched between neighbours.
  private mutating func touch(_ range: Range<Int>, from left: Int, to right: Int) {
    guard !range.isEmpty else { return }
    slices[range.lowerBound].touchLeft = left
    for index in range.dropFirst() {
      let middle = (slices[index - 1].right + slices[index].left) / 2
      slices[index - 1].touchRight = middle
      slices[index].touchLeft = middle
    }
    slices[range.upperBound - 1].touchRight = right
  }
}
