import KeyboardCore

/// The outline of a key preview: a rounded head above the key, drawn in to the key's width, and the key itself.
struct BubbleOutline: Hashable {
  /// The key, from the bubble's upper left corner.
  var key: KeyRect
  /// The head, from the bubble's upper left corner.
  var head: KeyRect
  /// The height over which the head narrows to the key's width.
  var neck: Int
  var headRadius: Int
  var keyRadius: Int
  /// The reach of the shadow, in pixels.
  var blur: Int

  /// The outline of the preview of `key`, and where its upper left corner lies; nil where there is no room for it.
  ///
  /// The head is held within `frame`, four points from its sides, or, where there is too little room above the key in it, within the screen above.
  static func preview(
    of key: KeyRect, in frame: KeyRect, _ metrics: KeyMetrics
  ) -> (outline: BubbleOutline, x: Int, y: Int)? {
    let within = key.y - frame.y - 1
    // A head that is much lower than its key looks squashed.
    let isEnough = within - metrics.pixels(10) >= key.height * 3 / 4
    return outline(of: key, in: frame, room: isEnough ? within : max(within, key.y - 1), metrics)
  }

  private static func outline(
    of key: KeyRect, in frame: KeyRect, room: Int, _ metrics: KeyMetrics
  ) -> (outline: BubbleOutline, x: Int, y: Int)? {
    // The neck begins above the key and ends in it.
    let neckAbove = max(0, min(metrics.pixels(10), room / 6))
    let neckBelow = min(metrics.pixels(6), key.height / 4)
    let height = min(key.height * 5 / 4, room - neckAbove)
    guard height >= max(key.height * 9 / 20, metrics.pixels(18)) else { return nil }
    let width = key.width + 2 * min(metrics.pixels(13), max(key.width / 2, 1))
    // The head keeps away from the edge; a key there may reach beyond it.
    let margin = metrics.pixels(4)
    let headLeft = max(frame.x + margin, min(key.centre.x - width / 2, frame.maxX - margin - width))
    let left = min(headLeft, key.x)
    let top = key.y - neckAbove - height
    let outline = BubbleOutline(
      key: KeyRect(x: key.x - left, y: key.y - top, width: key.width, height: key.height),
      head: KeyRect(x: headLeft - left, y: 0, width: width, height: height), neck: neckAbove + neckBelow,
      headRadius: min(metrics.bubbleRadius, height / 3), keyRadius: metrics.cornerRadius(keyHeight: key.height),
      blur: max(1, metrics.pixels(3)))
    return (outline, left, top)
  }

  var width: Int { max(head.maxX, key.maxX) }
  var height: Int { key.maxY }

  /// The left and right edges at a height, in pixels from the bubble's left edge.
  private func edges(at y: Double) -> (left: Double, right: Double) {
    let (headLeft, headRight) = (Double(head.x), Double(head.maxX))
    let keyLeft = Double(key.x)
    let keyRight = Double(key.maxX)
    let headEnd = Double(head.height)
    if y < headEnd {
      let inset = Self.inset(of: y, radius: Double(min(headRadius, head.height, head.width / 2)))
      return (headLeft + inset, headRight - inset)
    }
    if y < headEnd + Double(neck) {
      // An S-curve that is upright at both ends: the head's side runs into the key's without a kink.
      let share = (y - headEnd) / Double(max(neck, 1))
      let bend = share * share * (3 - 2 * share)
      return (headLeft + (keyLeft - headLeft) * bend, headRight + (keyRight - headRight) * bend)
    }
    let inset = Self.inset(of: Double(key.maxY) - y, radius: Double(min(keyRadius, key.height / 2, key.width / 2)))
    return (keyLeft + inset, keyRight - inset)
  }

  /// How far a quarter circle keeps the edge inwards at a distance from the end of the shape.
  private static func inset(of distance: Double, radius: Double) -> Double {
    guard distance < radius else { return 0 }
    let rest = radius - distance
    return radius - max(0, radius * radius - rest * rest).squareRoot()
  }

  /// The shape, sampled eight times a line; edges within a line count by the share they cover.
  func coverage() -> Coverage {
    var shape = Coverage(width: width, height: height)
    let samples = 8
    var line = [Double](repeating: 0, count: shape.width)
    for y in 0..<shape.height {
      for index in line.indices { line[index] = 0 }
      for sample in 0..<samples {
        let (left, right) = edges(at: Double(y) + (Double(sample) + 0.5) / Double(samples))
        for x in line.indices {
          let covered = min(Double(x + 1), right) - max(Double(x), left)
          line[x] += min(max(covered, 0), 1)
        }
      }
      for x in line.indices {
        shape.bytes[y * shape.width + x] = UInt8(min(255, line[x] * 255 / Double(samples)))
      }
    }
    return shape
  }
}

/// Bubbles by their outline, each drawn once.
struct Bubbles {
  /// A bubble and the shadow it casts; the shadow reaches `margin` pixels beyond it on every side.
  struct Shape {
    var fill: Coverage
    var shadow: Coverage
    var margin: Int
  }

  private var drawn: [BubbleOutline: Shape] = [:]

  mutating func shape(of outline: BubbleOutline) -> Shape {
    if let known = drawn[outline] { return known }
    let fill = outline.coverage()
    let margin = 2 * outline.blur
    let made = Shape(fill: fill, shadow: fill.padded(by: margin).blurred(radius: outline.blur), margin: margin)
    if drawn.count >= 64 { drawn.removeAll(keepingCapacity: true) }
    drawn[outline] = made
    return made
  }
}
