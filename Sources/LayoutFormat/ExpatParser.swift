import CExpat

/// A parser of libexpat, freed with the value; namespace-aware, and deaf to any encoding but UTF-8.
@safe
struct ExpatParser: ~Copyable {
  /// Between a namespace and a local name; no attribute value can bring a line break into a namespace.
  static let separator: Character = "\n"

  let handle: XML_Parser

  init() {
    guard let made = unsafe XML_ParserCreateNS("UTF-8", XML_Char(bitPattern: Self.separator.asciiValue!)) else {
      preconditionFailure("libexpat is out of memory")
    }
    unsafe handle = made
  }

  deinit {
    unsafe XML_ParserFree(handle)
  }

  /// Parses a whole document; what is found is told to the handlers. Nil: well-formed.
  borrowing func parse(_ bytes: [UInt8]) -> String? {
    let status = unsafe bytes.withUnsafeBytes { buffer in
      unsafe XML_Parse(handle, buffer.baseAddress?.assumingMemoryBound(to: CChar.self), Int32(buffer.count), 1)
    }
    if status == XML_STATUS_OK { return nil }
    guard let text = unsafe XML_ErrorString(XML_GetErrorCode(handle)) else { return "unknown error" }
    return unsafe String(cString: text)
  }
}
