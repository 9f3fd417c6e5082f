import Forms
import HTMLForms

/// Checks texts as the program checks files.
enum Sample {
  /// What is found in a form of these fields, each the inside of a JSON object.
  static func findings(_ fields: [String], title: String = "", button: String = "") throws -> [LintFinding] {
    let numbered = fields.enumerated().map { index, field in
      field.contains("\"id\"") ? "{\(field)}" : "{\"id\":\"field-\(index)\",\(field)}"
    }
    let text = "{\"title\":\"\(title)\",\"submitButton\":\"\(button)\",\"fields\":[\(numbered.joined(separator: ","))]}"
    return Linter.findings(LintForm(try FormReader.read(Array(text.utf8), name: "form.json").form))
  }

  /// What is found in all forms of a page.
  static func pageFindings(_ html: String) throws -> [LintFinding] {
    try HTMLPage.forms(Array(html.utf8), name: "page.html").flatMap { Linter.findings($0) }
  }
}
