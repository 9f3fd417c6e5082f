import CXML

/// Hears what libxml2 finds in a page, collects what concerns forms, and stops it where the page goes too far.
@safe
final class PageEvents {
  private(set) var content = PageContent()
  private(set) var failure: (line: Int, reason: String)?
  private let scan: PageScan
  private var depth = 0
  private var mistakes = 0
  /// The parser while it runs.
  private var parser: htmlParserCtxtPtr?

  private init(_ scan: PageScan) {
    self.scan = scan
    unsafe parser = nil
  }

  /// Reads a whole page of UTF-8.
  static func read(_ scan: PageScan) -> PageEvents {
    let events = PageEvents(scan)
    let parser = unsafe HTMLParser(events: handlers, context: Unmanaged.passUnretained(events).toOpaque())
    unsafe events.parser = parser.handle
    withExtendedLifetime(events) { parser.parse(scan.bytes) }
    unsafe events.parser = nil
    return events
  }

  private static var handlers: xmlSAXHandler {
    var handlers = unsafe xmlSAXHandler()
    unsafe handlers.startElement = { context, name, attributes in
      guard let context = unsafe context, let name = unsafe name else { return }
      unsafe PageEvents.from(context).start(PageEvents.string(name), attributes)
    }
    unsafe handlers.endElement = { context, name in
      guard let context = unsafe context, let name = unsafe name else { return }
      unsafe PageEvents.from(context).end(PageEvents.string(name))
    }
    let text: charactersSAXFunc = { context, start, length in
      guard let context = unsafe context, let start = unsafe start else { return }
      let bytes = unsafe UnsafeBufferPointer(start: start, count: Int(length))
      unsafe PageEvents.from(context).text(bytes)
    }
    unsafe handlers.characters = unsafe text
    unsafe handlers.ignorableWhitespace = unsafe text
    // With this mark, libxml2 tells mistakes to the handler alone and prints none.
    unsafe handlers.initialized = UInt32(XML_SAX2_MAGIC)
    unsafe handlers.serror = { context, _ in
      guard let context = unsafe context else { return }
      unsafe PageEvents.from(context).noteMistake()
    }
    return unsafe handlers
  }

  private static func from(_ context: UnsafeMutableRawPointer) -> PageEvents {
    unsafe Unmanaged<PageEvents>.fromOpaque(context).takeUnretainedValue()
  }

  private static func string(_ text: UnsafePointer<xmlChar>) -> String {
    unsafe String(decodingCString: text, as: UTF8.self)
  }

  /// The id alone, without a look at the other attributes' values.
  private static func id(_ list: UnsafeMutablePointer<UnsafePointer<xmlChar>?>?) -> String? {
    guard var next = unsafe list else { return nil }
    while let name = unsafe next[0] {
      if unsafe name[0] == UInt8(ascii: "i") && name[1] == UInt8(ascii: "d") && name[2] == 0 {
        return unsafe next[1].map { unsafe string($0) }
      }
      unsafe next += 2
    }
    return nil
  }

  /// libxml2's list: name, value or null, …, null. The first of one name counts.
  private static func pairs(_ list: UnsafeMutablePointer<UnsafePointer<xmlChar>?>?) -> [String: String] {
    var pairs: [String: String] = [:]
    guard var next = unsafe list else { return pairs }
    while let name = unsafe next[0] {
      let key = unsafe string(name)
      let value = if let value = unsafe next[1] { unsafe string(value) } else { "" }
      if pairs[key] == nil { pairs[key] = value }
      unsafe next += 2
    }
    return pairs
  }

  private func start(_ name: String, _ attributes: UnsafeMutablePointer<UnsafePointer<xmlChar>?>?) {
    guard failure == nil else { return }
    depth += 1
    if depth > PageLimits.depth { return fail("elements nest deeper than \(PageLimits.depth)", line(of: name)) }
    if PageContent.tags.contains(name) {
      content.start(name, unsafe Self.pairs(attributes), line: line(of: name))
      if content.inputs.count > PageLimits.fields { fail("more than \(PageLimits.fields) inputs", line(of: name)) }
    } else {
      content.start(name, id: unsafe Self.id(attributes))
    }
  }

  private func end(_ name: String) {
    guard failure == nil else { return }
    depth -= 1
    content.end(name)
  }

  private func text(_ bytes: UnsafeBufferPointer<xmlChar>) {
    guard failure == nil, content.listens else { return }
    content.text(unsafe String(decoding: bytes.prefix(4 * PageLimits.text), as: UTF8.self))
  }

  private func noteMistake() {
    mistakes += 1
    if mistakes > PageLimits.mistakes, failure == nil {
      fail("more than \(PageLimits.mistakes) mistakes in its HTML", line(of: ""))
    }
  }

  private func fail(_ reason: String, _ line: Int) {
    failure = (line, reason)
    unsafe xmlStopParser(parser)
  }

  /// The line of the tag that was just read; the parser itself only knows where it ends.
  private func line(of name: String) -> Int {
    let bytes = scan.bytes
    let end = min(max(0, unsafe Int(xmlByteConsumed(parser))), bytes.count)
    let wanted = Array(name.utf8)
    var start = end - 1
    while start >= 0, end - start < Self.longestTag {
      if bytes[start] == UInt8(ascii: "<"), start + wanted.count < bytes.count,
        zip(wanted, bytes[(start + 1)...]).allSatisfy({ $0 == $1 || $0 == $1 | 0x20 })
      {
        return scan.line(of: start)
      }
      start -= 1
    }
    return scan.line(of: max(0, end - 1))
  }

  /// In bytes; the line of a longer tag is that of its end.
  private static let longestTag = 4096
}
