extension Idiom {
  /// The family of shapes that suits a screen.
  ///
  /// A tablet's rows have a key or two more than a phone's. They come where the screen is that of a tablet, 744 points on
  /// the shorter side, and on kiosk screens that are wide but not high, from 1000 by 480 points: ten keys a row would be
  /// wider there than any finger. So 1024x600, 1280x800, 1080x1920 and 1920x1080 are tablets, 480x800 and 800x480 phones. A
  /// keyboard that is itself narrower than 744 points is a phone's on any screen: one that floats, or was made so.
  public init(fitting screen: KeySize, scale: Double, placement: KeyboardPlacement = KeyboardPlacement()) {
    let width = Double(screen.width) / scale
    let height = Double(screen.height) / scale
    let least = 744.0
    let isTablet = min(width, height) >= least || width >= 1000 && height >= 480
    let own =
      placement.width.map { $0.pixels(on: screen, scale: scale) / scale }
      ?? (placement.place == .floating ? KeyboardGeometry.floatingWidth : width)
    self = isTablet && own >= least ? .tablet : .phone
  }
}
