/// HTML's `pattern` attribute of a password field as password rules, where it is of the usual form:
/// `^(?=.*[0-9])(?=.*[a-z])[a-zA-Z0-9!@]{8,20}$`, that is: what is required, what is allowed, how many characters.
///
/// Any other pattern is not converted: rules that say something else than the pattern are worse than none.
public enum PasswordPattern {
  /// A text of the `passwordrules` language; nil where the pattern is of another form, or asks for nothing.
  public static func rules(from pattern: String) -> String? {
    var scanner = PatternScanner(pattern)
    guard let parts = scanner.parts() else { return nil }
    var rules = parts.required.map { "required: \($0.rulesText)" }
    if let allowed = allowed(parts), !allowed.isEmpty { rules.append("allowed: \(allowed.joined(separator: ", "))") }
    if let minimum = parts.lengths?.minimum { rules.append("minlength: \(minimum)") }
    if let maximum = parts.lengths?.maximum { rules.append("maxlength: \(maximum)") }
    return rules.isEmpty ? nil : rules.joined(separator: "; ") + ";"
  }

  /// What the main class allows beyond what is required, which is allowed anyway. Nil where all is allowed.
  private static func allowed(_ parts: PatternParts) -> [String]? {
    guard let main = parts.allowed else { return nil }
    let required = parts.required
    var words: [String] = []
    for name in [ClassName.lower, .upper, .digit] {
      if main.ranges.contains(name), !required.contains(where: { $0.ranges.contains(name) }) {
        words.append(name.rawValue)
      }
    }
    let isRequired = required.contains { $0.ranges.isEmpty && $0.hasSameOthers(as: main) }
    if let others = main.othersText, !isRequired { words.append(others) }
    return words
  }
}
