/// Reads the names of tags.
enum ASCIIName {
  static func isLetter(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
  }

  /// The name of the tag here, in lower case; nil where it is longer than any that matters, or not ended.
  static func read(_ page: [UInt8], at start: Int) -> String? {
    let near = page[start...].prefix(12)
    guard let end = near.firstIndex(where: { $0 <= 0x20 || $0 == UInt8(ascii: "/") || $0 == UInt8(ascii: ">") }) else {
      return nil
    }
    return String(decoding: near[..<end].map { isLetter($0) ? $0 | 0x20 : $0 }, as: UTF8.self)
  }
}
