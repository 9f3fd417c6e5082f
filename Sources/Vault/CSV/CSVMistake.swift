/// What is wrong with a table of comma-separated values, and where; never what stands there.
public struct CSVMistake: Error, Sendable, Hashable {
  /// From 1.
  public var line: Int
  /// From 1, in characters of Unicode.
  public var column: Int
  /// For people.
  public var sentence: String
}
