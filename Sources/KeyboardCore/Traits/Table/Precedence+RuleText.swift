extension Precedence {
  /// The rules for people, in the order in which they are applied: name, source and sentence, a line a rule.
  public static var ruleText: String {
    let name = rules.map { $0.name.count }.max() ?? 0
    let source = rules.map { $0.source.count }.max() ?? 0
    var text = ""
    for rule in rules {
      text += rule.name + String(repeating: " ", count: name - rule.name.count + 2)
      text += rule.source + String(repeating: " ", count: source - rule.source.count + 2)
      text += rule.sentence + "\n"
    }
    return text
  }
}
