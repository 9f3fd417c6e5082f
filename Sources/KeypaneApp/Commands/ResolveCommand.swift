import KeyboardCore

/// `keypane resolve`: which keyboard a field gets, and the rule behind every decision.
enum ResolveCommand {
  static let spec = CommandSpec(
    name: "resolve",
    summary: "tells which keyboard a field gets, and the rule behind every decision",
    options: [OptionSpec("json", "print a JSON document for programs")] + PublishedRules.specs + FieldOptions.specs
      + ScreenOptions.specs + DataFolder.specs,
    details: """
      examples:
        keypane resolve --content-type username --keyboard-type emailAddress --return-key next
        keypane resolve --html '<input type="email" autocomplete="username" enterkeyhint="next">'
        keypane resolve --gtk 'purpose=email hints=lowercase,private'
        keypane resolve --ibus 'purpose=datetime'
        keypane resolve --wayland 'v3 purpose=digits hints=sensitive_data'
        keypane resolve --qt 'ImhDigitsOnly|ImhSensitiveData enter=EnterKeyGo'
        keypane resolve --android 'inputType=0x21 imeOptions=actionNext hints=username'

      The words of a toolkit may be names or numbers; options of our own outrank them.
      """)

  static func run(_ arguments: Arguments) throws(AppError) {
    if let published = try PublishedRules(arguments) { return try published.print() }
    var library = LayoutLibrary.announced(try DataFolder(arguments), for: arguments)
    let field = try FieldOptions(arguments, layouts: library.facts)
    let screen = try ScreenOptions(arguments)
    var resolved = Precedence.resolve(field.request(field.traits, isMultiline: field.isMultiline, on: screen))
    if !field.wantsKeyboard { hideBar(&resolved) }
    resolved.reasons = (field.reading?.reasons ?? []) + resolved.reasons
    let layout = try library.layout(resolved.layout)
    var report = ResolveReport(resolved, layout: layout)
    report.field = field.reading.map { ReadField($0) }
    let addsReturn = layout.kind == .pad && screen.plan.padReturn
    try Program.say(
      arguments.has("json")
        ? JSONText.encode(Joined(report, report.typing))
        : Array(ResolveText(report, missingKeys: resolved.missingKeys, addsReturn: addsReturn).text.utf8))
  }

  /// Where no keyboard is shown there is no bar either.
  private static func hideBar(_ resolved: inout ResolvedTraits) {
    resolved.showsQuickType = false
    resolved.sources = []
    resolved.reasons.removeAll { $0.field == "quickType" }
    resolved.reasons.append(
      Reason(
        rule: "no-keyboard-no-bar", field: "quickType", says: "no keyboard is shown, and the bar is a part of it"))
  }
}
