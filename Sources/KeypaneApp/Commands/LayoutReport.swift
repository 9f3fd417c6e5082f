import KeyboardCore
import LayoutFormat
import Posix

/// What `keypane layouts check` has to say about several files.
struct LayoutReport {
  /// A finding as `keypane layouts check --json` prints it.
  struct Entry: Encodable, Equatable {
    var file: String
    var line: Int
    var column: Int
    var severity: String
    var rule: String
    var reason: String
  }

  /// File after file, in the order of each.
  private(set) var entries: [Entry] = []
  /// A line a finding, and one for each file that is in order.
  private(set) var text = ""
  /// What could not be looked into, for people.
  private(set) var notes: [String] = []
  private var wrong = 0
  private var unread = 0
  private var files = 0
  private var saysExemplarsLack = false
  /// The first file that could not be read at all.
  private var refusal: AppError?
  /// The folder of the program's layouts, for imports.
  private let shared: String

  init(shared: String) {
    self.shared = shared
  }

  /// Checks a file; one that cannot be read keeps none of the others from it.
  mutating func check(_ file: String) {
    files += 1
    let bytes: [UInt8]
    do { bytes = try Files.read(file, limit: LayoutLibrary.sizeLimit) } catch {
      let unreadable = AppError.unreadable(error, file)
      notes.append(unreadable.reason)
      refusal = refusal ?? unreadable
      unread += 1
      return
    }
    var unknown: String?
    var lacksExemplars = false
    let (findings, layout) = LayoutChecker.check(
      bytes, name: file, id: LayoutLibrary.id(of: file),
      letters: { locale in
        if locale == "und" { return nil }
        guard Exemplars.areThere else {
          lacksExemplars = true
          return nil
        }
        let letters = Exemplars.letters(for: locale)
        if letters == nil { unknown = locale }
        return letters
      }, imports: LayoutLibrary.imports(of: file, shared: shared))
    if lacksExemplars, !saysExemplarsLack {
      saysExemplarsLack = true
      notes.append(
        "letters are not checked: \(Exemplars.folder) is missing; it comes with the package unicode-cldr-core")
    }
    if let unknown { notes.append("\(file): CLDR has no letters for \"\(unknown)\", so they are not checked") }
    for finding in findings {
      text += finding.description + "\n"
      entries.append(
        Entry(
          file: finding.file, line: finding.line, column: finding.column, severity: finding.severity.rawValue,
          rule: finding.rule, reason: finding.reason))
    }
    if findings.contains(where: { $0.severity == .error }) {
      wrong += 1
    } else if let layout {
      text += "\(file): reads as \(layout.name), planes \(layout.planes.map(\.id).joined(separator: ", "))\n"
    }
  }

  /// What the program ends with; nil where nothing is wrong. A file that is wrong weighs more than one that is not there.
  var error: AppError? {
    let unusable = wrong + unread
    guard unusable > 0 else { return nil }
    let status = wrong > 0 ? ExitStatus.data : refusal?.status ?? .data
    return AppError(status, "\(unusable) of \(files) layout files have mistakes")
  }
}
