/// How large keys are on a screen, in pixels.
///
/// The proportions are those of a phone 390 points wide: rows 54 points apart, 6 points between keys and 12 between
/// rows, a bar of 44 points. On wide screens keys stop growing while they are thumb-sized and the keyboard is centred.
public struct KeyboardGeometry: Sendable, Hashable {
  /// The whole screen, of which the keyboard takes the lower part.
  public var screen: KeySize
  /// Pixels a point.
  public var scale: Double
  /// The QuickType bar's height; 0 where there is none.
  public var barHeight: Int
  /// From the top of one row to the top of the next.
  public var rowPitch: Int
  /// Between two caps of a row.
  public var gapX: Int
  /// Between the caps of two rows.
  public var gapY: Int
  /// The whole keyboard: the screen's width, at its lower edge.
  public var frame: KeyRect
  /// Where the keys are.
  public var content: KeyRect

  /// The smallest and largest screen that is laid out, in pixels a side.
  public static let screenRange = 120...8192
  /// The least and greatest scale that is laid out, in pixels a point.
  public static let scaleRange = 0.5...8.0

  /// - Parameter rows: of the plane with the most.
  public init(screen: KeySize, scale: Double, kind: Layout.Kind, rows: Int, hasBar: Bool) {
    self.screen = screen
    self.scale = scale
    let rowCount = max(rows, 1)
    let isLandscape = screen.width > screen.height
    let share = Double(screen.height) * (isLandscape ? 0.52 : 0.42)
    let bar = hasBar ? min(44 * scale, share * 0.2) : 0
    let bottom = 4 * scale
    let byWidth = Double(screen.width) * 54 / 390
    let byHeight = (share - bar - bottom) / Double(rowCount)
    let pitch = max(12, min(byWidth, byHeight, 96 * scale))
    // A key of letters is at most 1.7 times as wide as high, a key of a pad 2.6 times.
    let widest = kind == .pad ? 3 * 2.6 * pitch : 10 * 1.7 * pitch
    let width = min(Double(screen.width), widest)
    let column = width / (kind == .pad ? 3 : 10)
    rowPitch = Int(pitch)
    barHeight = Int(bar)
    gapX = Int(min(6 * scale, column * 0.2).rounded())
    gapY = Int(min(12 * scale, pitch * 0.22).rounded())
    let keysHeight = rowPitch * rowCount
    let height = min(screen.height, barHeight + keysHeight + Int(bottom))
    frame = KeyRect(x: 0, y: screen.height - height, width: screen.width, height: height)
    content = KeyRect(
      x: (screen.width - Int(width)) / 2, y: frame.y + barHeight, width: Int(width), height: keysHeight)
  }

  /// The QuickType bar, along the keyboard's upper edge; empty where there is none.
  public var bar: KeyRect {
    KeyRect(x: frame.x, y: frame.y, width: frame.width, height: barHeight)
  }
}
