import KeyboardCore
import Locales

/// `keypane resolve --table` and `--rules`: the precedence table itself, whatever the field.
struct PublishedRules {
  static let specs = [
    OptionSpec("table", "print the whole precedence table, a row a line; with --locale, for that locale"),
    OptionSpec("rules", "print the rules of the table: name, source and sentence"),
  ]

  private enum What {
    case table(PrecedenceTable)
    case rules
  }

  private let what: What
  private let isJSON: Bool

  /// Nil where neither is asked for.
  /// - Throws: where a field is described, too: the table holds all of them.
  init?(_ arguments: Arguments) throws(AppError) {
    guard let option = Self.specs.map(\.name).first(where: arguments.has) else { return nil }
    let others = Self.specs + FieldOptions.specs + ScreenOptions.specs
    for other in others where other.name != option && arguments.has(other.name) {
      guard option == "table", other.name == "locale" else {
        throw .usage("--\(option) is the same for every field: leave --\(other.name) out")
      }
    }
    if option == "table" {
      let locale = arguments.value("locale").map { LocaleData.facts(for: $0) } ?? .enUS
      what = .table(PrecedenceTable(locale: locale))
    } else {
      what = .rules
    }
    isJSON = arguments.has("json")
  }

  /// Text for people; for programs a line of JSON a row or a rule.
  func print() throws(AppError) {
    switch (what, isJSON) {
    case (.table(let table), false): try Program.say(table.text)
    case (.rules, false): try Program.say(Precedence.ruleText)
    case (.table(let table), true):
      try Program.say(try JSONText.lines(table.rows.map(TableRow.init).map { Joined($0, $0.typing) }))
    case (.rules, true): try Program.say(try JSONText.lines(Precedence.rules.map(RuleRow.init)))
    }
  }

  /// A rule as a line of JSON.
  private struct RuleRow: Encodable {
    let name: String
    let source: String
    let sentence: String

    init(_ rule: PrecedenceRule) {
      name = rule.name
      source = rule.source
      sentence = rule.sentence
    }
  }
}
