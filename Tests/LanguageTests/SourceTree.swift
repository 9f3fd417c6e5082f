import FoundationEssentials
import KeyboardCore
import LayoutFormat

/// The layouts of this checkout.
enum SourceTree {
  static let checkout = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()
  static let layouts = checkout.appending(path: "Layouts")

  /// The ids of all layouts, in order.
  static let ids = ((try? FileManager.default.contentsOfDirectory(atPath: layouts.path)) ?? [])
    .filter { $0.hasSuffix(".xml") }.map { String($0.dropLast(4)) }.sorted()

  /// Every layout in both forms, read once for all tests.
  private static let all = Dictionary(
    uniqueKeysWithValues: ids.flatMap { id in
      Idiom.allCases.map { idiom in ("\(id) \(idiom.rawValue)", Result { try read(id, idiom) }) }
    })

  /// One of our own layouts, in the form that an idiom is given.
  static func layout(_ id: String, _ idiom: Idiom) throws -> Layout {
    guard let layout = all["\(id) \(idiom.rawValue)"] else { return try read(id, idiom) }
    return try layout.get()
  }

  private static func read(_ id: String, _ idiom: Idiom) throws -> Layout {
    let file = layouts.appending(path: id + ".xml")
    let width =
      switch idiom {
      case .phone: 0
      case .tablet: 999
      }
    return try LayoutReader.read(
      [UInt8](Data(contentsOf: file)), name: id + ".xml", id: id, deviceWidth: width
    ) { path, isCLDR in
      isCLDR ? nil : (try? Data(contentsOf: layouts.appending(path: path))).map { [UInt8]($0) }
    }
  }
}
