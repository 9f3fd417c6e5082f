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
  let field: FieldPicture
  let ruler: any TextRuler

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
      takeDots()
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

  /// Dots, of many those round the cursor.
  private mutating func takeDots() {
    let start = Self.start(of: field.cursor ?? 0)
    lines = [Line(text: String(field.text.dropFirst(start).prefix(3 * Self.step)), start: start)]
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
