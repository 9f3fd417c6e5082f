import KeyboardCore
import LayoutFormat
import Locales
import Posix

/// The layouts of the program and those that somebody has added, each read when it is first asked for.
package struct LayoutLibrary {
  /// Where a layout is.
  struct Source: Sendable, Hashable {
    var id: String
    var path: String
    /// It takes the place of one of the program's.
    var overrides = false
  }

  /// All layouts that there are, for the precedence table.
  let facts: [LayoutFacts]
  /// The files of the program's layouts and of all that somebody has added, whether they load or not.
  static func allFiles(_ data: DataFolder) throws(AppError) -> [String] {
    var files: [String] = []
    for folder in [data.layouts] + data.ownLayouts { files += try ids(in: folder).map { "\(folder)/\($0).xml" } }
    return files
  }

  /// What was found but cannot be used, a line a file.
  let warnings: [String]
  /// The program's, and the files of others that read well.
  private var sources: [String: Source]
  private let folder: String
  private var read: [Key: Layout] = [:]

  /// A layout in the form of an idiom.
  private struct Key: Hashable {
    var id: String
    var idiom: Idiom
  }

  /// Layout files above this size are refused.
  static let sizeLimit = 4 << 20

  /// What is only known by its head; read when it is first asked for.
  private var unread: Set<String> = []
  /// What is shown in place of a file that turned out not to load.
  private var substitutes: [String: String] = [:]

  /// Finds the layouts. Those that somebody has added are read, to know that they can be used.
  /// - Parameter asked: locales and ids of layouts; files that are for no language of these tell by their heads what they
  ///   are for, and are read when somebody wants them after all. Nil: everything is read.
  init(_ data: DataFolder, asked: [String]? = nil) {
    let languages = asked.map { Set($0.compactMap { LocaleData.home(of: $0)?.language }) }
    folder = data.layouts
    var sources: [String: Source] = [:]
    let shippedIDs = (try? Self.ids(in: data.layouts)) ?? []
    for id in shippedIDs { sources[id] = Source(id: id, path: "\(data.layouts)/\(id).xml") }
    var warnings: [String] = []
    var added: [LayoutFacts] = []
    for own in data.ownLayouts {
      let ids: [String]
      do { ids = try Self.ids(in: own) } catch {
        warnings.append(error.reason)
        continue
      }
      for id in ids {
        let path = "\(own)/\(id).xml"
        if let languages, asked?.contains(id) != true, let facts = Self.announcement(of: path, id: id),
          let home = facts.home, !languages.contains(home.language)
        {
          added.removeAll { $0.id == id }
          added.append(facts)
          sources[id] = Source(id: id, path: path, overrides: shippedIDs.contains(id))
          unread.insert(id)
          continue
        }
        do {
          let file = try Self.file(path, shared: data.layouts)
          let facts = try Self.facts(of: file, named: path)
          added.removeAll { $0.id == id }
          added.append(facts)
          sources[id] = Source(id: id, path: path, overrides: shippedIDs.contains(id))
          unread.remove(id)
        } catch {
          let stays = sources[id].map { "; \($0.path) stays in use" } ?? ""
          warnings.append(error.reason + stays)
        }
      }
    }
    self.sources = sources
    self.warnings = warnings
    facts = LayoutFacts.merged(added, into: LayoutFacts.shipped.filter { sources[$0.id] != nil })
  }

  /// The layouts that a command works with; what cannot be used is said on standard error.
  /// - Parameter arguments: name the languages that are wanted first; nil: all are.
  static func announced(_ data: DataFolder, for arguments: Arguments? = nil) -> LayoutLibrary {
    let library = LayoutLibrary(data, asked: arguments.map(Language.words))
    for warning in library.warnings { Output.error(warning) }
    return library
  }

  /// The ids of all layouts, in ascending order.
  func ids() -> [String] { sources.keys.sorted() }

  /// Where a layout is; nil: there is none of that id.
  func source(_ id: String) -> Source? { sources[id] }

  mutating func layout(_ id: String, idiom: Idiom = .phone) throws(AppError) -> Layout {
    let key = Key(id: id, idiom: idiom)
    if let known = read[key] { return known }
    if let other = substitutes[id] { return try layout(other, idiom: idiom) }
    let path = sources[id]?.path ?? "\(folder)/\(id).xml"
    let file: LayoutFile
    do {
      file = try Self.file(path, shared: folder)
      if unread.remove(id) != nil { _ = try Self.facts(of: file, named: path) }
    } catch {
      guard let source = sources[id], !source.path.hasPrefix(folder + "/") else { throw error }
      return try instead(of: source, because: error, idiom: idiom)
    }
    let layout = try Self.form(of: file, idiom)
    read[key] = layout
    return layout
  }

  /// The program's layout in place of a file that turns out not to load, which is said.
  private mutating func instead(
    of source: Source, because error: AppError, idiom: Idiom
  ) throws(AppError) -> Layout {
    unread.remove(source.id)
    let home = facts.first { $0.id == source.id }?.home
    let closest = LayoutFacts.shipped.first { $0.home != nil && $0.home == home }
    let own = source.overrides ? source.id : (closest ?? LayoutFacts.shipped[0]).id
    sources[own] = Source(id: own, path: "\(folder)/\(own).xml")
    if own != source.id { substitutes[source.id] = own }
    Output.error("\(error.reason); \(folder)/\(own).xml stays in use")
    return try layout(own, idiom: idiom)
  }

  /// What the head of a file says that it is for; nil: it has to be read.
  private static func announcement(of path: String, id: String) -> LayoutFacts? {
    guard let bytes = try? Files.read(path, limit: sizeLimit), let head = LayoutHead(bytes),
      let home = LocaleData.home(of: head.locale)
    else { return nil }
    return LayoutFacts(
      id: id, home: home, idioms: head.widestForm >= tabletWidth ? [.phone, .tablet] : [.phone],
      keyboardTypes: KeyboardType.allCases.filter { !$0.isPad })
  }

  /// Reads one file; imports are looked up beside it.
  package static func read(_ path: String, idiom: Idiom = .phone) throws(AppError) -> Layout {
    try form(of: file(path, shared: nil), idiom)
  }

  /// A file with all its imports, which are looked up beside it, and then in the folder of the program's layouts.
  static func file(_ path: String, shared: String?) throws(AppError) -> LayoutFile {
    let bytes: [UInt8]
    do { bytes = try Files.read(path, limit: sizeLimit) } catch { throw .unreadable(error, path) }
    do {
      return try LayoutFile(bytes, name: path, id: id(of: path), imports: imports(of: path, shared: shared))
    } catch {
      throw AppError(.data, error.description)
    }
  }

  /// What a file imports, by its path.
  static func imports(of path: String, shared: String?) -> (_ path: String, _ isCLDR: Bool) -> [UInt8]? {
    let folders = [path.lastIndex(of: "/").map { String(path[..<$0]) } ?? ".", shared].compactMap(\.self)
    return { imported, isCLDR in
      if isCLDR { return nil }
      for folder in folders {
        if let bytes = try? Files.read("\(folder)/\(imported)", limit: sizeLimit) { return bytes }
      }
      return nil
    }
  }

  /// A file's name without its folder and ending.
  static func id(of path: String) -> String {
    let name = path.lastIndex(of: "/").map { path[path.index(after: $0)...] } ?? path[...]
    return String(name.hasSuffix(".xml") ? name.dropLast(4) : name)
  }

  /// What the precedence table has to know of a file, which is read well.
  static func facts(of file: LayoutFile, named path: String) throws(AppError) -> LayoutFacts {
    do throws(LayoutError) {
      let layout = try file.layout()
      return LayoutFacts(
        id: file.id, home: layout.locale == "und" ? nil : try home(layout, path),
        idioms: file.hasForm(for: tabletWidth) ? [.phone, .tablet] : [.phone],
        keyboardTypes: try file.keyboardTypes())
    } catch {
      throw AppError(.data, error.description)
    }
  }

  private static func home(_ layout: Layout, _ path: String) throws(LayoutError) -> LayoutFacts.Home {
    let locale = LocaleData.facts(for: layout.locale)
    guard locale.isKnown else {
      let reason = "the machine does not know the locale \"\(layout.locale)\", so nobody would be shown the layout"
      throw LayoutError(file: path, line: 1, column: 1, reason: reason)
    }
    return LayoutFacts.Home(language: locale.language, script: locale.script, region: locale.region)
  }

  /// In millimetres; forms for devices of this width and more are for tablets.
  private static let tabletWidth = 160

  private static func form(of file: LayoutFile, _ idiom: Idiom) throws(AppError) -> Layout {
    do { return try file.layout(deviceWidth: idiom == .phone ? 0 : 999) } catch {
      throw AppError(.data, error.description)
    }
  }

  private static func ids(in folder: String) throws(AppError) -> [String] {
    do {
      return try Files.list(folder).filter { $0.hasSuffix(".xml") && $0 != ".xml" }.map { String($0.dropLast(4)) }
    } catch {
      throw .unreadable(error, folder)
    }
  }
}
