/// How large what is touched is: filters think in millimetres, touches come in pixels.
public struct TouchScale: Hashable, Sendable {
  /// The screen as touches see it, in pixels.
  public var screen: KeySize
  /// Of both directions the mean.
  public var pixelsPerMillimetre: Double

  /// A screen whose density is known.
  public init(screen: KeySize, pixelsPerMillimetre: Double) {
    self.screen = screen
    self.pixelsPerMillimetre = pixelsPerMillimetre
  }

  /// The density that the panel's axes tell, or that of a screen of 160 points an inch where they tell none.
  /// - Parameter scale: pixels a point.
  public init(_ transform: PanelTransform, screen: KeySize, scale: Double = 1) {
    self.init(screen: screen, scale: scale)
    if let known = transform.pixelsPerMillimetre { pixelsPerMillimetre = known }
  }

  /// A screen of 160 points an inch.
  /// - Parameter scale: pixels a point.
  public init(screen: KeySize, scale: Double) {
    self.init(screen: screen, pixelsPerMillimetre: scale * 160 / 25.4)
  }

  /// A distance in pixels.
  func pixels(_ millimetres: Double) -> Double { millimetres * pixelsPerMillimetre }

  /// Whether two points are not further apart than a distance in pixels.
  static func near(_ one: KeyPoint, _ other: KeyPoint, _ pixels: Double) -> Bool {
    let dx = Double(one.x - other.x)
    let dy = Double(one.y - other.y)
    return pixels >= 0 && dx * dx + dy * dy <= pixels * pixels
  }
}
