/// Something that is wrong, or at least strange, in a layout file.
public struct LayoutFinding: Hashable, Sendable, CustomStringConvertible {
  /// How bad it is.
  public enum Severity: String, Sendable, CaseIterable {
    /// The layout cannot be used, or somebody cannot type with it.
    case error
    /// It works, but hardly as its author means it.
    case warning
  }

  /// How bad it is.
  public var severity: Severity
  /// The name of the rule: `undefined-key`.
  public var rule: String
  /// The file's name as it was given to the checker; an imported file's is the path of its import.
  public var file: String
  /// Counted from 1.
  public var line: Int
  /// In characters, counted from 1.
  public var column: Int
  /// What is wrong, for the file's author; without a full stop.
  public var reason: String

  init(_ error: LayoutError, rule: String, severity: Severity = .error) {
    self.severity = severity
    self.rule = rule
    file = error.file
    line = error.line
    column = error.column
    reason = error.reason
  }

  /// `FILE:LINE:COLUMN: reason`, warnings with that word before it.
  public var description: String {
    "\(file):\(line):\(column): \(severity == .warning ? "warning: " : "")\(reason)"
  }
}
