import CSDL

/// A text, ready to be stamped on a baseline.
struct Label: Sendable {
  /// Pixels an em.
  var size: Int
  /// The ink alone, without the room around it.
  var ink: Coverage
  /// From the pen's start to the ink's left edge, in pixels.
  var left: Int
  /// From the ink's upper edge down to the baseline, in pixels; negative where the ink hangs below it.
  var ascent: Int
  /// How far the pen moves, in pixels.
  var advance: Int
}

/// Draws texts in Inter, glyphs that it lacks in DejaVu Sans, and keeps what it has drawn.
struct Lettering: ~Copyable {
  /// How heavy the letters are.
  enum Weight: Hashable {
    case regular
    case semibold
  }

  private struct Key: Hashable {
    var text: String
    var size: Int
    var weight: Weight
    var tracking: Int
  }

  private struct SizeKey: Hashable {
    var size: Int
    var weight: Weight
  }

  private enum Face {
    case text
    case display
    case semibold
    case fallback
  }

  private var textFace: Typeface
  private var displayFace: Typeface
  private var semiboldFace: Typeface
  private var fallbackFace: Typeface
  private var labels: [Key: Label] = [:]
  private var capHeights: [SizeKey: Int] = [:]
  private var xHeights: [SizeKey: Int] = [:]

  /// The labels kept; a keyboard has fewer than two hundred, a form's texts come and go.
  private static let capacity = 600
  /// From this size on, letters are drawn in the narrower forms that Inter has for display sizes; in pixels.
  private static let displaySize = 20

  init() throws(DisplayError) {
    let inter = ["/usr/share/fonts/opentype/inter/", "/usr/share/fonts/truetype/inter/"]
    func face(_ name: String) throws(DisplayError) -> Typeface {
      try Typeface(inter.map { $0 + name + ".otf" } + inter.map { $0 + name + ".ttf" }, package: "fonts-inter")
    }
    let textFace = try face("Inter-Regular")
    let displayFace = try face("InterDisplay-Regular")
    let semiboldFace = try face("Inter-SemiBold")
    let fallbackFace = try Typeface(
      ["/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf"], package: "fonts-dejavu-core")
    self.textFace = textFace
    self.displayFace = displayFace
    self.semiboldFace = semiboldFace
    self.fallbackFace = fallbackFace
  }

  /// A text at `size` pixels an em, its characters `tracking` pixels further apart than usual.
  mutating func label(
    _ text: String, size: Int, weight: Weight = .regular, tracking: Int = 0
  ) throws(DisplayError) -> Label {
    let key = Key(text: text, size: size, weight: weight, tracking: tracking)
    if let known = labels[key] { return known }
    let made = try draw(key)
    if labels.count >= Self.capacity { labels.removeAll(keepingCapacity: true) }
    labels[key] = made
    return made
  }

  /// A text at `size` or, where it would be wider than `room`, at the largest size that fits, not below `least`.
  mutating func label(
    _ text: String, size: Int, fitting room: Int, least: Int, weight: Weight = .regular, tracking: Int = 0
  ) throws(DisplayError) -> Label {
    var size = size
    var label = try label(text, size: size, weight: weight, tracking: tracking)
    while label.advance > room, size > least {
      size = max(least, min(size - 1, size * max(room, 1) / max(label.advance, 1)))
      label = try self.label(text, size: size, weight: weight, tracking: tracking)
    }
    return label
  }

  /// Whether the fonts have all its letters; a text without letters is none.
  mutating func draws(_ text: String) -> Bool {
    guard !text.isEmpty else { return false }
    let size = textFace.pixels
    return text.allSatisfy { provides(.text, $0, size: size) || provides(.fallback, $0, size: size) }
  }

  /// How far the pen moves over a text, in pixels; nothing is drawn.
  mutating func advance(of text: String, size: Int, weight: Weight = .regular) -> Int {
    let key = Key(text: text, size: size, weight: weight, tracking: 0)
    if let known = labels[key] { return known.advance }
    return runs(of: key).reduce(0) { sum, run in
      sum + with(run.face, size: size) { $0.advance(of: run.text) }
    }
  }

  /// The height of an `H`, in pixels.
  mutating func capHeight(size: Int, weight: Weight = .regular) -> Int {
    let key = SizeKey(size: size, weight: weight)
    if let known = capHeights[key] { return known }
    let height = height(of: "H", key)
    capHeights[key] = height
    return height
  }

  /// The height of an `x`, in pixels.
  mutating func xHeight(size: Int, weight: Weight = .regular) -> Int {
    let key = SizeKey(size: size, weight: weight)
    if let known = xHeights[key] { return known }
    let height = height(of: "x", key)
    xHeights[key] = height
    return height
  }

  private mutating func height(of scalar: Unicode.Scalar, _ key: SizeKey) -> Int {
    with(preferredFace(size: key.size, weight: key.weight), size: key.size) { $0.height(of: scalar) }
  }

  private func preferredFace(size: Int, weight: Weight) -> Face {
    switch weight {
    case .regular: size < Self.displaySize ? .text : .display
    case .semibold: .semibold
    }
  }

  private mutating func with<Result, Failure: Error>(
    _ face: Face, size: Int, _ use: (borrowing Typeface) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    switch face {
    case .text:
      textFace.setSize(size)
      return try use(textFace)
    case .display:
      displayFace.setSize(size)
      return try use(displayFace)
    case .semibold:
      semiboldFace.setSize(size)
      return try use(semiboldFace)
    case .fallback:
      fallbackFace.setSize(size)
      return try use(fallbackFace)
    }
  }

  /// A stretch of text that one face can draw.
  private struct Run {
    var text: String
    var face: Face
  }

  private mutating func provides(_ face: Face, _ character: Character, size: Int) -> Bool {
    with(face, size: size) { face in
      character.unicodeScalars.allSatisfy { face.provides($0) || $0.properties.isDefaultIgnorableCodePoint }
    }
  }

  private mutating func runs(of key: Key) -> [Run] {
    // Runs stand from left to right, so a text that is read from the right has one only; Inter has no such letters.
    if WritingScript(of: key.text) != .fromTheLeft { return [Run(text: key.text, face: .fallback)] }
    let preferred = preferredFace(size: key.size, weight: key.weight)
    var runs: [Run] = []
    for character in key.text {
      let face = provides(preferred, character, size: key.size) ? preferred : .fallback
      if key.tracking == 0, let last = runs.indices.last, runs[last].face == face {
        runs[last].text.append(character)
      } else {
        runs.append(Run(text: String(character), face: face))
      }
    }
    return runs
  }

  private mutating func draw(_ key: Key) throws(DisplayError) -> Label {
    var pieces: [(shape: Coverage, x: Int, ascent: Int)] = []
    var pen = 0
    for run in runs(of: key) {
      let (drawn, advance) = try with(run.face, size: key.size) { (face) throws(DisplayError) in
        (try face.draw(run.text), face.advance(of: run.text))
      }
      pieces.append((drawn.shape, pen, drawn.ascent))
      pen += advance + key.tracking
    }
    if !pieces.isEmpty { pen -= key.tracking }
    let ascent = pieces.map(\.ascent).max() ?? 0
    var whole = Coverage(
      width: pieces.map { $0.x + $0.shape.width }.max() ?? 0,
      height: pieces.map { ascent - $0.ascent + $0.shape.height }.max() ?? 0)
    for piece in pieces { whole.merge(piece.shape, x: piece.x, y: ascent - piece.ascent) }
    let (ink, x, y) = whole.trimmed()
    return Label(size: key.size, ink: ink, left: x, ascent: ascent - y, advance: pen)
  }
}
