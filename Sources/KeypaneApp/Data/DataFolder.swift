import Posix

/// Where the program's files are: layouts, icons, forms.
package struct DataFolder: Sendable {
  package let path: String

  static let spec = OptionSpec("data", value: "DIR", "the folder with Layouts and Assets")

  /// Looks at `--data`, `$KEYPANE_DATA`, `share/keypane` beside the program, the folders above the program, one of which is
  /// a source tree where it was built, and `/usr/share/keypane`.
  init(_ arguments: Arguments) throws(AppError) {
    try self.init(given: arguments.value(Self.spec.name))
  }

  /// The same where `--data` may be given as `given`.
  package init(given: String? = nil) throws(AppError) {
    if let given = given ?? Self.named {
      guard Self.isData(given) else { throw AppError(.noInput, "\(given): there is no folder Layouts in it") }
      path = given
      return
    }
    var above = Executable.path ?? ""
    if let slash = above.lastIndex(of: "/") { above = String(above[..<slash]) }
    var candidates = ["\(above)/../share/keypane"]
    // A program that was built in a checkout reads the files beside its sources, whatever is installed.
    while let slash = above.lastIndex(of: "/"), slash > above.startIndex {
      above = String(above[..<slash])
      candidates.append(above)
    }
    candidates.append("/usr/share/keypane")
    guard let found = candidates.first(where: Self.isData) else {
      throw AppError(
        .noInput, "the folder with Layouts and Assets is not found; name it with --data DIR or $KEYPANE_DATA")
    }
    path = found
  }

  init(path: String) { self.path = path }

  /// By the environment; a variable that is empty names nothing.
  private static var named: String? {
    Environment.value("KEYPANE_DATA").flatMap { $0.isEmpty ? nil : $0 }
  }

  package var layouts: String { "\(path)/Layouts" }
  package var assets: String { "\(path)/Assets" }

  private static func isData(_ path: String) -> Bool {
    Files.exists("\(path)/Layouts")
  }
}
