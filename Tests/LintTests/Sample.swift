import Forms
import HTMLForms

/// Checks texts as the program checks files.
enum Sample {
  /// What is found in a form of these fields, each the inside of a JSON object: `0 TF3`.
  static func form(_ fields: String..., title: String = "") throws -> [String] {
    try findings(fields, title: title).map { "\($0.path.split(separator: "/").last ?? "") \($0.rule)" }
  }

  static func findings(_ fields: [String], title: String = "") throws -> [LintFinding] {
    let numbered = fields.enumerated().map { index, field in
      field.contains("\"id\"") ? "{\(field)}" : "{\"id\":\"field-\(index)\",\(field)}"
    }
    let text = "{\"title\":\"\(title)\",\"fields\":[\(numbered.joined(separator: ","))]}"
    return Linter.findings(LintForm(try FormReader.read(Array(text.utf8), name: "form.json").form))
  }

  /// What is found in a page: `form[0]/input#email TF3`.
  static func page(_ html: String) throws -> [String] {
    try pageFindings(html).map { "\($0.path) \($0.rule)" }
  }

  static func pageFindings(_ html: String) throws -> [LintFinding] {
    try HTMLPage.forms(Array(html.utf8), name: "page.html").flatMap { Linter.findings($0) }
  }
}
