/// Why a recording cannot be used, and where it says so.
public struct RecordingError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The file as it was named to the reader.
  public var file: String
  /// Counted from 1; nil where the reason concerns the file as a whole.
  public var line: Int?
  /// A sentence without file, line or full stop.
  public var reason: String

  /// A reason with its place.
  public init(file: String, line: Int?, reason: String) {
    self.file = file
    self.line = line
    self.reason = reason
  }

  /// `FILE:LINE: reason`, or `FILE: reason` without a line.
  public var description: String {
    guard let line else { return "\(file): \(reason)" }
    return "\(file):\(line): \(reason)"
  }
}
