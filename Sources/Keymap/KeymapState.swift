/// What a keyboard keeps between two keys: its active group and its locks.
///
/// Nothing here is ever changed by typing: what a lock does to a character is made up for by other modifiers.
public struct KeymapState: Hashable, Sendable {
  /// The active group (layout) of the keymap, from 0.
  public var group: Int
  /// Caps Lock is on (the lock's light is on).
  public var capsLock: Bool
  /// Num Lock is on (the lock's light is on).
  public var numLock: Bool

  /// The first group without locks, where nothing else is said.
  public init(group: Int = 0, capsLock: Bool = false, numLock: Bool = false) {
    self.group = group
    self.capsLock = capsLock
    self.numLock = numLock
  }
}
