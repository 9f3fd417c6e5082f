/// A text, ready to be stamped on a baseline.
struct Label: Sendable {
  /// A coloured picture among the letters, from the ink's upper left corner.
  struct Picture: Sendable {
    var picture: ColourPicture
    var x: Int
    var y: Int
  }

  /// Pixels an em.
  var size: Int
  /// The ink alone, without the room around it; as large as letters and pictures together.
  var ink: Coverage
  /// From the pen's start to the ink's left edge, in pixels.
  var left: Int
  /// From the ink's upper edge down to the baseline, in pixels; negative where the ink hangs below it.
  var ascent: Int
  /// How far the pen moves, in pixels.
  var advance: Int
  /// Emoji among the letters.
  var pictures: [Picture] = []
}

/// The sizes of emoji beside letters of a size; pixels.
struct EmojiMetrics {
  /// Of letters, an em.
  var size: Int

  /// A little higher than capitals, as phones have them.
  var height: Int { max(1, size * 23 / 20) }
  var advance: Int { max(1, size * 13 / 10) }
  /// A flag is lower than a face: all are made smaller by the same. The font's faces are 118 pixels high.
  func height(of picture: ColourPicture) -> Int { max(1, (picture.height * height + 59) / 118) }
  /// How far they hang below the baseline.
  var descent: Int { height / 5 }
}

/// Puts pieces of a text beside each other.
struct LabelBuilder {
  private let size: Int
  private var pen = 0
  private var shapes: [(shape: Coverage, x: Int, ascent: Int)] = []
  private var pictures: [(picture: ColourPicture, x: Int, ascent: Int)] = []

  init(size: Int) {
    self.size = size
  }

  mutating func add(_ shape: Coverage, ascent: Int, advance: Int, tracking: Int) {
    shapes.append((shape, pen, ascent))
    pen += advance + tracking
  }

  mutating func add(_ picture: ColourPicture, _ metrics: EmojiMetrics) {
    let room = metrics.advance
    pictures.append(
      (picture, pen + (room - picture.width) / 2, (metrics.height + picture.height) / 2 - metrics.descent))
    pen += room
  }

  func label(tracking: Int) -> Label {
    let boxes =
      shapes.map { (x: $0.x, ascent: $0.ascent, width: $0.shape.width, height: $0.shape.height) }
      + pictures.map { (x: $0.x, ascent: $0.ascent, width: $0.picture.width, height: $0.picture.height) }
    let ascent = boxes.map(\.ascent).max() ?? 0
    var whole = Coverage(
      width: boxes.map { $0.x + $0.width }.max() ?? 0, height: boxes.map { ascent - $0.ascent + $0.height }.max() ?? 0)
    for piece in shapes { whole.merge(piece.shape, x: piece.x, y: ascent - piece.ascent) }
    let advance = shapes.isEmpty ? pen : pen - tracking
    guard !pictures.isEmpty else {
      let (ink, x, y) = whole.trimmed()
      return Label(size: size, ink: ink, left: x, ascent: ascent - y, advance: advance)
    }
    return Label(
      size: size, ink: whole, left: 0, ascent: ascent, advance: advance,
      pictures: pictures.map { Label.Picture(picture: $0.picture, x: max(0, $0.x), y: ascent - $0.ascent) })
  }
}
