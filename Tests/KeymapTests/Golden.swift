import FoundationEssentials
import Testing

/// Files that a person has looked at. `KEYPANE_REWRITE_GOLDEN=1` writes them anew.
enum Golden {
  private static var rewrites: Bool { ProcessInfo.processInfo.environment["KEYPANE_REWRITE_GOLDEN"] == "1" }

  static func compare(_ text: String, with name: String) throws {
    let file = URL(filePath: "\(ShippedLayouts.checkout)/Tests/KeymapTests/Golden/\(name)")
    if rewrites { try Data(text.utf8).write(to: file) }
    let golden = (try? Data(contentsOf: file)).map { String(decoding: $0, as: UTF8.self) } ?? ""
    let old = golden.split(separator: "\n", omittingEmptySubsequences: false)
    let new = text.split(separator: "\n", omittingEmptySubsequences: false)
    let line = zip(old, new).prefix { $0 == $1 }.count
    guard old != new else { return }
    let was = old.indices.contains(line) ? old[line] : "nothing"
    let now = new.indices.contains(line) ? new[line] : "nothing"
    Issue.record("\(name):\(line + 1): was \(was), is \(now); KEYPANE_REWRITE_GOLDEN=1 rewrites it")
  }
}
