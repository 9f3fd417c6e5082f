/// What a rule has to say about a field.
struct LintRemark {
  /// What is wrong and what to write instead.
  var message: String
  /// Where it differs from the rule's own.
  var severity: LintSeverity?

  init(_ message: String, severity: LintSeverity? = nil) {
    self.message = message
    self.severity = severity
  }
}
