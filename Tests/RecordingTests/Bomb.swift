/// YAML that grows when it is expanded, or that is nested deeply.
enum Bomb: String, CaseIterable {
  case aliases
  case lists
  case linesOfLists
  case mappings
  case items
  case keys
  case quotedKeys
  case documents
  case tag

  var text: String {
    switch self {
    case .aliases: "a: &a [x, x]\n" + (0..<40).map { "b\($0): &a [*a, *a, *a]\n" }.joined()
    case .lists: "a: " + String(repeating: "[", count: 1_000_000) + "\n"
    case .linesOfLists: "a:\n" + String(repeating: "[\n", count: 200_000)
    case .mappings: "a: " + String(repeating: "{a: ", count: 100_000) + "\n"
    case .items: "a:\n " + String(repeating: "- ", count: 100_000) + "\n"
    case .keys: "a:\n" + String(repeating: "? ", count: 100_000) + "\n"
    case .quotedKeys: "a: {" + String(repeating: "\"a\" ", count: 100_000) + "\n"
    case .documents: String(repeating: "--- {}\n", count: 100_000)
    case .tag: "a: " + String(repeating: "!", count: 1_000_000) + "\n"
    }
  }
}
