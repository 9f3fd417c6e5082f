import KeyboardCore
import Posix
import Testing

/// The data that the build has made from Unicode's.
@Suite(.enabled(if: BuiltEmoji.exist, "Assets/emoji is missing; 'make emoji' makes it"))
struct BuiltEmojiTests {

  private func text(_ path: String) throws -> String {
    String(decoding: try Files.read(path, limit: 64 << 20), as: UTF8.self)
  }

  @Test(.enabled(if: Files.exists(BuiltEmoji.source), "unicode-data's emoji-test.txt is missing"))
  func everyFullyQualifiedEmojiIsThere() throws {
    let catalogue = EmojiCatalogue(reading: try text("\(BuiltEmoji.folder)/emoji.tsv"))
    var asked: Set<String> = []
    for line in try text(BuiltEmoji.source).split(separator: "\n") where line.contains("; fully-qualified") {
      let codes = line.prefix { $0 != ";" }.split(separator: " ")
      asked.insert(
        String(String.UnicodeScalarView(codes.compactMap { UInt32($0, radix: 16).flatMap(Unicode.Scalar.init) })))
    }
    let entries = catalogue.categories.flatMap(\.entries)
    let has = entries.map(\.text) + entries.flatMap(\.tones)
    #expect(asked.count > 3000)
    #expect(asked.subtracting(has).isEmpty)
    #expect(has.count == Set(has).count, "an emoji is there twice")
    #expect(catalogue.categories.count == 9)
  }

  @Test(
    "Looked for in its own language",
    arguments: [
      ("en", "heart", "❤️"), ("de", "katze", "🐈"), ("fr", "soleil", "☀️"), ("ja", "ねこ", "🐈"), ("ko", "고양이", "🐈"),
      ("ru", "кошка", "🐈"), ("es", "arbol", "🌲"), ("nb", "hjerte", "❤️"), ("el", "καρδια", "❤️"),
    ])
  func search(language: String, query: String, emoji: String) throws {
    var names = EmojiNames()
    names.add(try text("\(BuiltEmoji.folder)/names-\(language).tsv"))
    let found = names.matches(query, limit: 24)
    #expect(found.contains(emoji), "\(found)")
  }
}

/// Where the data are, and what they are made of.
enum BuiltEmoji {
  static let folder = #filePath.replacing("/Tests/EmojiTests/BuiltEmojiTests.swift", with: "/Assets/emoji")
  static var exist: Bool { Files.exists("\(folder)/emoji.tsv") }
  static let source = "/usr/share/unicode/emoji/emoji-test.txt"
}
