/// A rectangle in keyboard units; it holds the points from `x` to `x + width - 1`, likewise downwards.
public struct KeyRect: Hashable, Sendable {
  /// The first column of pixels.
  public var x: Int
  /// The first line of pixels.
  public var y: Int
  /// In columns; none or fewer make the rectangle empty.
  public var width: Int
  /// In lines; none or fewer make the rectangle empty.
  public var height: Int

  /// A rectangle by its upper left corner and its size.
  public init(x: Int, y: Int, width: Int, height: Int) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  /// The first column to the right of the rectangle.
  public var maxX: Int { x + width }
  /// The first line below the rectangle.
  public var maxY: Int { y + height }
  /// Whether it holds no point.
  public var isEmpty: Bool { width <= 0 || height <= 0 }

  /// The point in the middle; of two or four middle ones the right and lower one.
  public var centre: KeyPoint {
    KeyPoint(x: x + width / 2, y: y + height / 2)
  }

  /// Whether a point is one of the rectangle's.
  public func contains(_ point: KeyPoint) -> Bool {
    point.x >= x && point.x < maxX && point.y >= y && point.y < maxY
  }

  /// The rectangle grown by `margin` on every side, or shrunk where `margin` is negative; never below nothing.
  public func outset(by margin: Int) -> KeyRect {
    outset(horizontally: margin, vertically: margin)
  }

  /// The same with one margin for both sides and another for top and bottom.
  public func outset(horizontally: Int, vertically: Int) -> KeyRect {
    KeyRect(
      x: x - horizontally, y: y - vertically,
      width: max(0, width + 2 * horizontally), height: max(0, height + 2 * vertically))
  }

  /// The smallest rectangle that holds both; an empty one adds nothing.
  public func union(_ other: KeyRect) -> KeyRect {
    if isEmpty { return other }
    if other.isEmpty { return self }
    let left = min(x, other.x)
    let top = min(y, other.y)
    return KeyRect(x: left, y: top, width: max(maxX, other.maxX) - left, height: max(maxY, other.maxY) - top)
  }

  /// What both hold; without width or height where they do not meet.
  public func intersection(_ other: KeyRect) -> KeyRect {
    let left = max(x, other.x)
    let top = max(y, other.y)
    return KeyRect(
      x: left, y: top, width: max(0, min(maxX, other.maxX) - left), height: max(0, min(maxY, other.maxY) - top))
  }
}
