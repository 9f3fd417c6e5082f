import CExpat
import Posix

/// The names and keywords of emoji in one language, from CLDR's annotations.
@safe
struct AnnotationNames {
  private var names: [String: String] = [:]
  private var keywords: [String: String] = [:]

  /// Adds those of a file.
  mutating func read(_ bytes: [UInt8], file: String) throws(BuildError) {
    guard let parser = unsafe XML_ParserCreate("UTF-8") else {
      throw BuildError(.software, "libexpat is out of memory")
    }
    defer { unsafe XML_ParserFree(parser) }
    let reader = AnnotationReader()
    unsafe XML_SetUserData(parser, Unmanaged.passUnretained(reader).toOpaque())
    unsafe XML_SetElementHandler(
      parser,
      { context, name, attributes in
        guard let context = unsafe context, let name = unsafe name, let attributes = unsafe attributes else { return }
        let reader = unsafe Unmanaged<AnnotationReader>.fromOpaque(context).takeUnretainedValue()
        guard unsafe String(cString: name) == "annotation" else { return }
        var pairs: [String: String] = [:]
        var index = 0
        while let key = unsafe attributes[index], let value = unsafe attributes[index + 1] {
          pairs[unsafe String(cString: key)] = unsafe String(cString: value)
          index += 2
        }
        reader.begin(pairs)
      },
      { context, name in
        guard let context = unsafe context, let name = unsafe name else { return }
        if unsafe String(cString: name) == "annotation" {
          unsafe Unmanaged<AnnotationReader>.fromOpaque(context).takeUnretainedValue().end()
        }
      })
    unsafe XML_SetCharacterDataHandler(parser) { context, text, length in
      guard let context = unsafe context, let text = unsafe text else { return }
      let buffer = unsafe UnsafeRawBufferPointer(start: text, count: Int(length))
      unsafe Unmanaged<AnnotationReader>.fromOpaque(context).takeUnretainedValue().bytes += unsafe Array(buffer)
    }
    let status = unsafe bytes.withUnsafeBytes { buffer in
      unsafe XML_Parse(parser, buffer.baseAddress?.assumingMemoryBound(to: CChar.self), Int32(buffer.count), 1)
    }
    guard status == XML_STATUS_OK else {
      let line = unsafe Int(XML_GetCurrentLineNumber(parser))
      throw BuildError(.data, "\(file):\(line): not well-formed XML")
    }
    names.merge(reader.names) { first, _ in first }
    keywords.merge(reader.keywords) { first, _ in first }
  }

  /// A line for each emoji that has a name; CLDR leaves the variation selector out.
  func lines(for emoji: [String]) -> String {
    var lines = ""
    for text in emoji {
      let plain = String(String.UnicodeScalarView(text.unicodeScalars.filter { $0.value != 0xFE0F }))
      guard let name = names[text] ?? names[plain] else { continue }
      let words = (keywords[text] ?? keywords[plain] ?? "").split(separator: "|").map(Self.trimmed)
      lines += "\(text)\t\(name)\t\(words.joined(separator: "|"))\n"
    }
    return lines
  }

  private static func trimmed(_ text: Substring) -> String {
    var rest = text
    while rest.first?.isWhitespace == true { rest.removeFirst() }
    while rest.last?.isWhitespace == true { rest.removeLast() }
    return String(rest)
  }
}

/// What libexpat's handlers fill.
private final class AnnotationReader {
  var names: [String: String] = [:]
  var keywords: [String: String] = [:]
  var bytes: [UInt8] = []
  private var emoji: String?
  private var isName = false

  func begin(_ attributes: [String: String]) {
    emoji = attributes["cp"]
    isName = attributes["type"] == "tts"
    bytes = []
  }

  func end() {
    guard let emoji else { return }
    let text = String(decoding: bytes, as: UTF8.self)
    // CLDR's mark for "as in the parent language".
    if text != "↑↑↑" {
      if isName { names[emoji] = text } else { keywords[emoji] = text }
    }
    self.emoji = nil
  }
}
