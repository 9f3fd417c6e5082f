/// How wide a keyboard is and where it stands between the sides of its screen, in pixels.
struct KeyboardSpan {
  let place: KeyboardPlacement.Place
  /// Of what the window covers.
  let frameWidth: Int
  /// Of where the keys are; of a split keyboard what lies between them, too.
  let contentWidth: Int
  let splitGap: Int
  /// From one row to the next, as far as it depends on the width.
  let rowPitch: Double
  private let screen: KeySize
  private let scale: Double

  /// Of the keys alone.
  var keysWidth: Double { Double(contentWidth - splitGap) }

  /// - Parameters:
  ///   - highest: what a row can have of the screen's height.
  ///   - pitch: what a theme wants a row to have.
  init(
    screen: KeySize, scale: Double, kind: Layout.Kind, idiom: Idiom, columns: Double,
    placement: KeyboardPlacement, highest: Double, pitch: Double?
  ) {
    self.screen = screen
    self.scale = scale
    let asked = placement.place(on: screen, scale: scale)
    // A pad is no wider than a hand: it is not split but stands at the right thumb.
    place = asked == .split && kind == .pad ? .right : asked
    let whole = Double(screen.width)
    let own = placement.width?.pixels(on: screen, scale: scale)
    let size = KeyWidth(columns: columns)
    // A standard key is no narrower than a fingertip where the screen allows it.
    let least = columns * 36 * scale
    let floating = max(KeyboardGeometry.floatingWidth * scale, least)
    var width = min(own ?? (place == .floating ? floating : whole), whole)
    if place == .split {
      width = min(own ?? size.split * scale, max(whole * 0.88, min(whole * 0.95, least)))
    }
    let shape = idiom == .phone ? 54.0 / 390 : 66.0 / 768
    let reference = min(width, KeyWidth(columns: max(columns, 10)).widest * scale)
    rowPitch = pitch ?? max(12, min(reference * shape, highest, 80 * scale))
    // A key of letters is at most 1.7 times as wide as high, a key of a pad 2.6 times.
    let widest = columns * (kind == .pad ? 2.6 : 1.7) * rowPitch
    if own == nil {
      switch place {
      case .full: width = kind == .pad ? min(width, size.widest * scale) : width
      case .automatic: width = min(width, widest, size.widest * scale)
      case .left, .center, .right:
        // Who asks for a place wants room beside it.
        let most = placement.place == .automatic ? width : max(width * 0.75, min(width, least))
        width = min(most, widest, size.usual * scale)
      case .floating: width = min(width, max(size.usual * scale, least))
      case .split: break
      }
    }
    let keys = max(1, Int(width))
    switch place {
    case .automatic, .full:
      (frameWidth, contentWidth, splitGap) = (screen.width, keys, 0)
    case .split:
      (frameWidth, contentWidth, splitGap) = (screen.width, screen.width, screen.width - keys)
    case .left, .center, .right, .floating:
      (frameWidth, contentWidth, splitGap) = (keys, keys, 0)
    }
  }

  /// The upper left corner of a keyboard of that height.
  func corner(height: Int, position: KeyPoint?) -> KeyPoint {
    let spare = KeySize(width: screen.width - frameWidth, height: max(0, screen.height - height))
    switch place {
    case .automatic, .full, .split, .left: return KeyPoint(x: 0, y: spare.height)
    case .center: return KeyPoint(x: spare.width / 2, y: spare.height)
    case .right: return KeyPoint(x: spare.width, y: spare.height)
    case .floating:
      let margin = Int(KeyboardGeometry.floatingMargin * scale)
      let wanted = position ?? KeyPoint(x: spare.width / 2, y: spare.height - margin)
      return KeyPoint(x: min(max(0, wanted.x), spare.width), y: min(max(0, wanted.y), spare.height))
    }
  }
}
