import KeyboardCore
import Recording

/// Evemu text: read or refused with a line; what is read is written and read again as the same, and a tracker takes it.
@_cdecl("LLVMFuzzerTestOneInput")
public func readEvemu(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = unsafe Array(UnsafeBufferPointer(start: start, count: count))
  guard let recordings = RecordingCheck.read(bytes, name: "fuzz.evemu") else { return 0 }
  for recording in recordings where recording.device != nil {
    guard let again = RecordingCheck.read(Array(EvemuWriter.text(recording).utf8), name: "again.evemu") else {
      preconditionFailure("what was written is not read")
    }
    precondition(again == [recording])
  }
  return 0
}
