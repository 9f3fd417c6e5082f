import Forms
import KeyboardCore

/// Form files: read or refused; what is read can be checked and filled in.
@_cdecl("LLVMFuzzerTestOneInput")
public func readForm(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = unsafe Array(UnsafeBufferPointer(start: start, count: count))
  guard let (form, _) = try? FormReader.read(bytes, name: "form.json") else { return 0 }
  let lint = LintForm(form)
  let findings = Linter.findings(lint)
  precondition(findings.map(\.message).allSatisfy { !$0.isEmpty && !$0.contains("\n") })
  var state = FormState(form)
  for _ in form.fields {
    state.focusNext()
    state.insert("a1")
    _ = state.returnPressed()
  }
  return 0
}
