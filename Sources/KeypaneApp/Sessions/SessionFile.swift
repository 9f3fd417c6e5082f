import KeyboardCore

/// A session: a field or a form, what fingers and programs do, and what is expected to come of it. `SessionReader` reads
/// one; Tests/KeypaneAppTests/Sessions/README.md describes the file.
struct SessionFile: Sendable, Hashable {
  /// As it was named to the reader.
  var name: String
  /// The lines above the line of dashes, as they were read.
  var head: [String] = []
  /// What stands below it; empty where nothing does.
  var expected: [String] = []
  /// The line of dashes; nil where there is none.
  var dashesLine: Int?
  /// Files of the data that are not everywhere, by their paths in the data folder.
  var needs: [String] = []
  /// The name of a form; nil: one field.
  var form: String?
  /// The options of the field and the screen, as `keypane replay` takes them.
  var options: [String] = []
  /// The line that they stand on.
  var optionsLine = 1
  /// There is such a line.
  var namesField = false
  /// What stands in the fields before.
  var texts: [String: String] = [:]
  /// The lines that say so.
  var textLines: [String: Int] = [:]
  /// What the machine has to offer.
  var stock = SessionStock()
  /// The panel that the fingers are on; nil: fingers are on the keys themselves.
  var panel: PanelModel?
  /// In the order of their times.
  var steps: [SessionStep] = []

  /// The largest file that is read, in bytes.
  static let largest = 1 << 20

  /// The file's text with what came of it.
  func text(with result: [String]) -> String {
    (head + ["---"] + result).joined(separator: "\n") + "\n"
  }

  /// The lines above the dashes, made from what they say.
  var written: [String] {
    var lines = needs.map { "needs \($0)" }
    lines.append(([form.map { "form \($0)" } ?? "field"] + options.map(SessionWords.quoted)).joined(separator: " "))
    if let panel {
      var line = "panel \(panel.kind.rawValue) \(Self.range(panel.x)) \(Self.range(panel.y))"
      if panel.slots != 10 { line += " slots=\(panel.slots)" }
      if panel.resolution > 0 { line += " resolution=\(panel.resolution)" }
      lines.append(line)
    }
    lines += stock.lines
    lines += texts.sorted { $0.key < $1.key }.map { "texts \($0.key)=\(SessionStep.line($0.value))" }
    return lines + steps.map(\.text)
  }

  private static func range(_ range: ClosedRange<Int32>) -> String { "\(range.lowerBound)..\(range.upperBound)" }
}
