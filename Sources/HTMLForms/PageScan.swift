/// A look over a page's bytes before the parser gets them: where lines begin, and whether an element has too many
/// attributes, for which the parser would need time in the square of their number.
struct PageScan {
  /// Where each line begins, in bytes.
  private var lines = [0]
  /// The line of the first element that has too many attributes.
  private(set) var crowded: Int?
  /// Attributes of the tag that the scan is in, or a few more.
  private var attributes = 0

  private enum State {
    case text
    /// Inside the tag that began here.
    case tag(Int)
    /// Inside a value of the tag that began here, up to this quotation mark.
    case value(Int, UInt8)
    case comment
    /// Inside an element that holds no tags but its own end, which is this.
    case raw([UInt8])
  }

  init(_ bytes: [UInt8]) {
    var state = State.text
    for (index, byte) in bytes.enumerated() {
      if byte == UInt8(ascii: "\n") { lines.append(index + 1) }
      state = next(after: state, byte, at: index, in: bytes)
    }
  }

  private mutating func next(after state: State, _ byte: UInt8, at index: Int, in bytes: [UInt8]) -> State {
    switch state {
    case .text:
      guard byte == UInt8(ascii: "<") else { return state }
      if Self.stands(Self.comment, in: bytes, at: index) { return .comment }
      guard index + 1 < bytes.count, Self.isLetter(bytes[index + 1]) else { return state }
      attributes = 0
      return .tag(index)
    case .tag(let start):
      if byte == UInt8(ascii: ">") { return Self.content(of: start, in: bytes) }
      if (byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'")) && Self.followsEquals(bytes, index) {
        return .value(start, byte)
      }
      if Self.separates(byte), index + 1 < bytes.count, !Self.separates(bytes[index + 1]) { count(start) }
    case .value(let start, let quote):
      guard byte == quote else { return state }
      if index + 1 < bytes.count, !Self.separates(bytes[index + 1]) { count(start) }
      return .tag(start)
    case .comment:
      if byte == UInt8(ascii: ">"), bytes[index - 1] == UInt8(ascii: "-"), bytes[index - 2] == UInt8(ascii: "-") {
        return .text
      }
    case .raw(let end):
      if byte == UInt8(ascii: "<"), Self.stands(end, in: bytes, at: index) { return .text }
    }
    return state
  }

  private mutating func count(_ start: Int) {
    attributes += 1
    if attributes > PageLimits.attributes, crowded == nil { crowded = line(of: start) }
  }

  /// The line of a byte that has been looked at, counted from 1.
  func line(of offset: Int) -> Int {
    var low = 0
    var high = lines.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if lines[middle] <= offset { low = middle } else { high = middle }
    }
    return low + 1
  }

  private static let comment = Array("<!--".utf8)
  private static let script = (start: Array("<script".utf8), end: Array("</script".utf8))
  private static let style = (start: Array("<style".utf8), end: Array("</style".utf8))

  /// What follows a start tag.
  private static func content(of start: Int, in bytes: [UInt8]) -> State {
    if stands(script.start, in: bytes, at: start) { return .raw(script.end) }
    return stands(style.start, in: bytes, at: start) ? .raw(style.end) : .text
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
  }

  /// Stands between attributes, or ends the tag.
  private static func separates(_ byte: UInt8) -> Bool {
    byte <= 0x20 || byte == UInt8(ascii: "/") || byte == UInt8(ascii: ">")
  }

  private static func stands(_ text: [UInt8], in bytes: [UInt8], at index: Int) -> Bool {
    guard index + text.count <= bytes.count else { return false }
    return text.indices.allSatisfy { place in
      let byte = bytes[index + place]
      return text[place] == (isLetter(byte) ? byte | 0x20 : byte)
    }
  }

  private static func followsEquals(_ bytes: [UInt8], _ index: Int) -> Bool {
    var before = index - 1
    while before > index - 64, bytes[before] <= 0x20 { before -= 1 }
    return bytes[before] == UInt8(ascii: "=")
  }
}
