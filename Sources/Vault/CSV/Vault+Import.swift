extension Vault {
  /// Takes over the sign-ins of a table that a browser has exported; `save()` follows.
  /// - Parameter replacing: a password that differs from the store's takes its place; otherwise the row is left out.
  /// - Throws: where the first row does not name a browser's columns; nothing has been taken over then.
  public mutating func importSignIns(
    _ table: borrowing CSVTable, replacing: Bool = false
  ) throws(CSVMistake) -> ImportReport {
    let columns = try BrowserColumns(table)
    var report = ImportReport()
    report.unknownColumns = columns.unknown
    for row in table.rows.dropFirst() {
      if let reason = take(row, table, columns, replacing, &report) {
        report.skipped.append(ImportReport.Skipped(line: row.line, reason: reason))
      }
    }
    return report
  }

  /// - Returns: why a row is left out.
  private mutating func take(
    _ row: CSVTable.Row, _ table: borrowing CSVTable, _ columns: BrowserColumns, _ replacing: Bool,
    _ report: inout ImportReport
  ) -> String? {
    let address = table.text(row.fields[columns.url])
    if address.isEmpty { return "it has no site" }
    guard let domain = SiteName.domain(of: address) else { return "its address is not that of a site" }
    let password = table.secret(row.fields[columns.password])
    if password.isEmpty { return "it has no password" }
    let account = table.text(row.fields[columns.username])
    if let known = signIn(account: account, domain: domain) {
      if self.password(of: known.id)?.isSame(as: password) == true {
        report.known += 1
        return nil
      }
      guard replacing else { return "the store has another password for this account" }
      do throws(VaultError) { try setPassword(of: known.id, to: password) } catch { return error.description }
      report.replaced += 1
      return nil
    }
    let lastUsed = columns.lastUsed.flatMap { Int64(table.text(row.fields[$0])) }
    do throws(VaultError) {
      _ = try addSignIn(
        account: account, password: password, domains: [domain],
        title: columns.title.map { table.text(row.fields[$0]) } ?? "",
        note: columns.note.map { table.secret(row.fields[$0]) } ?? SecretText(copying: []),
        lastUsed: lastUsed.flatMap { $0 > 0 ? $0 / 1000 : nil })
    } catch {
      return error.description
    }
    report.added += 1
    if let column = columns.codeSecret, !row.fields[column].range.isEmpty { report.codeSecrets += 1 }
    return nil
  }
}
