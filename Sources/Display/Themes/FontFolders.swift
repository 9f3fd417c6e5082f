import Posix

/// Where fonts are installed.
enum FontFolders {
  static let folders = ["/usr/share/fonts", "/usr/local/share/fonts"]

  /// The files of a family, by the way in which files of fonts are named: `Open Sans` is `OpenSans-Regular.ttf`.
  static func find(family: String) -> ThemeFont? {
    let name = family.filter { $0 != " " }
    guard !name.isEmpty, name.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "-" }) else { return nil }
    var regular: String?
    var semibold: String?
    for folder in folders {
      for path in files(in: folder, depth: 3) {
        for ending in [".ttf", ".otf", ".ttc"] {
          if path.hasSuffix("/\(name)-Regular\(ending)") || path.hasSuffix("/\(name)\(ending)") {
            regular = regular ?? path
          }
          if path.hasSuffix("/\(name)-SemiBold\(ending)") { semibold = semibold ?? path }
          if path.hasSuffix("/\(name)-Bold\(ending)"), semibold == nil { semibold = path }
        }
      }
    }
    return regular.map { ThemeFont(regular: $0, semibold: semibold) }
  }

  private static func files(in folder: String, depth: Int) -> [String] {
    guard depth > 0, let names = try? Files.list(folder) else { return [] }
    return names.flatMap { name in
      name.contains(".") ? ["\(folder)/\(name)"] : files(in: "\(folder)/\(name)", depth: depth - 1)
    }
  }
}
