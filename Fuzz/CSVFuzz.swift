/// Tables of comma-separated values: any bytes are read or refused at a place that there is, and what was read is read
/// again as it was once it is written.
@_cdecl("LLVMFuzzerTestOneInput")
public func readTable(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = unsafe Array(UnsafeBufferPointer(start: start, count: count))
  do throws(CSVMistake) {
    let table = try CSVTable(SecretText(copying: bytes))
    let fields = texts(table)
    precondition(fields.allSatisfy { $0.count == fields[0].count }, "rows of several lengths")
    let again = try CSVTable(SecretText(written(fields)))
    precondition(texts(again) == fields, "read otherwise the second time")
    let columns = try BrowserColumns(table)
    for row in table.rows { _ = SiteName.domain(of: table.text(row.fields[columns.url])) }
  } catch {
    let lines = bytes.count { $0 == 0x0a } + 1
    precondition((1...lines).contains(error.line) && error.column >= 1 && error.column <= bytes.count + 1)
    precondition(!error.sentence.isEmpty && error.sentence.utf8.count < 200)
  }
  return 0
}

private func texts(_ table: borrowing CSVTable) -> [[String]] {
  table.rows.map { row in row.fields.map { table.text($0) } }
}

private func written(_ rows: [[String]]) -> String {
  rows.map { row in
    row.map { "\"" + String(decoding: $0.utf8.flatMap { $0 == 0x22 ? [0x22, 0x22] : [$0] }, as: UTF8.self) + "\"" }
      .joined(separator: ",") + "\r\n"
  }.joined()
}
