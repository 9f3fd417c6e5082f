/// What is wrong with a file of settings for keyboards.
public struct KeyboardDefaultsError: Error, Hashable, CustomStringConvertible {
  /// The file.
  public var path: String
  /// From 1.
  public var line: Int
  /// In bytes, from 1.
  public var column: Int
  /// In words.
  public var reason: String

  /// `/etc/default/keyboard:5:11: the quotation mark is not closed`
  public var description: String { "\(path):\(line):\(column): \(reason)" }
}
