import KeyboardCore

/// Where a field's text stands: its lines, its cursor, and how far it is scrolled. Lengths are in pixels.
public struct FieldTextLayout {
  /// One line of what is drawn.
  public struct Line {
    /// What it says.
    public var text: String
    /// How many characters of the field's text stand before it.
    public var start: Int
  }

  /// What is drawn, from top to bottom.
  public private(set) var lines: [Line] = []
  /// Pixels an em.
  public let size: Int
  /// From one baseline to the next.
  public let pitch: Int
  /// How far the text is moved to the left.
  public private(set) var offsetX = 0
  /// How far the text is moved upwards.
  public private(set) var offsetY = 0
  /// Not all of the text is to be seen.
  public private(set) var isCut = false
  /// An ellipsis stands for a part of it: places in what is drawn are none in the text.
  public private(set) var isShortened = false
  private let field: FieldPicture
  private let ruler: any TextRuler

  /// The characters by which the part of a long text that is laid out moves; three steps of it are.
  private static let step = 256

  /// - Parameters:
  ///   - size: of the field's text, pixels an em.
  ///   - margin: what the cursor needs beside the text.
  public init(_ field: FieldPicture, size: Int, margin: Int, ruler: any TextRuler) {
    self.field = field
    self.size = size
    self.ruler = ruler
    pitch = ruler.pitch(size: size)
    if isDots {
      lines = [Line(text: field.text, start: 0)]
    } else if field.wraps {
      wrap()
    } else {
      takeLine()
    }
    scroll(margin: margin)
  }

  /// The text is dots, but for a character that is shown for a moment.
  public var isDots: Bool { field.isSecure && !field.isPlaceholder }

  /// A secret's dots stand further apart than a font's bullets, so that they can be counted.
  public var dotAdvance: Int { max(2, size * 11 / 17) }

  /// The upper edge of a line; its letters stand in the middle of a pitch.
  public func top(of line: Int) -> Int {
    let rect = field.textRect
    return field.wraps ? rect.y + line * pitch - offsetY : rect.y + (rect.height - pitch) / 2
  }

  // MARK: - Places

  /// The line of the cursor, and the cursor's distance from the line's start; nil without a cursor.
  public var cursor: (line: Int, x: Int)? {
    field.cursor.map { spot(of: field.isPlaceholder ? 0 : $0) }
  }

  /// What is selected, one rectangle a line.
  public var selected: [KeyRect] {
    guard let selection = field.selection, !selection.isEmpty, !field.isPlaceholder else { return [] }
    return lines.indices.compactMap { number in
      let line = lines[number]
      let range = selection.clamped(to: line.start..<line.start + line.text.count)
      guard !range.isEmpty else { return nil }
      let left = x(of: range.lowerBound, in: line)
      let width = x(of: range.upperBound, in: line) - left
      return KeyRect(
        x: field.textRect.x + left - offsetX, y: top(of: number), width: width, height: pitch)
    }
  }

  /// The point between two characters, in the middle of its line.
  public func point(of character: Int) -> KeyPoint {
    let (line, x) = spot(of: character)
    return KeyPoint(x: field.textRect.x + x - offsetX, y: top(of: line) + pitch / 2)
  }

  /// How many characters stand before the place between two of them that is nearest to a point.
  public func character(at point: KeyPoint) -> Int {
    guard !field.isPlaceholder, !lines.isEmpty else { return 0 }
    let number = (point.y - top(of: 0)) / pitch
    let line = lines[min(max(number, 0), lines.count - 1)]
    let x = point.x - field.textRect.x + offsetX
    var low = 0
    var high = line.text.count
    while low < high {
      let middle = (low + high + 1) / 2
      if self.x(of: line.start + middle, in: line) <= x { low = middle } else { high = middle - 1 }
    }
    let left = self.x(of: line.start + low, in: line)
    guard low < line.text.count else { return line.start + low }
    let right = self.x(of: line.start + low + 1, in: line)
    return line.start + (x - left > right - x ? low + 1 : low)
  }

  private func spot(of character: Int) -> (line: Int, x: Int) {
    let number = lines.lastIndex { $0.start <= character } ?? 0
    guard lines.indices.contains(number) else { return (0, 0) }
    return (number, x(of: character, in: lines[number]))
  }

  /// A character's distance from the start of its line.
  public func x(of character: Int, in line: Line) -> Int {
    let count = min(max(character - line.start, 0), line.text.count)
    guard isDots else { return ruler.width(of: String(line.text.prefix(count)), size: size) }
    guard let shown = field.shownCharacter, shown < count else { return count * dotAdvance }
    return (count - 1) * dotAdvance + shownWidth(in: line)
  }

  /// The room of the character that a secret shows for a moment.
  private func shownWidth(in line: Line) -> Int {
    guard let shown = field.shownCharacter else { return dotAdvance }
    let character = String(line.text.dropFirst(shown).prefix(1))
    return max(dotAdvance, ruler.width(of: character, size: size) + size / 8)
  }

  // MARK: - Lines

  /// One line: cut round the cursor, or shortened while the field has not the focus.
  private mutating func takeLine() {
    isCut = !field.isPlaceholder && !ruler.fits(field.text, field.textRect.width, size: size)
    if let cursor = field.cursor, !field.isPlaceholder {
      let start = Self.start(of: cursor)
      lines = [Line(text: String(field.text.dropFirst(start).prefix(3 * Self.step)), start: start)]
    } else {
      let overflow = field.isPlaceholder ? .truncateTail : field.overflow
      isShortened = isCut && overflow.isEllipsis
      lines = [
        Line(text: ruler.shortened(field.text, overflow, to: field.textRect.width, size: size), start: 0)
      ]
    }
  }

  /// Many lines: of a long text only the part round the cursor.
  private mutating func wrap() {
    let start = Self.start(of: field.isPlaceholder ? 0 : field.cursor ?? 0)
    let part = field.text.dropFirst(start).prefix(3 * Self.step)
    let width = field.textRect.width
    lines = ruler.lines(of: part, width: width, size: size, most: .max).map {
      Line(text: String($0.text), start: start + $0.start)
    }
    let visible = max(1, field.textRect.height / pitch)
    guard lines.count > visible else { return }
    isCut = !field.isPlaceholder
    guard field.cursor == nil, field.overflow.isEllipsis else { return }
    isShortened = true
    // The last line that is seen stands for all the rest of the text.
    let last = lines[visible - 1]
    let rest = field.text.dropFirst(last.start).prefix(3 * Self.step).map { $0 == "\n" ? " " : $0 }
    lines.removeSubrange(visible...)
    lines[visible - 1].text = ruler.shortened(String(rest), field.overflow, to: width, size: size)
  }

  /// The part moves in steps, so that lines do not break anew at every key.
  private static func start(of cursor: Int) -> Int {
    max(0, (cursor / step - 1) * step)
  }

  /// Scrolls no further than is needed to bring the cursor into sight; without a cursor the text's beginning is.
  private mutating func scroll(margin: Int) {
    guard let cursor else { return }
    let room = max(1, field.textRect.width - margin)
    let line = lines[cursor.line]
    // Blanks at the end of a wrapped line hang over its edge.
    if !field.wraps {
      let width = x(of: line.start + line.text.count, in: line)
      offsetX = min(max(field.anchor.x, cursor.x - room), cursor.x, max(0, width - room))
      offsetX = max(0, offsetX)
    }
    let visible = max(1, field.textRect.height / pitch)
    let lowest = max(0, (lines.count - visible) * pitch)
    offsetY = min(max(field.anchor.y, (cursor.line - visible + 1) * pitch), cursor.line * pitch, lowest)
    offsetY = max(0, offsetY)
  }
}

extension TextOverflow {
  /// An ellipsis stands for what has no room.
  var isEllipsis: Bool {
    switch self {
    case .clip, .wrap: false
    case .truncateHead, .truncateMiddle, .truncateTail: true
    }
  }
}
