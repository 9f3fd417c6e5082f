/// Reads tags and their attributes as the tokeniser of the HTML standard does, each byte once.
struct HTMLTagReader {
  private let bytes: [UInt8]
  private var position = 0
  private var passed: [String] = []

  /// No field has more attributes of its own; it also bounds the work.
  static let mostPassed = 64

  init(_ text: String) {
    bytes = Array(text.utf8)
    skipBlanks()
  }

  /// What comes next is a bracket.
  var isAtTag: Bool { current == Byte.less }

  private enum Byte {
    static let quotation: UInt8 = 0x22
    static let ampersand: UInt8 = 0x26
    static let apostrophe: UInt8 = 0x27
    static let slash: UInt8 = 0x2f
    static let less: UInt8 = 0x3c
    static let equals: UInt8 = 0x3d
    static let greater: UInt8 = 0x3e
  }

  private var current: UInt8? { position < bytes.count ? bytes[position] : nil }

  /// The name of the next opening tag, in lower case; nil at the end.
  mutating func nextTag() -> String? {
    while let byte = current {
      position += 1
      guard byte == Byte.less, let next = current else { continue }
      if next == 0x21 { skipComment() }
      guard ASCII.isLetter(next) else { continue }
      return tagName()
    }
    return nil
  }

  /// The next attribute of the tag that is among the wanted ones; nil after the last, beyond the closing bracket.
  /// - Parameter wanted: names in lower case; of the others the first names are kept, no values.
  /// - Throws: a quotation that is not closed.
  mutating func nextAttribute(among wanted: [String]) throws(VocabularyError) -> (name: String, value: String)? {
    while let byte = current {
      if ASCII.isBlank(byte) || byte == Byte.slash {
        position += 1
        continue
      }
      if byte == Byte.greater {
        position += 1
        return nil
      }
      let place = passName()
      let name = wantedName(place, wanted)
      let value = try value(of: place, isWanted: name != nil)
      if let name { return (name, value) }
      if passed.count < Self.mostPassed, place.count <= 64 {
        passed.append(ASCII.lowercased(String(decoding: bytes[place], as: UTF8.self)))
      }
    }
    return nil
  }

  /// The names that were passed since the last call, in lower case.
  mutating func takePassed() -> [String] {
    defer { passed = [] }
    return passed
  }

  /// An equals sign at its beginning belongs to the name.
  private mutating func passName() -> Range<Int> {
    let start = position
    position += 1
    while let byte = current, !ASCII.isBlank(byte), byte != Byte.slash, byte != Byte.greater, byte != Byte.equals {
      position += 1
    }
    return start..<position
  }

  private func wantedName(_ place: Range<Int>, _ wanted: [String]) -> String? {
    let count = place.count
    return wanted.first { name in
      name.utf8.count == count && name.utf8.elementsEqual(bytes[place].lazy.map { ASCII.lowercased($0) })
    }
  }

  private mutating func value(of name: Range<Int>, isWanted: Bool) throws(VocabularyError) -> String {
    skipBlanks()
    guard current == Byte.equals else { return "" }
    position += 1
    skipBlanks()
    guard let mark = current, mark != Byte.greater else { return "" }
    guard mark == Byte.quotation || mark == Byte.apostrophe else {
      return value(isWanted) { ASCII.isBlank($0) || $0 == Byte.greater }
    }
    position += 1
    let value = value(isWanted) { $0 == mark }
    guard current != nil else {
      throw VocabularyError(
        "the quotation of " + String(decoding: bytes[name].prefix(256), as: UTF8.self).shown + " is not closed")
    }
    position += 1
    return value
  }

  private mutating func skipBlanks() {
    while let byte = current, ASCII.isBlank(byte) { position += 1 }
  }

  /// From the exclamation mark to the end of a comment, or of a declaration.
  private mutating func skipComment() {
    guard bytes[position...].starts(with: [0x21, 0x2d, 0x2d]) else { return }
    position += 3
    while position < bytes.count, !bytes[position...].starts(with: [0x2d, 0x2d, 0x3e]) { position += 1 }
  }

  private mutating func tagName() -> String {
    let start = position
    while let byte = current, !ASCII.isBlank(byte), byte != Byte.slash, byte != Byte.greater { position += 1 }
    return ASCII.lowercased(String(decoding: bytes[start..<position].prefix(256), as: UTF8.self))
  }

  /// Up to a byte that ends it, which stays, or to the end of the text; empty where it is not wanted.
  private mutating func value(_ isWanted: Bool, until isEnd: (UInt8) -> Bool) -> String {
    var value: [UInt8] = []
    while let byte = current, !isEnd(byte) {
      if isWanted, byte == Byte.ampersand, let reference = HTMLCharacterReference(in: bytes, at: position) {
        value.append(contentsOf: reference.text)
        position += reference.length
        continue
      }
      position += 1
      guard isWanted else { continue }
      if byte == 0 {
        value.append(contentsOf: HTMLCharacterReference.replacement)
      } else {
        value.append(byte)
      }
    }
    return String(decoding: value, as: UTF8.self)
  }
}
