import KeyboardCore

/// How one character is typed.
struct Recipe: Hashable {
  var path: CharacterPath
  /// Everything that goes down and comes up, in order; nothing is held and no group is changed after it.
  var strokes: [KeyStroke]
  /// The fewer the better; Shift is cheaper than the others, because every program knows it.
  var cost: Int

  /// Whether this one is to be taken and not that one.
  func isBetter(than other: Recipe) -> Bool {
    path == other.path ? cost < other.cost : path < other.path
  }
}
