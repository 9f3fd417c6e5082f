/// A word and the number that its vocabulary gives it.
public struct VocabularyName: Sendable, Hashable {
  /// As the vocabulary's own documents spell it: `UPPERCASE_CHARS`.
  public let name: String
  /// Its number.
  public let number: UInt32

  init(_ name: String, _ number: UInt32) {
    self.name = name
    self.number = number
  }

  /// A word without what spellings differ in: capitals, `_` and `-`, and one of the prefixes.
  /// - Parameter prefixes: spelt in that way themselves, the longer before the shorter.
  static func plain(_ word: some StringProtocol, without prefixes: [String] = []) -> String {
    var bytes: [UInt8] = []
    for byte in word.utf8 where byte != 0x5f && byte != 0x2d { bytes.append(ASCII.lowercased(byte)) }
    let text = String(decoding: bytes, as: UTF8.self)
    for prefix in prefixes where text.hasPrefix(prefix) && text.utf8.count > prefix.utf8.count {
      return String(text.dropFirst(prefix.count))
    }
    return text
  }
}
