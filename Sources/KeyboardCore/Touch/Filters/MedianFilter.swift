/// Takes single wild positions out of a contact's way, as resistive panels tell them: the middle one of the last few.
public struct MedianFilter: Sendable {
  /// How many positions the middle one may be taken of.
  public static let counts = 2...9

  private struct Way {
    var xs = InlineArray<9, Int>(repeating: 0)
    var ys = InlineArray<9, Int>(repeating: 0)
    /// Positions so far.
    var count = 0
  }

  private let length: Int?
  private var ways = ContactTable<Way>()

  /// - Parameter count: `TouchFilterSettings.median`; one of `counts`.
  public init(count: Int?) {
    length = count.map { min(max($0, Self.counts.lowerBound), Self.counts.upperBound) }
  }

  /// Puts each position where the middle of the last ones is.
  public mutating func filter(_ frame: inout KeyTouchFrame) {
    guard let length else { return }
    frame.replace { take($0, length) }
  }

  private mutating func take(_ touch: KeyTouch, _ length: Int) -> KeyTouch {
    var smooth = touch
    switch touch.phase {
    case .began, .moved:
      var way = touch.phase == .began ? Way() : ways[touch.id] ?? Way()
      way.xs[way.count % length] = touch.point.x
      way.ys[way.count % length] = touch.point.y
      way.count += 1
      ways[touch.id] = way
      smooth.point = Self.middle(way, length)
    case .ended, .cancelled:
      // The position of an end is that of the last movement.
      if let way = ways[touch.id] { smooth.point = Self.middle(way, length) }
      ways[touch.id] = nil
    }
    return smooth
  }

  private static func middle(_ way: Way, _ length: Int) -> KeyPoint {
    let count = min(way.count, length)
    return KeyPoint(x: middle(way.xs, count), y: middle(way.ys, count))
  }

  /// The value that as many are below as above; of an even number the lower one of the middle.
  private static func middle(_ values: InlineArray<9, Int>, _ count: Int) -> Int {
    for index in 0..<count {
      var below = 0
      var equal = 0
      for other in 0..<count {
        if values[other] < values[index] { below += 1 } else if values[other] == values[index] { equal += 1 }
      }
      let rank = (count - 1) / 2
      if below <= rank && rank < below + equal { return values[index] }
    }
    return values[0]
  }
}
