import Forms
import HTMLForms
import KeyboardCore
import Posix

/// What the guidance has to say about several files.
struct LintReport {
  /// A finding as `keypane lint --json` prints it.
  struct Entry: Encodable, Equatable {
    /// Only where more than one file is checked.
    var file: String?
    /// Only in pages.
    var line: Int?
    var path: String
    var severity: String
    var rule: String
    var message: String
  }

  /// File after file, in the order of each.
  private(set) var entries: [Entry] = []
  /// A line a finding.
  private(set) var text = ""
  /// What was passed over, for people.
  private(set) var warnings: [String] = []
  /// The first file that could not be checked.
  private var refusal: AppError?

  /// Checks all files; one that cannot be read keeps none of the others from it.
  init(checking files: [String]) {
    for file in files {
      do {
        for finding in try findings(in: file) { add(finding, in: file, namesFile: files.count > 1) }
      } catch {
        // The last one is said by whoever ends the program.
        if let refusal { warnings.append(refusal.reason) }
        refusal = AppError(refusal?.status ?? error.status, error.reason)
      }
    }
  }

  /// What the program ends with; nil where all is well enough.
  var error: AppError? {
    if let refusal { return refusal }
    let errors = count(.error)
    guard errors > 0 else { return nil }
    let others = [(count(.warning), "warning"), (count(.info), "info")].filter { $0.0 > 0 }
    return AppError(
      .findings,
      ([(errors, "error")] + others).map { $0.0 == 1 ? "1 \($0.1)" : "\($0.0) \($0.1)s" }.joined(separator: ", "))
  }

  private func count(_ severity: LintSeverity) -> Int {
    entries.count { $0.severity == severity.rawValue }
  }

  private mutating func add(_ finding: LintFinding, in file: String, namesFile: Bool) {
    let severity = finding.severity.rawValue
    entries.append(
      Entry(
        file: namesFile ? file : nil, line: finding.line, path: finding.path, severity: severity, rule: finding.rule,
        message: finding.message))
    let line = finding.line.map { ":\($0)" } ?? ""
    text += "\(file)\(line): \(finding.path): \(severity) \(finding.rule): \(finding.message)\n"
  }

  private mutating func findings(in file: String) throws(AppError) -> [LintFinding] {
    let bytes: [UInt8]
    do { bytes = try Files.read(file, limit: HTMLPage.largest) } catch { throw .unreadable(error, file) }
    guard HTMLPage.isPage(bytes, name: file) else {
      try FormFile.refuseOthers(bytes, file)
      do {
        let (form, passedOver) = try FormReader.read(bytes, name: file)
        // VK2 says the same, and how to mend it.
        warnings += passedOver.filter { !$0.path.hasSuffix("/textContentType") }.map { "\(file): \($0)" }
        return Linter.findings(LintForm(form))
      } catch {
        throw AppError(.data, error.description)
      }
    }
    do {
      return try HTMLPage.forms(bytes, name: file).flatMap { Linter.findings($0) }
    } catch {
      throw AppError(.data, error.description)
    }
  }
}
