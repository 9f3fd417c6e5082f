import CSDL

/// Draws texts in Inter or the theme's font, other scripts and what it lacks in fonts that have it, and keeps what it
/// has drawn.
struct Lettering {
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

  private struct FaceKey: Hashable {
    var character: Character
    var preferred: FontFace
  }

  private var faces: Typefaces
  private var labels: [Key: Label] = [:]
  /// What is left of texts that were too wide for their room.
  var cuts: [CutKey: String] = [:]
  private var capHeights: [SizeKey: Int] = [:]
  private var xHeights: [SizeKey: Int] = [:]
  /// Which font a character is drawn in; nil: none has it.
  private var chosen: [FaceKey: FontFace?] = [:]

  /// The labels kept; a keyboard has fewer than two hundred, an emoji keyboard's page and a form's texts come and go.
  private static let capacity = 900
  /// From this size on, letters are drawn in Inter's display forms; in pixels.
  private static let displaySize = 20

  /// Throws where a font that everything is drawn with is missing.
  init(_ font: ThemeFont?) throws(DisplayError) {
    faces = try Typefaces(font)
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
    return text.allSatisfy { face(for: $0, preferred: .text) != nil }
  }

  /// How far the pen moves over a text, in pixels; nothing is drawn.
  mutating func advance(of text: String, size: Int, weight: Weight = .regular) -> Int {
    let key = Key(text: text, size: size, weight: weight, tracking: 0)
    if let known = labels[key] { return known.advance }
    return runs(of: key).reduce(0) { $0 + advance(of: $1, size: size) }
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
    faces.with(preferredFace(size: key.size, weight: key.weight), size: key.size) { $0.height(of: scalar) } ?? 0
  }

  private func preferredFace(size: Int, weight: Weight) -> FontFace {
    switch weight {
    case .regular: size < Self.displaySize ? .text : .display
    case .semibold: .semibold
    }
  }

  // MARK: - Choosing fonts

  /// A stretch of text that one font can draw.
  private struct Run {
    var text: String
    var face: FontFace
  }

  /// The preferred font, else that of the character's script, else any that has it; nil: none has.
  private mutating func face(for character: Character, preferred: FontFace) -> FontFace? {
    let key = FaceKey(character: character, preferred: preferred)
    if let known = chosen[key] { return known }
    var order: [FontFace] = character.isEmoji ? [.emoji] : []
    // Digits and signs of a script are no letters, but its own font draws them as it draws its letters.
    let script = character.unicodeScalars.first.map { WritingScript(of: $0) } ?? .fromTheLeft
    if let own = FontFace(of: WritingScript(of: String(character))) ?? FontFace(of: script) {
      order.append(own)
    } else {
      order.append(preferred)
    }
    order += [preferred, .dejaVu, .cjk, .arabic, .hebrew, .thai, .devanagari, .emoji]
    var found: FontFace?
    for face in order where found == nil && provides(face, character) { found = face }
    if chosen.count >= 4 * Self.capacity { chosen.removeAll(keepingCapacity: true) }
    chosen[key] = .some(found)
    return found
  }

  private mutating func provides(_ face: FontFace, _ character: Character) -> Bool {
    faces.with(face, size: 16) { face in
      character.unicodeScalars.allSatisfy { face.provides($0) || $0.properties.isDefaultIgnorableCodePoint }
    } ?? false
  }

  private mutating func runs(of key: Key) -> [Run] {
    var text = key.text
    // A sign that stands on a letter is shown on a dotted circle where it is alone.
    if text.unicodeScalars.first?.properties.generalCategory.isMark == true { text = "\u{25CC}" + text }
    let preferred = preferredFace(size: key.size, weight: key.weight)
    var runs: [Run] = []
    for stretch in TextDirections.stretches(of: text) {
      // Runs stand from left to right, so a stretch that is read from the right has one only.
      if stretch.isFromTheRight, let first = stretch.text.first(where: \.isLetter) ?? stretch.text.first {
        let own = face(for: first, preferred: preferred) ?? .dejaVu
        let isWhole = stretch.text.allSatisfy { provides(own, $0) }
        runs.append(Run(text: stretch.text, face: isWhole ? own : .dejaVu))
      } else {
        add(stretch.text, of: key, preferred, to: &runs)
      }
    }
    return runs
  }

  /// Adds a text that is read from the left: its characters in the fonts that have them.
  private mutating func add(_ text: String, of key: Key, _ preferred: FontFace, to runs: inout [Run]) {
    let start = runs.count
    for character in text {
      let face = face(for: character, preferred: preferred) ?? .dejaVu
      if key.tracking == 0, runs.count > start, runs[runs.count - 1].face == face {
        runs[runs.count - 1].text.append(character)
      } else {
        runs.append(Run(text: String(character), face: face))
      }
    }
  }

  // MARK: - Drawing

  private mutating func advance(of run: Run, size: Int) -> Int {
    guard run.face == .emoji else { return faces.with(run.face, size: size) { $0.advance(of: run.text) } ?? 0 }
    return EmojiMetrics(size: size).advance * run.text.count
  }

  private mutating func draw(_ key: Key) throws(DisplayError) -> Label {
    var builder = LabelBuilder(size: key.size)
    for run in runs(of: key) {
      if run.face == .emoji {
        let metrics = EmojiMetrics(size: key.size)
        for character in run.text {
          let drawn = try faces.with(.emoji, size: key.size) { face throws(DisplayError) in
            try face.drawPicture(String(character))
          }
          if let drawn { builder.add(drawn.scaled(toHeight: metrics.height(of: drawn)), metrics) }
        }
      } else {
        let drawn = try faces.with(run.face, size: key.size) { face throws(DisplayError) in
          (try face.draw(run.text), face.advance(of: run.text))
        }
        if let drawn { builder.add(drawn.0.shape, ascent: drawn.0.ascent, advance: drawn.1, tracking: key.tracking) }
      }
    }
    return builder.label(tracking: key.tracking)
  }
}

extension Character {
  /// Drawn as a coloured picture: by itself, or because a selector or a joined sign asks for it.
  fileprivate var isEmoji: Bool {
    guard let first = unicodeScalars.first, first.value > 0xA8 || unicodeScalars.count > 1 else { return false }
    if first.properties.isEmojiPresentation { return true }
    return first.properties.isEmoji
      && unicodeScalars.contains { $0.value == 0xFE0F || $0.value == 0x20E3 || $0.properties.isEmojiModifier }
  }
}
