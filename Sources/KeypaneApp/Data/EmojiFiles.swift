import KeyboardCore
import Posix

/// The emoji's data beside the icons, which the build makes from Unicode's; without them there is no emoji keyboard.
struct EmojiFiles {
  private let folder: String

  init(_ data: DataFolder) {
    folder = "\(data.assets)/emoji"
  }

  /// The largest catalogue is a hundredth of it.
  private static let largest = 4 << 20

  /// Whether there are any: a file that begins with a category.
  var exist: Bool {
    guard let bytes = try? Files.read("\(folder)/emoji.tsv", limit: Self.largest) else { return false }
    return bytes.starts(with: Array("@\t".utf8))
  }

  func catalogue() throws(AppError) -> EmojiCatalogue { EmojiCatalogue(reading: try text("emoji.tsv")) }

  /// What the emoji are called in a language and, behind that, in English.
  func names(language: String) throws(AppError) -> EmojiNames {
    var names = EmojiNames()
    for language in language == "en" ? ["en"] : [language, "en"] where Files.exists("\(folder)/names-\(language).tsv") {
      names.add(try text("names-\(language).tsv"))
    }
    return names
  }

  /// What emoji are called in a language, as it is written; none where there is no file.
  func spokenNames(language: String) -> [String: String] {
    guard let lines = try? text("names-\(language).tsv") else { return [:] }
    var names: [String: String] = [:]
    for line in lines.split(separator: "\n") {
      let cells = line.split(separator: "\t", maxSplits: 2)
      if cells.count >= 2 { names[String(cells[0])] = String(cells[1]) }
    }
    return names
  }

  private func text(_ name: String) throws(AppError) -> String {
    let path = "\(folder)/\(name)"
    do { return String(decoding: try Files.read(path, limit: Self.largest), as: UTF8.self) } catch {
      throw .unreadable(error, path)
    }
  }
}
