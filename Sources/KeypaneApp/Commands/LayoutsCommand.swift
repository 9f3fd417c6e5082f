import KeyboardCore
import Posix

/// `keypane layouts`: lists the layouts, or checks layout files.
enum LayoutsCommand {
  static let spec = CommandSpec(
    name: "layouts",
    summary: "lists the layouts, or checks layout files",
    arguments: "[check [FILE…]]",
    argumentCount: 0...1000,
    options: [OptionSpec("json", "print a JSON document for programs")] + DataFolder.specs,
    details: """
      The list names each layout's file; one that takes the place of a layout of the program is marked.
      check says what is wrong in each file, or in all layouts, as FILE:LINE:COLUMN: reason, with every mistake that can
      be told at once; the status is 65 when there are errors. Letters of the language are looked up in CLDR, from
      Debian's package unicode-cldr-core.
      example: keypane layouts check --layouts ~/layouts
      """)

  private struct Entry: Encodable {
    var id: String
    var locale: String
    var name: String
    var planes: [String]
    var file: String
    var overrides: Bool
  }

  static func run(_ arguments: Arguments) throws(AppError) {
    if let word = arguments.words.first {
      guard word == "check" else { throw .unknown("layouts", word, among: ["check"]) }
      return try check(Array(arguments.words.dropFirst()), arguments)
    }
    var library = LayoutLibrary.announced(try DataFolder(arguments))
    var entries: [Entry] = []
    for id in library.ids() {
      let layout = try library.layout(id)
      guard let source = library.source(id) else { continue }
      entries.append(
        Entry(
          id: id, locale: layout.locale, name: layout.name, planes: layout.planes.map(\.id), file: source.path,
          overrides: source.overrides))
    }
    if arguments.has("json") { return try Program.say(JSONText.encode(entries)) }
    for entry in entries {
      let overrides = entry.overrides ? " (in place of the program's)" : ""
      try Program.say(
        "\(entry.id): \(entry.name) (\(entry.locale)): \(entry.planes.joined(separator: ", ")): \(entry.file)\(overrides)\n"
      )
    }
  }

  private static func check(_ files: [String], _ arguments: Arguments) throws(AppError) {
    let data = try DataFolder(arguments)
    var report = LayoutReport(shared: data.layouts)
    for file in try files.isEmpty ? LayoutLibrary.allFiles(data) : files { report.check(file) }
    try Program.say(arguments.has("json") ? JSONText.encode(report.entries) : Array(report.text.utf8))
    for note in report.notes { Output.error(note) }
    if let error = report.error { throw error }
  }
}
