/// How a screen's height is divided between what is typed into and the keyboard, in pixels.
struct VerticalRoom {
  /// The QuickType bar.
  let bar: Double
  /// Free below the last row.
  let bottom: Double
  /// For the rows of the layout.
  let keys: Double
  private let scale: Double
  /// For all of a keyboard that has rows above those of the layout.
  private let most: Double
  private let screen: Double

  init(screen: KeySize, scale: Double, hasBar: Bool) {
    let isLandscape = screen.width > screen.height
    self.scale = scale
    self.screen = Double(screen.height)
    let share = self.screen * (isLandscape ? 0.52 : 0.42)
    bar = hasBar ? min(44 * scale, share * 0.2) : 0
    bottom = min(4 * scale, share * 0.04)
    keys = share - bar - bottom
    most = self.screen * (isLandscape ? 0.62 : 0.55)
  }

  /// What a theme makes of the height of a row; nil: nothing. A keyboard never takes more than three quarters of the
  /// screen for it.
  func pitch(of style: GeometryStyle, rows: Double) -> Double? {
    guard let height = style.keyHeight else { return nil }
    return max(12, min((height + (style.rowGap ?? 12)) * scale, (screen * 0.75 - bar - bottom) / rows))
  }

  /// The least height of rows, in points, that all are made equal at.
  private static let leastEqual = 40.0

  /// The heights of a row of keys, `rowPitch` where nothing forbids, and of a row above them, 44 points where it can be.
  /// - Parameter isEven: rows above are as high as the others, where all of them can be touched then.
  func divided(
    rowPitch: Double, rows: Double, accessoryRows: Int, isEven: Bool = false
  ) -> (rowPitch: Int, accessory: Int) {
    if isEven, accessoryRows > 0 {
      let equal = min(rowPitch, (most - bar - bottom) / (rows + Double(accessoryRows)))
      if equal >= min(rowPitch, Self.leastEqual * scale), equal >= 1 { return (Int(equal), Int(equal)) }
    }
    // Where the screen is too low for so many rows they are as low as it takes.
    var pitch = rowPitch
    var accessory = 0.0
    if accessoryRows > 0 {
      let count = Double(accessoryRows)
      let free = most - bar - bottom
      let least = min(34 * scale, pitch * 0.7)
      accessory = min(44 * scale, (free - rows * pitch) / count)
      if accessory < least {
        accessory = least
        pitch = max(min(pitch, 12), min(pitch, (free - count * least) / rows))
      }
    }
    let above = bar + bottom + accessory * Double(accessoryRows)
    pitch = min(pitch, (screen - above) / rows)
    return (max(1, Int(pitch)), accessoryRows > 0 ? max(1, Int(accessory)) : 0)
  }
}
