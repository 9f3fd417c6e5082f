/// The places of the crosses that are touched to calibrate a panel, on a screen as it is seen.
public struct CalibrationTargets: Sendable, Hashable {
  /// In the order in which they are touched: no two in a row lie next to each other.
  public let points: [KeyPoint]
  /// What is touched afterwards, to see how well it went; no other cross is near it.
  public let check: KeyPoint
  /// The screen that they are on.
  public let screen: KeySize

  /// How many crosses there may be.
  public static let counts = [5, 9]

  /// From the edge to the outer crosses: near enough to measure the whole panel, far enough for a finger within a frame.
  private static let margin = 0.1

  /// - Parameter count: 5: the corners and the middle; 9: the middles of the edges, too.
  public init(_ count: Int = 5, on screen: KeySize) {
    let (low, high) = (Self.margin, 1 - Self.margin)
    var shares = [(low, low), (high, high), (high, low), (low, high), (0.5, 0.5)]
    if count >= 9 { shares += [(0.5, low), (0.5, high), (low, 0.5), (high, 0.5)] }
    func point(_ share: (Double, Double)) -> KeyPoint {
      KeyPoint(x: Int(share.0 * Double(screen.width)), y: Int(share.1 * Double(screen.height)))
    }
    points = shares.map(point)
    check = point((0.7, 0.3))
    self.screen = screen
  }
}
