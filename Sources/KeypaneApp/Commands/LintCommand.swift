import KeyboardCore
import Posix

/// `keypane lint`: checks forms against the guidance.
enum LintCommand {
  static let spec = CommandSpec(
    name: "lint",
    summary: "checks a form, or the inputs of an HTML page, against the guidance, a line a finding",
    arguments: "FORM…",
    argumentCount: 0...1000,
    options: [
      OptionSpec("json", "print the findings as a JSON list for programs"),
      OptionSpec("rules", "list the rules instead of checking anything"),
    ],
    details: """
      FORM is a form file, or a page: a file that is called .html or .htm or begins with <. Findings are errors, warnings,
      and infos, which somebody has to judge. The status is 1 when there are errors, 0 otherwise.
      example: keypane lint Examples/sign-in.json
      """)

  static func run(_ arguments: Arguments) throws(AppError) {
    let asJSON = arguments.has("json")
    if arguments.has("rules") {
      if let word = arguments.words.first { throw .usage("lint --rules checks nothing and does not take “\(word)”") }
      return try Program.say(asJSON ? JSONText.encode(LintRuleList.entries) : Array(LintRuleList.text.utf8))
    }
    guard !arguments.words.isEmpty else { throw .usage("lint needs FORM…; see keypane lint --help") }
    let report = LintReport(checking: arguments.words)
    for warning in report.warnings { Output.error(warning) }
    try Program.say(asJSON ? JSONText.encode(report.entries) : Array(report.text.utf8))
    if let error = report.error { throw error }
  }
}
