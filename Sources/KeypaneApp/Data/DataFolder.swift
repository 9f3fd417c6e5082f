import Posix

/// Where the program's files are: layouts, icons, forms.
package struct DataFolder: Sendable {
  package let path: String
  /// Folders of layouts beside those of the program; the later outrank the earlier, and all outrank the program's.
  private(set) var ownLayouts: [String] = []

  static let spec = OptionSpec("data", value: "DIR", "the folder with Layouts and Assets")

  /// May be given more than once.
  static let layoutsSpec = OptionSpec(
    "layouts", value: "DIR", "a folder with layouts of your own, which outrank those of /etc/keypane/layouts")

  static let specs = [spec, layoutsSpec]

  /// For layouts that a machine has for everybody.
  private static let machinesLayouts = "/etc/keypane/layouts"

  /// Looks at `--data`, `$KEYPANE_DATA`, `share/keypane` beside the program, the folders above the program, one of which is
  /// a source tree where it was built, and `/usr/share/keypane`.
  init(_ arguments: Arguments) throws(AppError) {
    try self.init(given: arguments.value(Self.spec.name))
    if Files.exists(Self.machinesLayouts) { ownLayouts.append(Self.machinesLayouts) }
    for folder in arguments.values(Self.layoutsSpec.name) {
      guard Files.status(folder)?.kind == .folder else {
        throw AppError(.noInput, "\(folder): there is no such folder")
      }
      ownLayouts.append(folder)
    }
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
