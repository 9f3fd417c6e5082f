import KeyboardCore
import Posix

/// `keypane layouts`: lists the layouts, or checks layout files.
enum LayoutsCommand {
  static let spec = CommandSpec(
    name: "layouts",
    summary: "lists the layouts, or checks layout files",
    arguments: "[check FILE…]",
    argumentCount: 0...1000,
    options: [OptionSpec("json", "print a JSON document for programs"), DataFolder.spec],
    details: "check reads each file as the keyboard does and names what is wrong with line and column; status 65 then.")

  private struct Entry: Encodable {
    var id: String
    var locale: String
    var name: String
    var planes: [String]
  }

  static func run(_ arguments: Arguments) throws(AppError) {
    if let word = arguments.words.first {
      guard word == "check" else { throw .unknown("layouts", word, among: ["check"]) }
      return try check(Array(arguments.words.dropFirst()))
    }
    var library = LayoutLibrary(try DataFolder(arguments))
    var entries: [Entry] = []
    for id in try library.ids() {
      let layout = try library.layout(id)
      entries.append(Entry(id: id, locale: layout.locale, name: layout.name, planes: layout.planes.map(\.id)))
    }
    if arguments.has("json") { return try Program.say(JSONText.encode(entries)) }
    for entry in entries {
      try Program.say("\(entry.id): \(entry.name) (\(entry.locale)): \(entry.planes.joined(separator: ", "))\n")
    }
  }

  private static func check(_ files: [String]) throws(AppError) {
    if files.isEmpty { throw .usage("layouts check needs the files to check") }
    var failures: [AppError] = []
    for file in files {
      do {
        let layout = try LayoutLibrary.read(file)
        try Program.say("\(file): reads as \(layout.name), planes \(layout.planes.map(\.id).joined(separator: ", "))\n")
      } catch {
        failures.append(error)
        Output.error(error.reason)
      }
    }
    guard let first = failures.first else { return }
    // A file that is wrong weighs more than one that is not there.
    let status = failures.contains { $0.status == .data } ? .data : first.status
    throw AppError(status, "\(failures.count) of \(files.count) layout files cannot be used")
  }
}
