/// A look over a page's bytes before the parser gets them: where lines begin, where tags are none, and whether an
/// element has too many attributes, for which the parser would need time in the square of their number.
struct PageScan {
  /// The page as the parser is to get it: what looks like a tag inside a text element is text, templates are blank.
  private(set) var bytes: [UInt8] = []
  /// The `meta` tags without their closing brackets, a few at most.
  private(set) var metas: [[UInt8]] = []
  /// The line of the first element that has too many attributes.
  private(set) var crowded: Int?
  /// Where each line begins in `bytes`.
  private var lines = [0]
  /// Attributes of the tag that the scan is in, or a few more.
  private var attributes = 0
  /// The tag that the scan is in: its line, and where it begins in `bytes`.
  private var tagLine = 1
  private var tagStart = 0
  /// Templates that are open; nothing in them is part of the page until a script takes it out.
  private var templates = 0

  private enum State {
    case text
    /// Inside the tag that began here.
    case tag(Int)
    /// Inside a value of the tag that began here, up to this quotation mark.
    case value(Int, UInt8)
    case comment
    /// Inside an end tag, a declaration or an instruction, which end with the next bracket.
    case passed
    /// Inside the end tag of a template.
    case templateEnd
    /// Inside an element that holds no tags but its own end.
    case raw(TextElement)
  }

  init(_ page: [UInt8]) {
    bytes.reserveCapacity(page.count)
    var state = State.text
    for (index, byte) in page.enumerated() {
      let before = templates
      let wasPassed = if case .passed = state { true } else { false }
      let wasRaw = if case .raw(let element) = state { Optional(element) } else { TextElement?.none }
      state = next(after: state, byte, at: index, in: page)
      if byte == UInt8(ascii: "\n") {
        bytes.append(byte)
        lines.append(bytes.count)
      } else if max(before, templates) > 0 {
        if before == 0, case .text = state { blankTag() }
        bytes.append(UInt8(ascii: " "))
      } else if let wasRaw, case .raw = state {
        bytes += wasRaw.written(byte)
      } else if wasPassed, byte == UInt8(ascii: "<") {
        // The parser would take it for a tag.
        bytes.append(UInt8(ascii: " "))
      } else {
        bytes.append(byte)
      }
    }
  }

  /// Blanks the tag that has just been passed on, but for its last byte.
  private mutating func blankTag() {
    var place = bytes.count - 1
    while place >= tagStart {
      if bytes[place] != UInt8(ascii: "\n") { bytes[place] = UInt8(ascii: " ") }
      place -= 1
    }
  }

  private mutating func next(after state: State, _ byte: UInt8, at index: Int, in page: [UInt8]) -> State {
    switch state {
    case .text:
      return byte == UInt8(ascii: "<") ? markup(at: index, in: page) : state
    case .tag(let start):
      if byte == UInt8(ascii: ">") { return content(of: start, to: index, in: page) }
      if (byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'")) && Self.followsEquals(page, index) {
        return .value(start, byte)
      }
      if Self.separates(byte), index + 1 < page.count, !Self.separates(page[index + 1]) { count() }
    case .value(let start, let quote):
      guard byte == quote else { return state }
      if index + 1 < page.count, !Self.separates(page[index + 1]) { count() }
      return .tag(start)
    case .comment:
      if byte == UInt8(ascii: ">"), page[index - 1] == UInt8(ascii: "-"), page[index - 2] == UInt8(ascii: "-") {
        return .text
      }
    case .passed:
      if byte == UInt8(ascii: ">") { return .text }
    case .templateEnd:
      guard byte == UInt8(ascii: ">") else { return state }
      templates -= 1
      return .text
    case .raw(let element):
      if byte == UInt8(ascii: "<"), element.ends(at: index, in: page) { return .passed }
    }
    return state
  }

  /// What begins with a bracket.
  private mutating func markup(at index: Int, in page: [UInt8]) -> State {
    guard index + 1 < page.count else { return .text }
    switch page[index + 1] {
    case UInt8(ascii: "!"):
      return page[index...].starts(with: "<!--".utf8) ? .comment : .passed
    case UInt8(ascii: "?"): return .passed
    case UInt8(ascii: "/"):
      guard index + 2 < page.count, ASCIIName.isLetter(page[index + 2]) else { return .text }
      return templates > 0 && ASCIIName.read(page, at: index + 2) == "template" ? .templateEnd : .passed
    case let byte where ASCIIName.isLetter(byte):
      attributes = 0
      tagLine = lines.count
      tagStart = bytes.count
      return .tag(index)
    default: return .text
    }
  }

  /// What follows a start tag, which ends here.
  private mutating func content(of start: Int, to end: Int, in page: [UInt8]) -> State {
    let name = ASCIIName.read(page, at: start + 1)
    if name == "meta", templates == 0, metas.count < 16 { metas.append(Array(page[start..<end].prefix(1024))) }
    // XHTML and SVG have tags that end themselves, and so reads the parser.
    guard let name, !Self.endsItself(page[start..<end]) else { return .text }
    if name == "template" { templates += 1 }
    return TextElement(rawValue: name).map { .raw($0) } ?? .text
  }

  /// Whether the tag ends with a slash that belongs to no value.
  private static func endsItself(_ tag: ArraySlice<UInt8>) -> Bool {
    guard tag.last == UInt8(ascii: "/") else { return false }
    let word = tag.suffix(4096).reversed().prefix {
      $0 > 0x20 && $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: "'")
    }
    return !word.contains(UInt8(ascii: "="))
  }

  private mutating func count() {
    attributes += 1
    if attributes > PageLimits.attributes, crowded == nil { crowded = tagLine }
  }

  /// The line of a byte of `bytes`, counted from 1.
  func line(of offset: Int) -> Int {
    var low = 0
    var high = lines.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if lines[middle] <= offset { low = middle } else { high = middle }
    }
    return low + 1
  }

  /// Stands between attributes, or ends the tag.
  private static func separates(_ byte: UInt8) -> Bool {
    byte <= 0x20 || byte == UInt8(ascii: "/") || byte == UInt8(ascii: ">")
  }

  private static func followsEquals(_ bytes: [UInt8], _ index: Int) -> Bool {
    var before = index - 1
    while before > index - 64, bytes[before] <= 0x20 { before -= 1 }
    return bytes[before] == UInt8(ascii: "=")
  }
}
