import KeyboardCore
import LayoutFormat

/// Layout files: read or refused with a place in them, and what the checker says is text of one line. Imports are read from
/// the file itself, so that circles come up.
@_cdecl("LLVMFuzzerTestOneInput")
public func readLayout(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = unsafe Array(UnsafeBufferPointer(start: start, count: count))
  let imports: (String, Bool) -> [UInt8]? = { path, isCLDR in isCLDR || path.hasPrefix("no") ? nil : bytes }
  var isRead = false
  do {
    let file = try LayoutFile(bytes, name: "layout.xml", id: "layout", imports: imports)
    for width in [0, 999] {
      let layout = try file.layout(deviceWidth: width)
      precondition(layout.planes.allSatisfy { !$0.rows.isEmpty && $0.rows.allSatisfy { !$0.isEmpty } })
    }
    isRead = true
  } catch {
    precondition(error.line >= 1 && error.column >= 1 && !error.reason.isEmpty)
  }
  let findings = LayoutChecker.findings(
    bytes, name: "layout.xml", id: "layout", letters: { _ in ["a", "é", "dž"] }, imports: imports)
  precondition(isRead || findings.contains { $0.severity == .error })
  precondition(findings.allSatisfy { $0.line >= 1 && $0.column >= 1 })
  return 0
}
