/// How much a finding matters.
public enum LintSeverity: String, Sendable, CaseIterable {
  /// The guidance is clear and the form goes against it.
  case error
  /// Advice that the form does not follow.
  case warning
  /// Somebody has to judge whether it matters here.
  case info
}
