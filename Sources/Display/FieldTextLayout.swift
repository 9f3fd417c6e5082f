import Forms
import KeyboardCore

/// Where a field's text stands: its lines, its cursor, and how far it is scrolled. Lengths are in pixels.
struct FieldTextLayout {
  /// What is drawn, line by line.
  private(set) var lines: [String]
  /// From one baseline to the next.
  let pitch: Int
  /// The cursor's line, and its distance from the line's start; nil where there is none.
  private(set) var cursor: (line: Int, x: Int)?
  /// How far the text is moved to the left.
  private(set) var offsetX = 0
  /// How far the text is moved upwards.
  private(set) var offsetY = 0
  /// The width of the widest line.
  private var width = 0

  private static let ellipsis = "…"
  /// Characters drawn on either side of the cursor: more than the widest column shows.
  private static let window = 256

  /// The characters by which the part of a long text that is laid out moves; three steps of it are.
  private static let step = 800

  /// One line, cut round the cursor, or shortened by an ellipsis while the field has not the focus.
  init(line field: FieldPicture, size: Int, _ lettering: inout Lettering) throws(DisplayError) {
    pitch = size * 13 / 10
    let position = field.isPlaceholder ? 0 : field.cursor ?? 0
    let start = max(0, position - Self.window)
    var text = String(field.text.dropFirst(start).prefix(position - start + Self.window))
    if !field.isFocused, !field.isPlaceholder {
      text = try Self.shorten(field.text, field.overflow, to: field.textRect.width, size: size, &lettering)
    } else if field.isPlaceholder {
      text = try Self.shorten(field.text, .truncateTail, to: field.textRect.width, size: size, &lettering)
    }
    lines = [text]
    width = try lettering.label(text, size: size).advance
    if field.cursor != nil {
      cursor = (0, try lettering.label(String(text.prefix(position - start)), size: size).advance)
    }
  }

  /// One line of dots.
  init(dots field: FieldPicture, advance: Int, size: Int) {
    pitch = size * 13 / 10
    let count = min(field.text.count, 4 * Self.window)
    lines = [String(repeating: "•", count: count)]
    width = count * advance
    cursor = field.cursor.map { (0, min($0, count) * advance) }
  }

  /// Many lines, broken at blanks where they are too wide, within a word where that is wider than a line.
  init(wrapping field: FieldPicture, size: Int, _ lettering: inout Lettering) throws(DisplayError) {
    pitch = size * 13 / 10
    lines = []
    let position = field.isPlaceholder ? 0 : field.cursor
    // Of a long text only the part round the cursor. It moves in steps, so that lines do not break anew at every key.
    let start = max(0, ((position ?? 0) / Self.step - 1) * Self.step)
    var passed = start
    let part = field.text.dropFirst(start).prefix(3 * Self.step)
    for paragraph in part.split(separator: "\n", omittingEmptySubsequences: false) {
      for line in try Self.wrap(paragraph, to: field.textRect.width, size: size, &lettering) {
        if let position, position >= passed, position <= passed + line.count {
          cursor = (lines.count, try lettering.label(String(line.prefix(position - passed)), size: size).advance)
        }
        passed += line.count
        lines.append(String(line))
      }
      passed += 1
    }
  }

  /// Scrolls so that the cursor is in sight; without a cursor the text's beginning is.
  mutating func scroll(to rect: KeyRect, cursorWidth: Int) {
    guard let cursor else { return }
    let room = max(1, rect.width - cursorWidth)
    if width > room { offsetX = min(max(0, cursor.x - room), width - room) }
    let visible = max(1, rect.height / pitch)
    if cursor.line >= visible { offsetY = (cursor.line - visible + 1) * pitch }
    // A cursor behind a blank that hangs over the edge of a wrapped line stays at the edge.
    if cursor.x - offsetX > room { self.cursor?.x = room + offsetX }
  }

  private static func wrap(
    _ paragraph: Substring, to room: Int, size: Int, _ lettering: inout Lettering
  ) throws(DisplayError) -> [Substring] {
    var lines: [Substring] = []
    var rest = paragraph
    while true {
      let fitting = try fit(rest, into: room, size: size, &lettering)
      guard fitting < rest.endIndex else { break }
      // Blanks at the break hang over the edge; a word longer than the line is cut.
      let cut = rest[fitting] == " " ? fitting : rest[..<fitting].lastIndex(of: " ").map(rest.index(after:)) ?? fitting
      guard let end = rest[cut...].firstIndex(where: { $0 != " " }) else { break }
      lines.append(rest[..<end])
      rest = rest[end...]
    }
    lines.append(rest)
    return lines
  }

  /// The end of what fits into a line, at least one character.
  private static func fit(
    _ text: Substring, into room: Int, size: Int, _ lettering: inout Lettering
  ) throws(DisplayError) -> Substring.Index {
    // The most characters that a line may have; the answer lies between two bounds that come closer.
    var low = 0
    var high = text.prefix(window).count
    while low < high {
      let middle = (low + high + 1) / 2
      let width = lettering.advance(of: String(text.prefix(middle)), size: size)
      if width <= room { low = middle } else { high = middle - 1 }
    }
    return text.index(text.startIndex, offsetBy: max(low, text.isEmpty ? 0 : 1))
  }

  /// The text with an ellipsis for what has no room.
  private static func shorten(
    _ text: String, _ overflow: TextOverflow, to room: Int, size: Int, _ lettering: inout Lettering
  ) throws(DisplayError) -> String {
    let count = text.count
    if count <= window, lettering.advance(of: text, size: size) <= room { return text }
    var low = 0
    var high = min(count, window)
    while low < high {
      let middle = (low + high + 1) / 2
      let candidate = shortened(text, overflow, keeping: middle)
      if lettering.advance(of: candidate, size: size) <= room { low = middle } else { high = middle - 1 }
    }
    return shortened(text, overflow, keeping: low)
  }

  private static func shortened(_ text: String, _ overflow: TextOverflow, keeping kept: Int) -> String {
    switch overflow {
    // What is cut off is one pixel column, not one character: give a few more.
    case .clip, .wrap: String(text.prefix(kept + 3))
    case .truncateTail: text.prefix(kept) + ellipsis
    case .truncateHead: ellipsis + text.suffix(kept)
    case .truncateMiddle: text.prefix(kept - kept / 2) + ellipsis + text.suffix(kept / 2)
    }
  }
}
