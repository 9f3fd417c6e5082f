import KeyboardCore
import Recording

/// Session files: read or refused with a line; what is read is written and read again as the same.
@_cdecl("LLVMFuzzerTestOneInput")
public func readSession(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = unsafe Array(UnsafeBufferPointer(start: start, count: count))
  do {
    let session = try SessionReader.read(bytes, name: "fuzz.session")
    let text = session.written.joined(separator: "\n") + "\n"
    let again = try SessionReader.read(Array(text.utf8), name: "fuzz.session")
    precondition(again.written == session.written)
    precondition(again.form == session.form && again.options == session.options && again.texts == session.texts)
    precondition(again.panel == session.panel && again.steps.map(\.event) == session.steps.map(\.event))
    precondition(again.steps.map(\.time) == session.steps.map(\.time))
  } catch {
    precondition(error.line ?? 0 >= 1 && !error.reason.isEmpty)
    precondition(error.file == "fuzz.session")
  }
  return 0
}
