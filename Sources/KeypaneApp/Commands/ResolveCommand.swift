import KeyboardCore

/// `keypane resolve`: which keyboard a field gets, and the rule behind every decision.
enum ResolveCommand {
  static let spec = CommandSpec(
    name: "resolve",
    summary: "tells which keyboard a field gets, and the rule behind every decision",
    options: [OptionSpec("json", "print a JSON document for programs")] + PublishedRules.specs + FieldOptions.specs
      + ScreenOptions.specs + [
        DataFolder.spec
      ],
    details: "example: keypane resolve --content-type username --keyboard-type emailAddress --return-key next")

  static func run(_ arguments: Arguments) throws(AppError) {
    if let published = try PublishedRules(arguments) { return try published.print() }
    let field = try FieldOptions(arguments)
    let screen = try ScreenOptions(arguments)
    var library = LayoutLibrary(try DataFolder(arguments))
    let resolved = Precedence.resolve(field.request(field.traits, isMultiline: false, on: screen))
    let layout = try library.layout(resolved.layout)
    let report = ResolveReport(resolved, layout: layout)
    try Program.say(
      arguments.has("json")
        ? JSONText.encode(report) : Array(ResolveText(report, missingKeys: resolved.missingKeys).text.utf8))
  }
}
