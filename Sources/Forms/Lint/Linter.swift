/// Checks forms against the guidance.
public enum Linter {
  /// What goes against the guidance: field after field in reading order, each in the order of the rules.
  public static func findings(_ form: LintForm) -> [LintFinding] {
    let context = LintContext(form)
    let rules = LintRule.all.filter { $0.isSeen(in: form.dialect) }
    return form.fields.indices.flatMap { findings(on: LintSubject(context: context, index: $0), rules) }
  }

  private static func findings(on subject: LintSubject, _ rules: [LintRule]) -> [LintFinding] {
    var found: [(rule: LintRule, remark: LintRemark)] = []
    for rule in rules {
      if let remark = rule.check(subject) { found.append((rule, remark)) }
    }
    let ids = Set(found.map { $0.rule.id })
    return found.filter { ids.isDisjoint(with: $0.rule.yieldsTo) }.map { rule, remark in
      LintFinding(
        path: subject.place.path, line: subject.place.line, severity: remark.severity ?? rule.severity, rule: rule.id,
        message: remark.message)
    }
  }
}
