import KeyboardCore
import LayoutFormat
import Posix

/// The layouts of the data folder; each is read when it is first asked for.
package struct LayoutLibrary {
  private let folder: String
  private var read: [Key: Layout] = [:]

  /// A layout in the form of an idiom.
  private struct Key: Hashable {
    var id: String
    var idiom: Idiom
  }

  /// Layout files above this size are refused.
  static let sizeLimit = 4 << 20

  init(_ data: DataFolder) {
    folder = data.layouts
  }

  /// The ids of all layouts, in ascending order.
  func ids() throws(AppError) -> [String] {
    do {
      return try Files.list(folder).filter { $0.hasSuffix(".xml") }.map { String($0.dropLast(4)) }
    } catch {
      throw .unreadable(error, folder)
    }
  }

  mutating func layout(_ id: String, idiom: Idiom = .phone) throws(AppError) -> Layout {
    let key = Key(id: id, idiom: idiom)
    if let known = read[key] { return known }
    let layout = try Self.read("\(folder)/\(id).xml", idiom: idiom)
    read[key] = layout
    return layout
  }

  /// Reads one file; imports are looked up beside it.
  package static func read(_ path: String, idiom: Idiom = .phone) throws(AppError) -> Layout {
    let bytes: [UInt8]
    do { bytes = try Files.read(path, limit: sizeLimit) } catch { throw .unreadable(error, path) }
    let slash = path.lastIndex(of: "/")
    let folder = slash.map { String(path[..<$0]) } ?? "."
    let name = slash.map { String(path[path.index(after: $0)...]) } ?? path
    let id = name.hasSuffix(".xml") ? String(name.dropLast(4)) : name
    do {
      return try LayoutReader.read(bytes, name: path, id: id, deviceWidth: idiom == .phone ? 0 : 999) {
        imported, isCLDR in
        isCLDR ? nil : try? Files.read("\(folder)/\(imported)", limit: sizeLimit)
      }
    } catch {
      throw AppError(.data, error.description)
    }
  }
}
