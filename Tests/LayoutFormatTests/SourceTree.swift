import FoundationEssentials
import KeyboardCore

@testable import LayoutFormat

/// Files of this checkout and of the test data beside it.
enum SourceTree {
  static let checkout = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()
  static let layouts = checkout.appending(path: "Layouts")
  static let shared = checkout.deletingLastPathComponent().appending(path: "shared")
  static let cldr = shared.appending(path: "ldml/cldr-46")
  static let vectors = shared.appending(path: "vectors/keyboard-layouts-en-US.json")

  static func exists(_ file: URL) -> Bool { FileManager.default.fileExists(atPath: file.path) }

  static func bytes(_ file: URL) -> [UInt8]? {
    guard let data = try? Data(contentsOf: file) else { return nil }
    return [UInt8](data)
  }

  /// The XML files of a folder in order of name; none where there is no such folder.
  static func names(in folder: URL) -> [String] {
    let entries = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return entries.filter { $0.hasSuffix(".xml") }.sorted()
  }

  /// One of our own layouts, by its id.
  /// - Parameter deviceWidth: in millimetres.
  static func layout(_ id: String, deviceWidth: Int = 0) throws -> Layout {
    let bytes = try Data(contentsOf: layouts.appending(path: id + ".xml"))
    return try LayoutReader.read([UInt8](bytes), name: id + ".xml", id: id, deviceWidth: deviceWidth, imports: imports)
  }

  /// What our own layouts share.
  static func imports(_ path: String, _ isCLDR: Bool) -> [UInt8]? {
    isCLDR ? nil : bytes(layouts.appending(path: path))
  }
}

/// Reads a layout that is written in a test.
func read(
  _ text: String, deviceWidth: Int = 0, imports: [String: String] = [:]
) throws(LayoutError) -> Layout {
  try LayoutReader.read(Array(text.utf8), name: "test.xml", id: "test", deviceWidth: deviceWidth) { path, _ in
    imports[path].map { Array($0.utf8) }
  }
}

/// A keyboard of one layer with one row; `parts` stand before the layers.
func keyboard(_ parts: String = "", row: String = "a b", special: String = "") -> String {
  """
  <keyboard3 locale="en" conformsTo="46"><info name="Test"/>
  \(parts)
  <layers formId="touch"><layer id="base"><row keys="\(row)"/></layer></layers>
  <special xmlns:keypane="urn:keypane:layout">\(special)</special></keyboard3>
  """
}
