import CExpat

/// Builds the tree of one XML file while libexpat reads it, and stops at the first thing that cannot be accepted.
@safe
final class XMLTreeReader {
  /// LDML's elements stand in the namespace of a CLDR version or, in fragments, in none.
  private static let ldml = (prefix: "https://schemas.unicode.org/cldr/", suffix: "/keyboard3")
  private static let keypane = "urn:keypane:layout"

  private let parser: XML_Parser
  private let bytes: [UInt8]
  private let file: String
  private var elementsLeft: Int
  /// The elements that are open, outermost first.
  private var open: [XMLElement] = []
  /// How deep the reader is in an element of somebody else's namespace; such elements are passed over.
  private var foreignDepth = 0
  private var root: XMLElement?
  private var failure: LayoutError?

  private init(parser: XML_Parser, bytes: [UInt8], file: String, elementsLeft: Int) {
    unsafe self.parser = unsafe parser
    self.bytes = bytes
    self.file = file
    self.elementsLeft = elementsLeft
  }

  /// - Parameters:
  ///   - elementsLeft: how many elements may still be read; lowered by those of this file.
  ///   - bytesLeft: the same for bytes.
  static func read(
    _ bytes: [UInt8], file: String, elementsLeft: inout Int, bytesLeft: inout Int
  ) throws(LayoutError) -> XMLElement {
    guard bytes.count <= bytesLeft else {
      throw LayoutError(
        file: file, line: 1, column: 1,
        reason: "a layout with all its imports is larger than \(ReadingLimits.bytes >> 20) MiB")
    }
    bytesLeft -= bytes.count
    let parser = ExpatParser()
    let reader = unsafe XMLTreeReader(parser: parser.handle, bytes: bytes, file: file, elementsLeft: elementsLeft)
    reader.listen()
    let complaint = withExtendedLifetime(reader) { parser.parse(bytes) }
    elementsLeft = reader.elementsLeft
    if let failure = reader.failure { throw failure }
    if let complaint { throw reader.place.error("not well-formed XML: \(complaint)") }
    guard let root = reader.root else { throw reader.place.error("the root element is not one of LDML's keyboards") }
    return root
  }

  private func listen() {
    unsafe XML_SetUserData(parser, Unmanaged.passUnretained(self).toOpaque())
    unsafe XML_SetElementHandler(
      parser,
      { context, name, attributes in
        guard let context = unsafe context, let name = unsafe name else { return }
        unsafe XMLTreeReader.from(context).start(String(cString: name), XMLTreeReader.pairs(attributes))
      },
      { context, _ in
        guard let context = unsafe context else { return }
        unsafe XMLTreeReader.from(context).end()
      })
    unsafe XML_SetStartDoctypeDeclHandler(parser) { context, _, _, _, hasDeclarations in
      guard let context = unsafe context, hasDeclarations != 0 else { return }
      // Entities can unfold to any size, and a keyboard needs none of its own.
      unsafe XMLTreeReader.from(context).fail("declarations inside DOCTYPE are not accepted")
    }
  }

  private static func from(_ context: UnsafeMutableRawPointer) -> XMLTreeReader {
    unsafe Unmanaged<XMLTreeReader>.fromOpaque(context).takeUnretainedValue()
  }

  /// libexpat's list: name, value, name, value, null.
  private static func pairs(_ list: UnsafeMutablePointer<UnsafePointer<XML_Char>?>?) -> [(String, String)] {
    var pairs: [(String, String)] = []
    guard var next = unsafe list else { return pairs }
    while let name = unsafe next[0], let value = unsafe next[1] {
      unsafe pairs.append((String(cString: name), String(cString: value)))
      unsafe next += 2
    }
    return pairs
  }

  private var place: SourcePlace {
    SourcePlace(
      file: file, line: Int(unsafe XML_GetCurrentLineNumber(parser)),
      column: Int(unsafe XML_GetCurrentColumnNumber(parser)) + 1)
  }

  private func fail(_ reason: String) {
    guard failure == nil else { return }
    failure = place.error(reason)
    _ = unsafe XML_StopParser(parser, XML_Bool(XML_FALSE))
  }

  private func start(_ qualified: String, _ attributes: [(String, String)]) {
    guard failure == nil else { return }
    elementsLeft -= 1
    if elementsLeft < 0 { return fail("more than \(ReadingLimits.elements) elements") }
    if open.count + foreignDepth >= ReadingLimits.depth { return fail("elements nest too deeply") }
    if foreignDepth > 0 {
      foreignDepth += 1
      return
    }
    guard let name = name(qualified) else {
      foreignDepth = 1
      return
    }
    if let entity = undeclaredEntity() { return fail("the entity &\(entity); is not defined") }
    var plain: [String: String] = [:]
    for (name, value) in attributes where !name.contains(ExpatParser.separator) { plain[name] = value }
    open.append(XMLElement(name: name, attributes: plain, place: place))
  }

  private func end() {
    guard failure == nil else { return }
    if foreignDepth > 0 {
      foreignDepth -= 1
      return
    }
    guard let element = open.popLast() else { return }
    if open.isEmpty {
      root = element
    } else {
      if element.hasImports || element.name == "import" { open[open.count - 1].hasImports = true }
      open[open.count - 1].children.append(element)
    }
  }

  /// The name as `XMLElement` has it; nil: somebody else's element.
  private func name(_ qualified: String) -> String? {
    guard let cut = qualified.lastIndex(of: ExpatParser.separator) else { return qualified }
    let namespace = qualified[..<cut]
    let local = String(qualified[qualified.index(after: cut)...])
    if namespace == Self.keypane { return "keypane:" + local }
    if namespace.hasPrefix(Self.ldml.prefix) && namespace.hasSuffix(Self.ldml.suffix) { return local }
    // Passed over in silence, a slip in our own namespace would leave keys without their roles.
    if namespace.hasPrefix("urn:keypane") { fail("the namespace is \(Self.keypane), not \(namespace)") }
    return nil
  }

  /// After a DOCTYPE that names a DTD libexpat drops entities that it does not know from attributes without a word,
  /// because the DTD, which is not read, might define them.
  private func undeclaredEntity() -> String? {
    let start = Int(unsafe XML_GetCurrentByteIndex(parser))
    let tag = bytes[max(0, start)..<min(bytes.count, max(0, start) + Int(unsafe XML_GetCurrentByteCount(parser)))]
    var rest = tag
    while let ampersand = rest.firstIndex(of: UInt8(ascii: "&")) {
      rest = rest[(ampersand + 1)...]
      let name = String(decoding: rest.prefix { $0 != UInt8(ascii: ";") }, as: UTF8.self)
      if !name.hasPrefix("#") && !["amp", "lt", "gt", "quot", "apos"].contains(name) { return name }
    }
    return nil
  }
}
