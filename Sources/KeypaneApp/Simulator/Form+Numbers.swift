import Forms

extension Form {
  /// Numbers are written in it.
  var hasNumbers: Bool {
    fields.contains { $0.formatter != nil || $0.validation?.kind == .number }
  }
}
