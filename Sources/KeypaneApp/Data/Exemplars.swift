import LayoutFormat
import Posix

/// The letters that languages are written with, from CLDR's files where the machine has them.
struct Exemplars {
  /// Of Debian's package unicode-cldr-core.
  static let folder = "/usr/share/unicode/cldr/common/main"

  private static let sizeLimit = 8 << 20

  /// The files are there.
  static var areThere: Bool { Files.exists(folder) }

  /// The letters that a keyboard of this locale (BCP 47) has to type; nil where CLDR says nothing of it.
  ///
  /// Japanese is written in kana here: what turns them into kanji is a dictionary, which no keyboard has.
  static func letters(for locale: String) -> [String]? {
    var parts = locale.split { $0 == "-" || $0 == "_" }.map(String.init)
    // Norwegian Bokmål is CLDR's plain Norwegian.
    if parts.first == "nb" { parts[0] = "no" }
    while !parts.isEmpty {
      if let set = set(in: parts.joined(separator: "_")) {
        return parts[0] == "ja" ? set.filter(isKana) : set
      }
      parts.removeLast()
    }
    return nil
  }

  private static func isKana(_ letter: String) -> Bool {
    // Hiragana, katakana, and 々, which repeats a kanji but is none.
    letter.unicodeScalars.allSatisfy { (0x3041...0x30FE).contains($0.value) || $0.value == 0x3005 }
  }

  private static func set(in file: String) -> [String]? {
    guard file.allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_") }),
      let bytes = try? Files.read("\(folder)/\(file).xml", limit: sizeLimit)
    else { return nil }
    // The main set is the only one without a type; nothing else of these large files is needed.
    let start = Array("<exemplarCharacters>".utf8)
    guard let from = index(of: start, in: bytes, after: 0),
      let end = index(of: Array("<".utf8), in: bytes, after: from + start.count)
    else { return nil }
    let text = String(decoding: bytes[(from + start.count)..<end], as: UTF8.self)
    return ExemplarSet(text.replacing("&amp;", with: "&").replacing("&quot;", with: "\""))?.letters
  }

  private static func index(of pattern: [UInt8], in bytes: [UInt8], after start: Int) -> Int? {
    guard let first = pattern.first, bytes.count >= pattern.count else { return nil }
    for index in start...(bytes.count - pattern.count)
    where bytes[index] == first && bytes[index..<(index + pattern.count)].elementsEqual(pattern) {
      return index
    }
    return nil
  }
}
