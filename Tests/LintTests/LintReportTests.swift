import HTMLForms
import Posix
import TestSupport
import Testing

@testable import KeypaneApp

@Suite("keypane lint")
struct LintReportTests {
  private static let examples = checkout + "/Examples"

  /// The root of the checkout.
  private static let checkout = #filePath.split(separator: "/").dropLast(3).reduce("") { $0 + "/" + $1 }

  @Test("The forms of the repository are free of errors and warnings")
  func examples() throws {
    let forms = try Files.list(Self.examples).filter { $0.hasSuffix(".json") }.map { "\(Self.examples)/\($0)" }
    #expect(!forms.isEmpty)
    let report = LintReport(checking: forms)
    #expect(report.warnings.isEmpty && report.error == nil)
    #expect(report.entries.allSatisfy { $0.severity == "info" }, "\(report.text)")
  }

  @Test("A file that is missing keeps nothing from the others, and is the status")
  func missing() {
    let report = LintReport(checking: ["/nowhere/a.json", "\(Self.examples)/sign-in.json", "/nowhere/b.html"])
    #expect(report.error?.status == .noInput)
    #expect(report.warnings.contains { $0.hasPrefix("/nowhere/a.json") })
    #expect(report.error?.reason.hasPrefix("/nowhere/b.html") == true)
    #expect(report.entries.allSatisfy { $0.file == "\(Self.examples)/sign-in.json" })
  }

  @Test(
    "Statuses: 0 without errors, 1 with errors, 65 for what is no form",
    arguments: [
      (#"{"fields":[{"id":"q","kind":"search","placeholder":"Search"}]}"#, "form", 0),
      (#"{"fields":[{"id":"q"}]}"#, "form", 1), ("{", "form", 65), ("<input>", "page", 1),
      ("<p>No form</p>", "page", 0),
      ("<p>", "x.json", 0), ("", "x.html", 0), (#"{"fields":[{"id":"q"}]}"#, "x.html", 0),
    ] as [(String, String, Int32)])
  func statuses(_ text: String, _ name: String, _ expected: Int32) throws {
    let folder = try TemporaryFolder("lint")
    let path = "\(folder.path)/\(name)"
    try Files.writeAtomically(path, Array(text.utf8))
    #expect((LintReport(checking: [path]).error?.status.rawValue ?? 0) == expected)
  }

  @Test("The list of rules has them all")
  func rules() {
    #expect(LintRuleList.entries.count == 36)
    #expect(LintRuleList.text.split(separator: "\n").count == 36)
    #expect(LintRuleList.entries.allSatisfy { $0.files.isEmpty == ($0.reason != nil) })
  }
}
