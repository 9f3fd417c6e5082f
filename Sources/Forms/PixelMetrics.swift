/// Turns points into pixels.
public struct PixelMetrics: Sendable {
  private let unit: Double

  /// - Parameter scale: pixels a point; anything that is none counts as one.
  public init(scale: Double) {
    unit = min(max(scale.isFinite ? scale : 1, 0.1), 20)
  }

  /// At least one pixel.
  public func pixels(_ points: Double) -> Int {
    max(1, Int((points * unit).rounded()))
  }

  /// The cursor's width.
  public var cursorWidth: Int { pixels(2) }

  /// What a cursor needs beside the text.
  public var cursorRoom: Int { 2 * cursorWidth }
}
