import KeyboardCore

/// From characters to points and back.
extension FieldTextLayout {
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
    guard let shown = field.shownCharacter.map({ $0 - line.start }), (0..<count).contains(shown) else {
      return count * dotAdvance
    }
    // The character that a secret shows for a moment has the room that it needs.
    let character = String(line.text.dropFirst(shown).prefix(1))
    return (count - 1) * dotAdvance + max(dotAdvance, ruler.width(of: character, size: size) + size / 8)
  }
}
