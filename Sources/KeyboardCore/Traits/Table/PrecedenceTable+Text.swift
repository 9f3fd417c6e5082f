extension PrecedenceTable {
  /// The table for people: a line a content type, then a line a field. What it shows is said in its head.
  public var text: String {
    var owners: [[PrecedenceLine]: String] = [:]
    var types: [[String]] = []
    var fields: [[String]] = []
    // In the vocabulary's order, so that `name` speaks for the names and not the first by the alphabet.
    for type in [nil] + KnownContentType.all.map({ Optional($0) }) {
      let name = type?.name ?? Self.none
      let lines = PrecedenceLine.lines(of: rows(of: type?.type))
      let owner = owners[lines]
      if owner == nil {
        owners[lines] = name
        fields += lines.map { [name] + $0.cells }
      }
      types.append(
        ["type", name, type?.type.rawValue ?? "-", type?.since ?? "-", type?.category.rawValue ?? "-", owner ?? name])
    }
    return head + "\n" + Self.aligned([Self.typeColumns] + Self.byName(types, column: 1)) + "\n"
      + Self.aligned([Self.fieldColumns] + Self.byName(fields, column: 0))
  }

  /// Said of a field that has no content type.
  private static let none = "none"

  private static let typeColumns = ["#", "content type", "raw string", "iOS", "category", "rows of"]

  private static let fieldColumns = [
    "# content type", "keyboard type", "entry", "when", "shows", "layout", "opens on", "keys", "return", "capitals",
    "does", "bar", "rule",
  ]

  private var head: String {
    """
    # What a field gets: Keypane's precedence table for locale \(locale.identifier).
    # Everything that a column does not name is as UIKit has it by default.
    #
    # First the content types: name, raw string, first iOS, category, and whose rows they have. A content type that
    # fares like another in every row has no rows of its own; one that is not known fares like none.
    #
    # Then the fields, a row each, by content type (none first), keyboard type (in UIKit's order) and entry.
    #   when      any, or the policy or the idiom that the row is for where that makes a difference
    #   shows     the keyboard type that is shown
    #   keys      what it has beside letters and digits; -space, -return: it has none of these
    #   return    what stands on the return key
    #   does      c corrects, s marks spelling, q smart quotes, d smart dashes, i smart insert and delete, n inline
    #             prediction, m works out sums, w writing tools, l learns, p shows a pressed key large, v dictation,
    #             e emoji; a hyphen in its place: it does not
    #   bar       who offers what, in that order; -: there is no bar
    #   rule      the rule that chose the keyboard; -: none had to

    """
  }

  /// None first, then by the alphabet; rows of one name keep their order.
  private static func byName(_ rows: [[String]], column: Int) -> [[String]] {
    let names = contentTypes.map { $0?.name ?? none }
    return names.flatMap { name in rows.filter { $0[column] == name } }
  }

  /// Columns as wide as their widest cell, parted by two blanks; nothing behind the last cell.
  private static func aligned(_ rows: [[String]]) -> String {
    let count = rows.map { $0.count }.max() ?? 0
    let widths = (0..<count).map { column in rows.map { $0[column].count }.max() ?? 0 }
    var text = ""
    for row in rows {
      for (column, cell) in row.enumerated() {
        text += cell
        if column + 1 < count { text += String(repeating: " ", count: widths[column] - cell.count + 2) }
      }
      text += "\n"
    }
    return text
  }
}
