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
  /// What else is locked, as sticky keys do it with Shift and the third level's shift: a bit a real modifier of XKB, in
  /// the order of `modifierNames`. A character that this leaves no way to is not typed.
  public var otherLocks: UInt8

  /// The first group without locks, where nothing else is said.
  public init(group: Int = 0, capsLock: Bool = false, numLock: Bool = false, otherLocks: UInt8 = 0) {
    self.group = group
    self.capsLock = capsLock
    self.numLock = numLock
    self.otherLocks = otherLocks
  }

  /// The real modifiers of every XKB keymap, in the order of their bits (X Keyboard Extension, 2.2).
  public static let modifierNames = ["Shift", "Lock", "Control", "Mod1", "Mod2", "Mod3", "Mod4", "Mod5"]

  /// What is locked that spoils characters, in words: `Shift and Mod5`; nil: nothing.
  public var spoiledBy: String? {
    let names = Self.modifierNames.enumerated().filter { otherLocks >> $0.offset & 1 == 1 }.map(\.element)
    return names.isEmpty ? nil : names.joined(separator: " and ")
  }
}
