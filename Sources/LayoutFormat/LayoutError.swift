/// The first thing in a layout file that keeps it from being read, and where it stands.
public struct LayoutError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The file's name as it was given to the reader; an imported file's is the path of its import.
  public var file: String
  /// Counted from 1.
  public var line: Int
  /// In characters, counted from 1.
  public var column: Int
  /// What is wrong, for the file's author; without a full stop.
  public var reason: String

  /// - Parameter reason: without a full stop.
  public init(file: String, line: Int, column: Int, reason: String) {
    self.file = file
    self.line = line
    self.column = column
    self.reason = reason
  }

  /// `FILE:LINE:COLUMN: reason`, as compilers write it.
  public var description: String { "\(file):\(line):\(column): \(reason)" }
}
