import FoundationEssentials
import KeyboardCore

/// The files of words of this checkout.
enum WordFiles {
  private static let checkout = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()
  private static let folder = checkout.appending(path: "Assets/words")

  /// Their names, in order.
  static let languages = list(folder, ".tsv")

  /// The layouts that are of a language.
  static let layouts = list(checkout.appending(path: "Layouts"), ".xml").filter { !$0.hasSuffix("-pad") }

  static func text(_ language: String) throws -> String {
    String(decoding: try Data(contentsOf: folder.appending(path: language + ".tsv")), as: UTF8.self)
  }

  static func words(_ language: String) throws -> Words {
    language == "en" ? .english : try Words(language: language, reading: text(language))
  }

  /// The words as they stand in a file, by their names.
  static func lines(_ language: String) throws -> [String: String] {
    var lines: [String: String] = [:]
    for line in try text(language).split(separator: "\n") {
      let cells = line.split(separator: "\t")
      lines[String(cells[0])] = String(cells[1])
    }
    return lines
  }

  private static func list(_ folder: URL, _ ending: String) -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? [])
      .filter { $0.hasSuffix(ending) }.map { String($0.dropLast(4)) }.sorted()
  }
}
