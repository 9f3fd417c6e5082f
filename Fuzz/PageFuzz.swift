import Forms
import HTMLForms
import KeyboardCore

/// HTML pages: read or refused; the fields that are found can be checked.
@_cdecl("LLVMFuzzerTestOneInput")
public func readPage(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = unsafe Array(UnsafeBufferPointer(start: start, count: count))
  guard let forms = try? HTMLPage.forms(bytes, name: "page.html") else { return 0 }
  let lines = bytes.count { $0 == 0x0a } + 1
  for finding in forms.flatMap({ Linter.findings($0) }) {
    precondition(!finding.message.contains("\n") && !finding.path.contains("\n"))
    precondition((1...lines).contains(finding.line ?? 0), "a line that the page does not have")
  }
  return 0
}
