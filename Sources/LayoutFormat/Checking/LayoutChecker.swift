import KeyboardCore

/// Finds what is wrong in a layout file: everything that can be told at once.
public enum LayoutChecker {
  /// The parameters are those of `LayoutReader.read`, and:
  /// - Parameter letters: the letters of the file's language, by its locale, that its keyboard has to type; nil where
  ///   they are not known.
  public static func findings(
    _ bytes: [UInt8], name: String, id: String, letters: (_ locale: String) -> [String]? = { _ in nil },
    imports: (_ path: String, _ isCLDR: Bool) -> [UInt8]? = { _, _ in nil }
  ) -> [LayoutFinding] {
    check(bytes, name: name, id: id, letters: letters, imports: imports).findings
  }

  /// The same, and what the file reads as for a device of no width; nil where it cannot be read.
  public static func check(
    _ bytes: [UInt8], name: String, id: String, letters: (_ locale: String) -> [String]? = { _ in nil },
    imports: (_ path: String, _ isCLDR: Bool) -> [UInt8]? = { _, _ in nil }
  ) -> (findings: [LayoutFinding], layout: Layout?) {
    var expander = ImportExpander()
    expander.isPatient = true
    var findings: [LayoutFinding] = []
    var layout: Layout?
    do throws(LayoutError) {
      let file = try expander.read(bytes, file: name)
      let root = try expander.expand(file, asking: imports)
      findings = expander.mistakes.map { LayoutFinding($0, rule: "names-and-imports") }
      let document = try KeyboardDocument(root)
      // Whatever else could be said of it is of no use to its author.
      if let hardware = document.hardwareOnly { return ([LayoutFinding(hardware, rule: "hardware")], nil) }
      // What an import would have brought is missing everywhere.
      if expander.lacksImports { return (sorted(findings), nil) }
      let keyboard = CheckedKeyboard(document, file: name, letters: document.root["locale"].flatMap(letters))
      for rule in LayoutRule.all {
        findings += rule.check(keyboard).map { LayoutFinding($0, rule: rule.name, severity: rule.severity) }
      }
      layout = try document.layout(id: id, deviceWidth: 0)
    } catch {
      // The reader stops at its first mistake, which a rule may have found, too.
      let isKnown = findings.contains {
        $0.file == error.file && $0.line == error.line && $0.column == error.column && $0.severity == .error
      }
      if !isKnown { findings.append(LayoutFinding(error, rule: "reading")) }
    }
    return (sorted(findings), layout)
  }

  /// By place, the checked file's own before those of its imports; of one place in the order of the rules, once each.
  private static func sorted(_ findings: [LayoutFinding]) -> [LayoutFinding] {
    var seen: Set<LayoutFinding> = []
    let once = findings.filter { seen.insert($0).inserted }
    return once.enumerated().sorted { one, other in
      let (a, b) = (one.element, other.element)
      if a.file != b.file { return a.file < b.file }
      if a.line != b.line { return a.line < b.line }
      return a.column != b.column ? a.column < b.column : one.offset < other.offset
    }.map(\.element)
  }
}
