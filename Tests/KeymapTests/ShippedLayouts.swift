import KeyboardCore
import Posix

@testable import KeypaneApp

/// The layouts of this checkout and the characters that each of them types.
enum ShippedLayouts {
  static let checkout = String(#filePath.split(separator: "/").dropLast(3).map { "/" + $0 }.joined())

  /// Every layout with its characters in both forms and in its home language, in ascending order; read once for all
  /// tests. The syllables of Hangul are left out, which are made of its jamo and no keymap has.
  static let all = Result {
    var library = LayoutLibrary(DataFolder(path: checkout))
    return try ids.map { id in
      let characters = try LayoutInventory(of: id, in: &library).characters
        .filter { !("\u{ac00}"..."\u{d7a3}" as ClosedRange<Character>).contains($0) }
        .sorted { $0.unicodeScalars.lexicographicallyPrecedes($1.unicodeScalars) }
      return (id: id, characters: characters)
    }
  }

  /// The ids of all layouts, in order.
  private static let ids = ((try? Files.list("\(checkout)/Layouts")) ?? []).filter { $0.hasSuffix(".xml") }
    .map { String($0.dropLast(4)) }.sorted()
}
