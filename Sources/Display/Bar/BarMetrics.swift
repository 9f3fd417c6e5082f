import KeyboardCore

/// The sizes that an item of the bar is drawn with, in pixels; they follow the scale and the height of the bar, which is
/// 44 points where the screen has room.
struct BarMetrics {
  /// Of the item whose rectangle this is.
  let rect: KeyRect
  private let unit: KeyMetrics

  init(_ rect: KeyRect, _ metrics: KeyMetrics) {
    self.rect = rect
    unit = metrics
  }

  /// A value stands above what it is; where the bar is low, there is room for the value only.
  var hasTwoLines: Bool { rect.height >= unit.pixels(34) }
  /// Below this width the icon stands in the lower line, so that the value has the whole width.
  var isNarrow: Bool { rect.width < unit.pixels(150) }
  /// Kept free at either end of an item.
  var margin: Int { max(2, unit.pixels(isNarrow ? 6 : 10)) }
  /// Between an icon and what stands beside it.
  var gap: Int { max(2, unit.pixels(isNarrow ? 4 : 7)) }

  /// Of the value, where nothing stands below it.
  var title: Int { max(8, min(unit.pixels(16), rect.height * 5 / 9)) }
  /// Of the value above what it is.
  var upperTitle: Int { max(8, min(unit.pixels(15), rect.height * 3 / 8)) }
  /// Of a value on two lines.
  var halfTitle: Int { max(8, min(unit.pixels(13), rect.height / 3)) }
  /// A value is first written smaller, to this, and then shortened.
  func leastTitle(_ size: Int) -> Int { max(unit.leastText, size * 7 / 8) }
  /// What stands below the value.
  var detail: Int { max(7, min(unit.pixels(11.5), rect.height * 2 / 7)) }
  /// At the leading side of both lines, or of the value alone.
  var icon: Int { max(8, min(unit.pixels(22), rect.height * 5 / 9)) }
  /// In the lower line.
  var smallIcon: Int { max(7, min(unit.pixels(13), rect.height / 3)) }
  /// From the line that the value stands on to the upper edge of capitals below it.
  var leading: Int { max(3, min(unit.pixels(7), rect.height / 6)) }

  /// What is seen of an item that a finger holds.
  var highlight: KeyRect { rect.outset(horizontally: -max(1, unit.pixels(2)), vertically: -max(1, unit.pixels(2))) }
  /// See `highlight`.
  var radius: Int { unit.pixels(7) }
}
