import KeyboardCore

/// HTML's attributes: `autocomplete` has a normal form that is its own, and any text of attributes is read or refused.
@_cdecl("LLVMFuzzerTestOneInput")
public func readAutocomplete(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let text = unsafe String(decoding: UnsafeBufferPointer(start: start, count: count), as: UTF8.self)
  if let parsed = HTMLAutocomplete.parse(text) {
    let again = HTMLAutocomplete.parse(parsed.normalized)
    precondition(again?.normalized == parsed.normalized, "the normal form is not its own")
    precondition(again?.contentType == parsed.contentType)
  }
  if let attributes = try? HTMLAttributes.parse(text) { _ = HTMLField(attributes).reading }
  return 0
}
