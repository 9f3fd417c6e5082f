import KeyboardCore
import Recording

/// The YAML of `libinput record`: read or refused with a line, and a tracker takes it.
@_cdecl("LLVMFuzzerTestOneInput")
public func readLibinput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = unsafe Array("# libinput record\n".utf8) + Array(UnsafeBufferPointer(start: start, count: count))
  _ = RecordingCheck.read(bytes, name: "fuzz.yml")
  return 0
}
