import CSDL
import KeyboardCore

/// Where two canvases of one size differ.
public struct CanvasDifference: Sendable, Hashable {
  /// The number of pixels.
  public var pixels = 0
  /// The smallest rectangle that holds them, in the first canvas's positions.
  public var bounds = KeyRect(x: 0, y: 0, width: 0, height: 0)
}

extension Canvas {
  /// Compares pixel by pixel, corner on corner; nil where the sizes differ.
  ///
  /// Pixels count whose red, green or blue differ by more than `tolerance`.
  public func difference(from other: borrowing Canvas, tolerance: Int = 0) -> CanvasDifference? {
    guard frame.width == other.frame.width, frame.height == other.frame.height else { return nil }
    var difference = CanvasDifference()
    for line in 0..<frame.height {
      let mine = unsafe row(frame.y + line)
      let theirs = unsafe other.row(other.frame.y + line)
      for column in 0..<frame.width {
        let one = unsafe mine[column]
        let two = unsafe theirs[column]
        if one == two || Self.distance(one, two) <= tolerance { continue }
        difference.pixels += 1
        difference.bounds = difference.bounds.union(
          KeyRect(x: frame.x + column, y: frame.y + line, width: 1, height: 1))
      }
    }
    return difference
  }

  /// The largest difference of a channel.
  private static func distance(_ one: UInt32, _ two: UInt32) -> Int {
    var largest = 0
    for shift in [UInt32(0), 8, 16] {
      largest = max(largest, abs(Int((one >> shift) & 0xFF) - Int((two >> shift) & 0xFF)))
    }
    return largest
  }
}
