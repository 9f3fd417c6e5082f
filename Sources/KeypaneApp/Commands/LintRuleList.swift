import Forms

/// The table of guidance, as `keypane lint --rules` prints it.
enum LintRuleList {
  struct Entry: Encodable {
    var rule: String
    var severity: String
    var sentence: String
    var source: String
    /// In which files it can be seen: forms, pages.
    var files: [String]
    /// Why no file shows it.
    var reason: String?
  }

  static var entries: [Entry] {
    LintRule.all.map { rule in
      let (files, reason): ([String], String?) =
        switch rule.sight {
        case .anywhere: (["forms", "pages"], nil)
        case .forms: (["forms"], nil)
        case .pages: (["pages"], nil)
        case .nowhere(let reason): ([], reason)
        }
      return Entry(
        rule: rule.id, severity: rule.severity.rawValue, sentence: rule.sentence, source: rule.source, files: files,
        reason: reason)
    }
  }

  /// A line a rule.
  static var text: String {
    entries.map { entry in
      let files =
        switch entry.files.count {
        case 0: " Not checked: \(entry.reason ?? "")."
        case 1: " In \(entry.files[0]) alone."
        default: ""
        }
      return "\(entry.rule) \(entry.severity): \(entry.sentence) (\(entry.source))\(files)\n"
    }.joined()
  }
}
