/// The elements whose content is text up to their own end tag, whatever it looks like.
enum TextElement: String {
  case title, textarea
  case script, style, iframe, noembed, noframes, xmp, plaintext

  /// Whether a bracket begins the end tag.
  func ends(at index: Int, in page: [UInt8]) -> Bool {
    guard self != .plaintext, index + 2 < page.count, page[index + 1] == UInt8(ascii: "/") else { return false }
    return ASCIIName.read(page, at: index + 2) == rawValue
  }

  /// A byte of the content so that the parser takes it for text, too.
  func written(_ byte: UInt8) -> [UInt8] {
    switch self {
    case .script, .style:
      // Nobody reads these, and the parser knows no character references in them.
      return [byte == UInt8(ascii: "<") ? 0x20 : byte]
    case .title, .textarea:
      return byte == UInt8(ascii: "<") ? Array("&lt;".utf8) : [byte]
    case .iframe, .noembed, .noframes, .xmp, .plaintext:
      if byte == UInt8(ascii: "&") { return Array("&amp;".utf8) }
      return byte == UInt8(ascii: "<") ? Array("&lt;".utf8) : [byte]
    }
  }
}
