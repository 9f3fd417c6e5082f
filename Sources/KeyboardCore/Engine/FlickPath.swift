/// The way of a finger that began on a key with flicks, as far as the key's own directions tell.
///
/// Where every flick of the key is one stroke, only the way from the beginning counts, and coming back to it takes the
/// stroke back. Where some have several segments, a segment ends where the finger turns.
struct FlickPath: Sendable, Hashable {
  /// More segments than a layout may ask for are not followed.
  static let longest = 8

  /// Where the finger came down.
  let start: KeyPoint
  /// Where the last segment has come to.
  private var turn: KeyPoint
  /// Three bits a segment, the first in the lowest.
  private var packed: UInt32 = 0
  private(set) var count = 0

  init(from start: KeyPoint) {
    self.start = start
    turn = start
  }

  /// The finger is at a point.
  /// - Parameter threshold: how far a segment goes at least, in pixels.
  /// - Returns: whether the path is another one now.
  mutating func follow(_ point: KeyPoint, flicks: [KeyFlick], threshold: Int) -> Bool {
    let before = (packed, count)
    if flicks.allSatisfy({ $0.directions.count == 1 }) {
      packed = 0
      count = 0
      if Self.distanceSquared(start, point) >= threshold * threshold,
        let direction = Self.nearest(from: start, to: point, among: flicks, at: 0)
      {
        append(direction)
      }
    } else if Self.distanceSquared(turn, point) >= threshold * threshold {
      // A stroke goes on in the directions that a flick may have there, or in its own.
      let last = count > 0 ? direction(count - 1) : nil
      if let next = Self.nearest(from: turn, to: point, among: flicks, at: count, or: last), next != last {
        if count < Self.longest { append(next) }
      }
      turn = point
    }
    return before != (packed, count)
  }

  /// The flick that the path is; where it is none, the one that it began as, and nil where there is none of that kind.
  func match(_ flicks: [KeyFlick]) -> Int? {
    var length = count
    while length > 0 {
      for (index, flick) in flicks.enumerated() where flick.directions.count == length {
        if flick.directions.indices.allSatisfy({ flick.directions[$0] == direction($0) }) { return index }
      }
      length -= 1
    }
    return nil
  }

  private func direction(_ segment: Int) -> FlickDirection {
    FlickDirection.allCases[Int(packed >> UInt32(3 * segment)) & 7]
  }

  private mutating func append(_ direction: FlickDirection) {
    let number = UInt32(FlickDirection.allCases.firstIndex(of: direction) ?? 0)
    packed |= number << UInt32(3 * count)
    count += 1
  }

  private static func distanceSquared(_ one: KeyPoint, _ other: KeyPoint) -> Int {
    (one.x - other.x) * (one.x - other.x) + (one.y - other.y) * (one.y - other.y)
  }

  /// The direction closest to the way between two points, of those that flicks have at a segment: with four of them each
  /// has a quarter of the circle. Nil where none is within 75 degrees.
  private static func nearest(
    from start: KeyPoint, to end: KeyPoint, among flicks: [KeyFlick], at segment: Int, or last: FlickDirection? = nil
  ) -> FlickDirection? {
    let x = Double(end.x - start.x)
    let y = Double(end.y - start.y)
    let length = (x * x + y * y).squareRoot()
    guard length > 0 else { return nil }
    var best: (direction: FlickDirection, cosine: Double)?
    func consider(_ direction: FlickDirection) {
      let unit = direction.unit
      let cosine = (x * unit.x + y * unit.y) / length
      if cosine > best?.cosine ?? 0.2588 { best = (direction, cosine) }
    }
    for flick in flicks where flick.directions.count > segment { consider(flick.directions[segment]) }
    if let last { consider(last) }
    return best?.direction
  }
}

extension FlickDirection {
  /// One step in the direction; y grows downwards.
  var unit: (x: Double, y: Double) {
    let diagonal = 0.7071
    return switch self {
    case .n: (0, -1)
    case .ne: (diagonal, -diagonal)
    case .e: (1, 0)
    case .se: (diagonal, diagonal)
    case .s: (0, 1)
    case .sw: (-diagonal, diagonal)
    case .w: (-1, 0)
    case .nw: (-diagonal, -diagonal)
    }
  }

  /// Columns and rows that a petal stands away from the key.
  var step: (x: Int, y: Int) {
    switch self {
    case .n: (0, -1)
    case .ne: (1, -1)
    case .e: (1, 0)
    case .se: (1, 1)
    case .s: (0, 1)
    case .sw: (-1, 1)
    case .w: (-1, 0)
    case .nw: (-1, -1)
    }
  }
}
