/// Where what came of a session differs from what its file says: both, line by line.
enum SessionDifference {
  /// `  ` before lines that are the same, `- ` before those that are expected and `+ ` before those that are not.
  static func lines(expected: [String], found: [String]) -> [String] {
    let changes = found.difference(from: expected)
    var removed: Set<Int> = []
    var inserted: Set<Int> = []
    for change in changes {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): inserted.insert(offset)
      }
    }
    var lines: [String] = []
    var old = 0
    var new = 0
    while old < expected.count || new < found.count {
      if removed.contains(old) {
        lines.append("- \(expected[old])")
        old += 1
      } else if inserted.contains(new) {
        lines.append("+ \(found[new])")
        new += 1
      } else {
        lines.append("  \(expected[old])")
        old += 1
        new += 1
      }
    }
    return lines
  }
}
