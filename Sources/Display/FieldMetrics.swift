import Forms
import KeyboardCore

/// Sizes of fields that only drawing needs, in pixels.
struct FieldMetrics {
  private let unit: PixelMetrics

  init(scale: Double) {
    unit = PixelMetrics(scale: scale)
  }

  func pixels(_ points: Double) -> Int { unit.pixels(points) }

  var boxRadius: Int { pixels(10) }
  var border: Int { pixels(1) }
  var focusRing: Int { pixels(2) }
  var halo: Int { pixels(3) }
  var cursorWidth: Int { unit.cursorWidth }
  /// A button's image within its touch target.
  var buttonImage: Int { pixels(22) }
  var clearImage: Int { pixels(20) }
  /// How far the shadow of the plate with a field's whole text falls.
  var tipShadow: Int { pixels(3) }
}

extension FieldPicture {
  /// Everything that drawing the field may touch.
  func reach(_ metrics: FieldMetrics) -> KeyRect {
    let texts = message.map(\.rect) + [label?.rect].compactMap { $0 }
    return texts.reduce(box.outset(by: metrics.halo)) { reach, rect in
      reach.union(rect.outset(horizontally: 0, vertically: rect.height / 2))
    }
  }
}
