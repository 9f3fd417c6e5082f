/// A stroke of the finger that begins on a key, and what it types.
public struct KeyFlick: Sendable, Hashable {
  /// One direction after the other; never empty.
  public var directions: [FlickDirection]
  /// What it types.
  public var option: KeyOption

  /// A flick of one segment or more.
  public init(directions: [FlickDirection], option: KeyOption) {
    self.directions = directions
    self.option = option
  }
}

/// Where a finger goes on the screen. The names are LDML's.
public enum FlickDirection: String, Sendable, CaseIterable {
  /// Upwards.
  case n
  /// Upwards and to the right.
  case ne
  /// To the right.
  case e
  /// Downwards and to the right.
  case se
  /// Downwards.
  case s
  /// Downwards and to the left.
  case sw
  /// To the left.
  case w
  /// Upwards and to the left.
  case nw
}
