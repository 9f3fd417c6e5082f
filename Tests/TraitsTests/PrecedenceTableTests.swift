import FoundationEssentials
import KeyboardCore
import Testing

/// The published table and the rules behind it, as files that a change of a rule changes;
/// KEYPANE_REWRITE_GOLDEN=1 writes them anew.
@Suite("Precedence: the published table")
struct PrecedenceTableTests {
  private static let rows = PrecedenceTable().rows
  private static let text = PrecedenceTable().text

  @Test("The table is the one in the repository")
  func table() throws {
    try compare(Self.text, with: "precedence.txt")
  }

  @Test("The rules are those in the repository")
  func rules() throws {
    try compare(Precedence.ruleText, with: "rules.txt")
  }

  @Test("Every content type and none, keyboard type, entry, policy and idiom has its row, once")
  func rows() {
    let rows = Self.rows
    #expect(rows.count == 46 * 12 * 2 * 2 * 2)
    let fields = rows.map { row in
      "\(row.contentType?.name ?? "none") \(row.keyboardType) \(row.isSecure) \(row.policy) \(row.idiom)"
    }
    #expect(Set(fields).count == rows.count)
  }

  @Test("Whatever the notation leaves out of the text can be read back from it")
  func complete() throws {
    let lines = Self.text.split(separator: "\n").filter { !$0.hasPrefix("#") }
      .map { $0.split(separator: " ").map(String.init) }
    let types = lines.filter { $0.first == "type" }
    #expect(types.count == 46)
    let owners = Dictionary(uniqueKeysWithValues: types.map { ($0[1], $0[5]) })
    let fields = Dictionary(grouping: lines.filter { $0.first != "type" }) { $0[0...2].joined(separator: " ") }
    for row in Self.rows {
      let owner = try #require(owners[row.contentType?.name ?? "none"])
      let candidates = try #require(
        fields["\(owner) \(row.keyboardType.name) \(row.isSecure ? "secure" : "plain")"], "\(row)")
      let conditions = ["any", row.policy.name, row.idiom.name]
      let matching = candidates.filter { conditions.contains($0[3]) }
      #expect(matching.count == 1)
      let cells = try #require(matching.first)
      #expect(cells[4] == row.resolved.keyboardType.name)
      #expect(cells[5] == row.resolved.layout)
      #expect(cells[6] == row.resolved.plane)
      for key in row.resolved.extraKeys { #expect(cells.contains(key)) }
      for source in row.resolved.sources { #expect(cells.contains(source.rawValue)) }
      #expect(cells.last == row.keyboardRule ?? "-")
    }
  }

  private func compare(_ text: String, with name: String) throws {
    let folder = #filePath.split(separator: "/").dropLast().joined(separator: "/")
    let path = "/\(folder)/Golden/\(name)"
    if ProcessInfo.processInfo.environment["KEYPANE_REWRITE_GOLDEN"] != nil {
      try Data(text.utf8).write(to: URL(filePath: path))
    }
    let golden = FileManager.default.contents(atPath: path).map { String(decoding: $0, as: UTF8.self) } ?? ""
    let old = golden.split(separator: "\n")
    let new = text.split(separator: "\n")
    for line in Set(old).subtracting(new).sorted() { Issue.record("\(name) has: \(line)") }
    for line in Set(new).subtracting(old).sorted() { Issue.record("the rules say: \(line)") }
    #expect(golden == text, "KEYPANE_REWRITE_GOLDEN=1 rewrites \(name)")
  }
}
