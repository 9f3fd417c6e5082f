/// A program as an association file names it: `TEAMID1234.com.example.app`, or a program's plain name.
struct AppIdentifier: Sendable, Hashable {
  /// What a focus message may call it.
  let names: Set<String>

  /// Nil for an empty text. The team that signs on Apple's systems is ten capitals and digits; Linux has none, so that the
  /// rest of the identifier names the program, too.
  init?(_ text: String) {
    if text.isEmpty { return nil }
    var names: Set<String> = [text]
    if let dot = text.firstIndex(of: "."), Self.isTeam(text[..<dot]) {
      let rest = text[text.index(after: dot)...]
      if !rest.isEmpty { names.insert(String(rest)) }
    }
    self.names = names
  }

  private static func isTeam(_ text: Substring) -> Bool {
    text.utf8.count == 10
      && text.utf8.allSatisfy { (0x41...0x5A).contains($0) || (0x30...0x39).contains($0) }
  }
}
