/// Why contact cards could not be read, and where the file says so.
public struct ContactCardError: Error, Sendable, Hashable, CustomStringConvertible {
  /// The file as it was named to the reader.
  public var file: String
  /// Counted from 1, where the folded line begins; nil where the reason concerns the file as a whole.
  public var line: Int?
  /// A sentence without file, line or full stop; it tells nothing of the card but names of properties.
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
