/// How large keys are on a screen, in pixels.
///
/// The proportions are those of a phone 390 points wide (rows 54 points apart, 6 points between keys and 12 between
/// rows, a bar of 44 points) and of a tablet 768 points wide (rows 66 points apart). On wide screens keys stop growing
/// while they are thumb-sized; `KeyboardPlacement` says where the keyboard stands then.
public struct KeyboardGeometry: Sendable, Hashable {
  /// The whole screen, of which the keyboard takes a part.
  public var screen: KeySize
  /// Pixels a point.
  public var scale: Double
  /// The QuickType bar's height; 0 where there is none.
  public var barHeight: Int
  /// The height of a row above those of the layout; 0 where there is none.
  public var accessoryPitch: Int
  /// From the top of one row to the top of the next.
  public var rowPitch: Int
  /// Between two caps of a row.
  public var gapX: Int
  /// Between the caps of two rows.
  public var gapY: Int
  /// The whole keyboard, bar included: what its window covers.
  public var frame: KeyRect
  /// Rows of keys above those of the layout; without height where there are none.
  public var accessory: KeyRect
  /// Where the layout's keys are.
  public var content: KeyRect
  /// The room between the halves of a split keyboard, in pixels; 0 where it is in one piece.
  public var split: Int

  /// The smallest and largest screen that is laid out, in pixels a side.
  public static let screenRange = 120...8192
  /// The least and greatest scale that is laid out, in pixels a point.
  public static let scaleRange = 0.5...8.0
  /// In points: a floating keyboard is as wide as a telephone.
  static let floatingWidth = 390.0
  /// In points: what a floating keyboard leaves free below it.
  static let floatingMargin = 24.0

  /// - Parameters:
  ///   - kind: how keys are spaced.
  ///   - idiom: whose proportions they have.
  ///   - rows: of the plane with the most.
  ///   - columns: standard keys that the widest row of the first plane holds; nil: ten, or three of a pad.
  ///   - accessoryRows: rows of keys above the layout's own.
  ///   - evenRows: those rows are as high as the layout's.
  ///   - placement: where on the screen it stands.
  ///   - style: sizes that a theme asks for; a keyboard never takes more than three quarters of the screen for them.
  public init(
    screen: KeySize, scale: Double, kind: Layout.Kind, idiom: Idiom = .phone, rows: Int, columns: Double? = nil,
    hasBar: Bool, accessoryRows: Int = 0, evenRows: Bool = false, placement: KeyboardPlacement = KeyboardPlacement(),
    style: GeometryStyle = .standard
  ) {
    self.screen = screen
    self.scale = scale
    let columns = min(max(columns ?? (kind == .pad ? 3 : 10), 1), 100)
    let rowCount = Double(max(rows, 1))
    let room = VerticalRoom(screen: screen, scale: scale, hasBar: hasBar)
    let span = KeyboardSpan(
      screen: screen, scale: scale, kind: kind, idiom: idiom, columns: columns, placement: placement,
      highest: room.keys / rowCount, pitch: room.pitch(of: style, rows: rowCount))
    split = span.splitGap
    let heights = room.divided(rowPitch: span.rowPitch, rows: rowCount, accessoryRows: accessoryRows, isEven: evenRows)
    rowPitch = heights.rowPitch
    accessoryPitch = heights.accessory
    barHeight = Int(room.bar)
    let column = span.keysWidth / columns
    gapX = Int(min((style.keyGap ?? 6) * scale, column * (style.keyGap == nil ? 0.2 : 0.5)).rounded())
    gapY = Int(min((style.rowGap ?? 12) * scale, Double(rowPitch) * (style.rowGap == nil ? 0.22 : 0.5)).rounded())

    let above = barHeight + accessoryPitch * accessoryRows
    let keysHeight = max(1, min(rowPitch * max(rows, 1), screen.height - above - Int(room.bottom)))
    let height = min(screen.height, above + keysHeight + Int(room.bottom))
    let corner = span.corner(height: height, position: placement.position)
    frame = KeyRect(x: corner.x, y: corner.y, width: span.frameWidth, height: height)
    content = KeyRect(
      x: frame.x + (span.frameWidth - span.contentWidth) / 2, y: frame.y + above, width: span.contentWidth,
      height: keysHeight)
    let width = max(span.contentWidth, min(span.frameWidth, Int(AccessoryRow.widest * scale)))
    accessory = KeyRect(
      x: frame.x + (span.frameWidth - width) / 2, y: frame.y + barHeight, width: width,
      height: accessoryPitch * accessoryRows)
  }

  /// The QuickType bar, along the keyboard's upper edge; empty where there is none.
  public var bar: KeyRect {
    KeyRect(x: frame.x, y: frame.y, width: frame.width, height: barHeight)
  }
}
