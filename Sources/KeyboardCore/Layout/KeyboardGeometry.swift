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
  /// The whole keyboard: the screen's width at its lower edge, or less where its placement says so.
  public var frame: KeyRect
  /// Rows of keys above those of the layout; empty where there are none.
  public var accessory: KeyRect
  /// Where the layout's keys are.
  public var content: KeyRect
  /// The room between the halves of a split keyboard, in pixels; 0 where it is in one piece.
  public var split: Int

  /// The smallest and largest screen that is laid out, in pixels a side.
  public static let screenRange = 120...8192
  /// The least and greatest scale that is laid out, in pixels a point.
  public static let scaleRange = 0.5...8.0
  /// A letter key of one standard width is never wider, in points.
  private static let widestLetter = 110.0
  /// Nor a key of a pad.
  private static let widestPadKey = 170.0

  /// - Parameters:
  ///   - kind: how keys are spaced.
  ///   - rows: of the plane with the most.
  ///   - columns: standard keys that the widest row of the first plane holds.
  ///   - accessoryRows: rows of keys above the layout's own.
  ///   - placement: where on the screen it stands.
  ///   - style: sizes that a theme asks for; a keyboard never takes more than three quarters of the screen for them.
  public init(
    screen: KeySize, scale: Double, kind: Layout.Kind, rows: Int, columns: Double? = nil, hasBar: Bool,
    accessoryRows: Int = 0, placement: KeyboardPlacement = KeyboardPlacement(), style: GeometryStyle = .standard
  ) {
    self.screen = screen
    self.scale = scale
    let rowCount = max(rows, 1)
    let columns = max(columns ?? (kind == .pad ? 3 : 10), 1)
    let isLandscape = screen.width > screen.height
    let share = Double(screen.height) * (isLandscape ? 0.52 : 0.42)
    let bar = hasBar ? min(44 * scale, share * 0.2) : 0
    let bottom = 4 * scale
    // A row above the keys is as high as a bar, and has room of its own.
    let accessoryPitch = accessoryRows == 0 ? 0 : max(12, min(44 * scale, share * 0.2))
    let floats = placement.place == .floating
    let roomWide = floats ? min(Double(screen.width), 390 * scale) : Double(screen.width)
    let byWidth = roomWide * 54 / 390
    let byHeight = (share - bar - bottom) / Double(rowCount)
    var pitch = max(12, min(byWidth, byHeight, 96 * scale))
    if let keyHeight = style.keyHeight {
      let most = (Double(screen.height) * 0.75 - bar - bottom) / Double(rowCount)
      pitch = max(12, min((keyHeight + (style.rowGap ?? 12)) * scale, most))
    }
    // A key of letters is at most 1.7 times as wide as high, a key of a pad 2.6 times.
    let widest =
      kind == .pad
      ? columns * min(2.6 * pitch, Self.widestPadKey * scale) : columns * min(1.7 * pitch, Self.widestLetter * scale)
    var width: Double
    switch placement.width {
    case .points(let points): width = points * scale
    case .percent(let percent): width = Double(screen.width) * percent / 100
    case nil:
      switch placement.place {
      case .full: width = Double(screen.width)
      case .split: width = kind == .pad ? widest : min(widest, Double(screen.width) * 0.8)
      case .automatic, .floating: width = widest
      // Beside the application, as wide as a small tablet at most.
      case .left, .center, .right: width = min(widest, kind == .pad ? widest : 640 * scale)
      }
    }
    width = min(max(width, min(roomWide, KeyboardPlacement.leastWidth * scale)), roomWide)
    let column = width / columns
    rowPitch = Int(pitch)
    barHeight = Int(bar)
    gapX = Int(min((style.keyGap ?? 6) * scale, column * (style.keyGap == nil ? 0.2 : 0.5)).rounded())
    gapY = Int(min((style.rowGap ?? 12) * scale, pitch * (style.rowGap == nil ? 0.22 : 0.5)).rounded())
    let keysHeight = rowPitch * rowCount
    let accessoryHeight = Int(accessoryPitch) * accessoryRows
    let height = min(screen.height, barHeight + accessoryHeight + keysHeight + Int(bottom))
    let isSplit = placement.place == .split && kind == .letters && Int(width) < screen.width
    split = isSplit ? screen.width - Int(width) : 0
    let contentWidth = isSplit ? screen.width : Int(width)
    let spansScreen = [.automatic, .full, .split].contains(placement.place)
    let frameWidth = spansScreen ? screen.width : min(screen.width, contentWidth + 2 * Int(3 * scale))
    var x = 0
    var y = screen.height - height
    switch placement.place {
    case .automatic, .full, .split, .left: break
    case .center: x = (screen.width - frameWidth) / 2
    case .right: x = screen.width - frameWidth
    case .floating:
      let wanted =
        placement.position
        ?? KeyPoint(x: (screen.width - frameWidth) / 2, y: y - Int(24 * scale))
      x = max(0, min(wanted.x, screen.width - frameWidth))
      y = max(0, min(wanted.y, screen.height - height))
    }
    frame = KeyRect(x: x, y: y, width: frameWidth, height: height)
    let left = x + (frameWidth - contentWidth) / 2
    accessory = KeyRect(x: left, y: y + barHeight, width: contentWidth, height: accessoryHeight)
    content = KeyRect(x: left, y: y + barHeight + accessoryHeight, width: contentWidth, height: keysHeight)
  }

  /// The QuickType bar, along the keyboard's upper edge; empty where there is none.
  public var bar: KeyRect {
    KeyRect(x: frame.x, y: frame.y, width: frame.width, height: barHeight)
  }
}
