/// A corner of the screen as people see it. The raw values are part of the format of policy files.
public enum ScreenCorner: String, Sendable, Hashable, CaseIterable {
  /// The upper left one.
  case topLeft = "top-left"
  /// The upper right one.
  case topRight = "top-right"
  /// The lower left one.
  case bottomLeft = "bottom-left"
  /// The lower right one.
  case bottomRight = "bottom-right"

  /// In points: each side of the square that counts for the corner.
  static let side = 60.0

  /// The square, in pixels.
  /// - Parameter scale: pixels a point.
  public func square(screen: KeySize, scale: Double) -> KeyRect {
    square(side: Int((Self.side * scale).rounded()), screen)
  }

  /// What is around it whatever the scale, in pixels: the square is always in it.
  func surroundings(screen: KeySize) -> KeyRect { square(side: .max, screen) }

  private func square(side: Int, _ screen: KeySize) -> KeyRect {
    let side = max(1, min(side, screen.width / 4, screen.height / 4))
    let (right, bottom) = (screen.width - side, screen.height - side)
    return switch self {
    case .topLeft: KeyRect(x: 0, y: 0, width: side, height: side)
    case .topRight: KeyRect(x: right, y: 0, width: side, height: side)
    case .bottomLeft: KeyRect(x: 0, y: bottom, width: side, height: side)
    case .bottomRight: KeyRect(x: right, y: bottom, width: side, height: side)
    }
  }
}
