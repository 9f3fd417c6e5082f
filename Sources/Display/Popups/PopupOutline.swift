import KeyboardCore

/// The outline of a pop-up: a rounded head and, where it grows out of a key, the stem that joins it to the key.
struct PopupOutline: Hashable {
  /// Of the head; its upper left corner is the outline's.
  var head: KeySize
  /// The key, from the head's upper left corner; nil: the head stands alone.
  var stem: KeyRect?
  var headRadius: Int
  var keyRadius: Int
  /// The reach of the shadow, in pixels.
  var blur: Int

  /// From the head's left edge to the outline's: the stem may reach beyond the head.
  var left: Int { min(0, stem?.x ?? 0) }
  var width: Int { max(head.width, stem?.maxX ?? 0) - left }
  var height: Int { max(head.height, stem?.maxY ?? 0) }

  /// The left and right edges at a height, from the outline's left edge.
  private func edges(at y: Double) -> (left: Double, right: Double) {
    let headLeft = Double(-left)
    let headRight = headLeft + Double(head.width)
    let radius = Double(min(headRadius, head.height / 2, head.width / 2))
    guard let stem else {
      let inset = Self.inset(of: min(y, Double(head.height) - y), radius: radius)
      return (headLeft + inset, headRight - inset)
    }
    let stemLeft = Double(stem.x - left)
    let stemRight = stemLeft + Double(stem.width)
    let foot = Self.inset(of: Double(stem.maxY) - y, radius: Double(min(keyRadius, stem.height / 2, stem.width / 2)))
    return (
      headLeft + side(at: y, overhang: stemLeft - headLeft, radius: radius, stem) + foot,
      headRight - side(at: y, overhang: headRight - stemRight, radius: radius, stem) - foot
    )
  }

  /// How far inwards of the head's edge the shape's is: round above; beneath, where the head reaches far beyond the stem,
  /// round with a hollow corner at the stem, else a curve that is upright at both ends.
  private func side(at y: Double, overhang: Double, radius: Double, _ stem: KeyRect) -> Double {
    let end = Double(head.height)
    let top = Self.inset(of: y, radius: radius)
    if overhang >= 2 * radius {
      if y < end { return max(top, Self.inset(of: end - y, radius: radius)) }
      return overhang - Self.inset(of: y - end, radius: radius)
    }
    let start = end - radius / 2
    let length = max(1, Double(stem.y) + Double(min(stem.height / 6, headRadius)) - start)
    let share = min(max((y - start) / length, 0), 1)
    let bend = overhang * share * share * (3 - 2 * share)
    // The key at an edge reaches beyond its pop-up, which keeps away from the edge.
    return overhang < 0 ? top + bend : max(top, bend)
  }

  /// How far a quarter circle keeps the edge inwards at a distance from the end of the shape.
  private static func inset(of distance: Double, radius: Double) -> Double {
    guard distance < radius else { return 0 }
    let rest = radius - max(distance, 0)
    return radius - max(0, radius * radius - rest * rest).squareRoot()
  }

  /// The shape, sampled eight times a line; edges within a line count by the share they cover.
  func coverage() -> Coverage {
    var shape = Coverage(width: width, height: height)
    let samples = 8
    for y in 0..<shape.height {
      let edges = (0..<samples).map { self.edges(at: Double(y) + (Double($0) + 0.5) / Double(samples)) }
      let outer = (left: edges.map(\.left).min() ?? 0, right: edges.map(\.right).max() ?? 0)
      let inner = (left: edges.map(\.left).max() ?? 0, right: edges.map(\.right).min() ?? 0)
      let full = Int(inner.left.rounded(.up))..<max(Int(inner.left.rounded(.up)), Int(inner.right))
      for x in max(0, Int(outer.left))..<max(0, min(shape.width, Int(outer.right.rounded(.up)))) {
        if full.contains(x) {
          shape.bytes[y * shape.width + x] = 255
          continue
        }
        var covered = 0.0
        for edge in edges {
          let share = min(Double(x + 1), edge.right) - max(Double(x), edge.left)
          covered += min(max(share, 0), 1)
        }
        shape.bytes[y * shape.width + x] = UInt8(min(255, covered * 255 / Double(samples)))
      }
    }
    return shape
  }
}

/// Pop-ups' shapes by their outline, each drawn once.
struct PopupShapes {
  private var drawn: [PopupOutline: Bubbles.Shape] = [:]

  mutating func shape(of outline: PopupOutline) -> Bubbles.Shape {
    if let known = drawn[outline] { return known }
    let fill = outline.coverage()
    let margin = 2 * outline.blur
    let made = Bubbles.Shape(fill: fill, shadow: fill.padded(by: margin).blurred(radius: outline.blur), margin: margin)
    // They are large: a few are kept.
    if drawn.count >= 8 { drawn.removeAll(keepingCapacity: true) }
    drawn[outline] = made
    return made
  }
}
