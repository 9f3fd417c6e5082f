/// A step of a text's cursor, as the keys of a hardware keyboard make it.
public enum CursorMove: Sendable, Hashable, CaseIterable {
  /// One character to the left.
  case left
  /// One character to the right.
  case right
  /// One line up.
  case up
  /// One line down.
  case down
  /// To the start of the line.
  case lineStart
  /// To the end of the line.
  case lineEnd

  /// The move that a key makes; nil for all other keys.
  public init?(code: UInt16) {
    switch code {
    case KeyCode.left: self = .left
    case KeyCode.right: self = .right
    case KeyCode.up: self = .up
    case KeyCode.down: self = .down
    case KeyCode.home: self = .lineStart
    case KeyCode.end: self = .lineEnd
    default: return nil
    }
  }
}
