import Posix
import Vault

/// `keypane vault import` and `export`.
enum VaultTables {
  /// What a person types who wants the passwords unencrypted.
  private static let consent = "yes"

  static func take(_ arguments: Arguments, _ path: String) throws(AppError) {
    let file = arguments.words[2]
    let table = try table(of: file)
    var vault = try VaultSecrets.open(arguments, path)
    let report: ImportReport
    do throws(CSVMistake) {
      report = try vault.importSignIns(table, replacing: arguments.has("replace"))
    } catch {
      throw Self.error(error, file)
    }
    for skipped in report.skipped { Output.error("\(file):\(skipped.line): left out: \(skipped.reason)") }
    for column in report.unknownColumns { Output.error("\(file):1: \(column) is no browser's, and was left out") }
    if report.codeSecrets > 0 {
      Output.error("\(file): secrets of code generators were left out: \(report.codeSecrets)")
    }
    if report.added + report.replaced > 0 { try VaultSecrets.told { () throws(VaultError) in try vault.save() } }
    try Program.say(
      "added \(report.added), replaced \(report.replaced), known \(report.known), left out \(report.skipped.count)\n")
  }

  private static func table(of file: String) throws(AppError) -> CSVTable {
    let text: SecretText
    do throws(SystemError) { text = try SecretText.read(file, limit: CSVTable.largest) } catch {
      throw .unreadable(error, file)
    }
    do throws(CSVMistake) { return try CSVTable(text) } catch { throw Self.error(error, file) }
  }

  private static func error(_ mistake: CSVMistake, _ file: String) -> AppError {
    AppError(.data, "\(file):\(mistake.line):\(mistake.column): \(mistake.sentence)")
  }

  static func give(_ arguments: Arguments, _ path: String) throws(AppError) {
    let vault = try VaultSecrets.open(arguments, path)
    if !arguments.has("unencrypted") { try ask() }
    let table = vault.exportSignIns()
    guard let output = arguments.value("output") else {
      return try table.withArray { bytes throws(AppError) in try Program.say(bytes) }
    }
    do throws(SystemError) {
      try table.withArray { bytes throws(SystemError) in try Files.create(output, bytes, mode: 0o600) }
    } catch {
      throw .unwritable(error, output)
    }
    Output.error("\(output) has all passwords, unencrypted: remove it when it has been used")
  }

  private static func ask() throws(AppError) {
    guard SecretInput.isTerminal else {
      throw .usage("vault export writes all passwords unencrypted: --unencrypted says that this is wanted")
    }
    let answer = try VaultSecrets.read("All passwords are written unencrypted. Type \(consent): ")
    if answer.text != consent { throw AppError(.usage, "nothing was exported") }
  }
}
