/// Rows of the precedence table that differ in nothing but a condition that makes no difference, as one line.
struct PrecedenceLine: Hashable {
  /// `any`, or the policies and idioms that the line is for.
  let when: String
  /// Keyboard type and entry asked for, the condition, and what the field gets.
  let cells: [String]

  init(_ row: PrecedenceRow, when: String) {
    self.when = when
    cells = [row.keyboardType.name, row.isSecure ? "secure" : "plain", when] + row.cells
  }

  /// The lines of one content type: policy and idiom are named where they matter, and only there.
  static func lines(of rows: [PrecedenceRow]) -> [PrecedenceLine] {
    var lines: [PrecedenceLine] = []
    var rest = rows[...]
    while let first = rest.first {
      let field = rest.prefix { $0.keyboardType == first.keyboardType && $0.isSecure == first.isSecure }
      rest = rest.dropFirst(field.count)
      lines += folded(field)
    }
    return lines
  }

  private static func folded(_ field: ArraySlice<PrecedenceRow>) -> [PrecedenceLine] {
    func matters(_ isOther: (PrecedenceRow, PrecedenceRow) -> Bool) -> Bool {
      field.contains { one in field.contains { isOther(one, $0) && one.cells != $0.cells } }
    }
    let policyMatters = matters { $0.policy != $1.policy && $0.idiom == $1.idiom }
    let idiomMatters = matters { $0.idiom != $1.idiom && $0.policy == $1.policy }
    var lines: [PrecedenceLine] = []
    for row in field {
      var words: [String] = []
      if policyMatters { words.append(row.policy.name) }
      if idiomMatters { words.append(row.idiom.name) }
      let line = PrecedenceLine(row, when: words.isEmpty ? "any" : words.joined(separator: " "))
      if !lines.contains(line) { lines.append(line) }
    }
    return lines
  }
}
