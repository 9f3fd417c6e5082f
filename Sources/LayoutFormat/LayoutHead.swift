/// What a layout file says of itself at its beginning: enough to know whom it is for, at a fraction of what reading costs.
public struct LayoutHead: Sendable, Hashable {
  /// BCP 47, as in the file.
  public let locale: String
  /// The greatest `minDeviceWidth` of its forms, in millimetres; 0 where none has any.
  public let widestForm: Int

  /// Nil for a file that has to be read to know more, or that is none: one of no language (`und`), one that says which
  /// keyboard types it is for or imports all its forms, and whatever is not plain XML up to its root element.
  public init?(_ bytes: [UInt8]) {
    var scanner = Scanner(bytes: bytes[...])
    guard scanner.skipProlog(), let tag = scanner.tag("keyboard3"), let locale = Scanner.attribute("locale", of: tag),
      locale != "und", locale.utf8.allSatisfy({ Scanner.isWord($0) || $0 == UInt8(ascii: "-") }),
      Scanner(bytes: bytes[...]).finds("<layers"), !Scanner(bytes: bytes[...]).finds("keyboardTypes")
    else { return nil }
    self.locale = locale
    var widest = 0
    var rest = Scanner(bytes: bytes[...])
    while let tag = rest.next("<layers") {
      widest = max(widest, Scanner.attribute("minDeviceWidth", of: tag).flatMap { Int($0) } ?? 0)
    }
    widestForm = widest
  }

  /// Goes through the bytes of a file.
  private struct Scanner {
    var bytes: ArraySlice<UInt8>

    /// Skips what may stand before the root element; false: there is more than that.
    mutating func skipProlog() -> Bool {
      if starts("\u{FEFF}") { bytes = bytes.dropFirst(3) }
      while true {
        bytes = bytes.drop(while: Self.isBlank)
        if starts("<?") {
          guard skip(past: "?>") else { return false }
        } else if starts("<!--") {
          guard skip(past: "-->") else { return false }
        } else {
          // A DOCTYPE may hold anything.
          return !starts("<!")
        }
      }
    }

    /// What stands between a start tag's name and its `>`.
    mutating func tag(_ name: String) -> ArraySlice<UInt8>? {
      guard starts("<" + name) else { return nil }
      return next("<" + name)
    }

    /// The same of the next tag that begins so.
    mutating func next(_ opening: String) -> ArraySlice<UInt8>? {
      guard skip(past: opening), let end = bytes.firstIndex(of: UInt8(ascii: ">")) else { return nil }
      defer { bytes = bytes[end...] }
      return bytes[..<end]
    }

    func finds(_ text: String) -> Bool {
      var ahead = self
      return ahead.skip(past: text)
    }

    private func starts(_ text: String) -> Bool { bytes.starts(with: text.utf8) }

    private mutating func skip(past text: String) -> Bool {
      let pattern = Array(text.utf8)
      var rest = bytes
      while let index = rest.firstIndex(of: pattern[0]) {
        rest = rest[index...]
        if rest.starts(with: pattern) {
          bytes = rest.dropFirst(pattern.count)
          return true
        }
        rest = rest.dropFirst()
      }
      return false
    }

    /// An attribute of a tag, in either kind of quotation marks, without entities.
    static func attribute(_ name: String, of tag: ArraySlice<UInt8>) -> String? {
      var scanner = Scanner(bytes: tag)
      while scanner.skip(past: name) {
        let before = scanner.bytes.startIndex - name.utf8.count - 1
        var rest = scanner.bytes.drop(while: isBlank)
        guard before >= tag.startIndex, isBlank(tag[before]), rest.popFirst() == UInt8(ascii: "=") else { continue }
        rest = rest.drop(while: isBlank)
        guard let quote = rest.popFirst(), quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'"),
          let end = rest.firstIndex(of: quote)
        else { return nil }
        return String(decoding: rest[..<end], as: UTF8.self)
      }
      return nil
    }

    static func isBlank(_ byte: UInt8) -> Bool { byte == 32 || (9...13).contains(byte) }

    static func isWord(_ byte: UInt8) -> Bool {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
      case UInt8(ascii: "0")...UInt8(ascii: "9"): true
      default: false
      }
    }
  }
}
