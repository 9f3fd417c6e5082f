import CXML

/// libxml2's HTML parser for one page, freed with the value: it tells its events, builds no tree, and opens nothing
/// but the bytes that it is given.
@safe
struct HTMLParser: ~Copyable {
  let handle: htmlParserCtxtPtr

  /// - Parameter context: handed to every event.
  init(events: xmlSAXHandler, context: UnsafeMutableRawPointer) {
    var events = unsafe events
    guard
      let made = unsafe htmlCreatePushParserCtxt(&events, context, nil, 0, nil, XML_CHAR_ENCODING_UTF8)
    else {
      preconditionFailure("libxml2 is out of memory")
    }
    unsafe handle = made
    let options = HTML_PARSE_RECOVER.rawValue | HTML_PARSE_NONET.rawValue | HTML_PARSE_IGNORE_ENC.rawValue
    _ = unsafe htmlCtxtUseOptions(handle, Int32(options))
  }

  deinit {
    unsafe htmlFreeParserCtxt(handle)
  }

  /// Parses a whole page of UTF-8; whatever is wrong in it is read as well as can be.
  borrowing func parse(_ bytes: [UInt8]) {
    _ = unsafe bytes.withUnsafeBytes { buffer in
      unsafe htmlParseChunk(handle, buffer.baseAddress?.assumingMemoryBound(to: CChar.self), Int32(buffer.count), 1)
    }
  }
}
