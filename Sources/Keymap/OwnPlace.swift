/// Where a character is in our own keymap.
public struct OwnPlace: Hashable, Sendable {
  /// The key: `KEY_…`, 1...247.
  public var code: UInt16
  /// From 1 to 8: Shift adds 1, the third level's key 2, the fifth level's key 4.
  public var level: Int

  /// A level of a key.
  public init(code: UInt16, level: Int) {
    self.code = code
    self.level = level
  }

  /// What is held to reach the level: `Shift`, `Level3` and `Level5`, in this order.
  public var holds: [String] {
    let bits = level - 1
    return [(1, "Shift"), (2, "Level3"), (4, "Level5")].filter { bits & $0.0 != 0 }.map(\.1)
  }
}
