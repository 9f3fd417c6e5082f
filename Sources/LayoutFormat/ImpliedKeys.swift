/// The keys that CLDR defines for everyone: ids and outputs are facts of CLDR 46's `keyboards/import` files.
///
/// Built in, so that a layout reads without CLDR's files on the machine.
enum ImpliedKeys {
  /// Digits, Latin letters, `gap` and `space`, which every keyboard has without an import.
  static var latin: [XMLElement] { latin(file: "CLDR") }

  /// What `<import base="cldr" path="46/keys-Zyyy-punctuation.xml"/>` stands for; nil: not built in.
  /// - Parameter parent: the element that the import stands in.
  static func elements(importedAs path: String, into parent: String) -> [XMLElement]? {
    let parts = path.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count == 2, let version = Int(parts[0]), version >= 45 else { return nil }
    switch (parent, parts[1]) {
    // Of hardware forms, which are passed over.
    case ("forms", "scanCodes-implied.xml"): return []
    case ("keys", "keys-Latn-implied.xml"): return latin(file: path)
    case ("keys", "keys-Zyyy-punctuation.xml"): return punctuation.map { key($0.id, $0.output, file: path) }
    case ("keys", "keys-Zyyy-currency.xml"): return currency.map { key($0.id, $0.output, file: path) }
    default: return nil
    }
  }

  private static func latin(file: String) -> [XMLElement] {
    let plain = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz"
    let place = SourcePlace(file: file, line: 1, column: 1)
    return plain.map { key(String($0), String($0), file: file) } + [
      XMLElement(name: "key", attributes: ["id": "gap", "gap": "true"], place: place),
      XMLElement(name: "key", attributes: ["id": "space", "output": " ", "stretch": "true"], place: place),
    ]
  }

  private struct Entry {
    let id: String
    let output: String

    init(_ id: String, _ output: String) {
      self.id = id
      self.output = output
    }
  }

  private static let punctuation: [Entry] = [
    Entry("amp", "&"), Entry("apos", "'"), Entry("asterisk", "*"), Entry("at", "@"), Entry("backslash", "\\"),
    Entry("bang", "!"), Entry("caret", "^"), Entry("close-angle", ">"), Entry("close-curly", "}"),
    Entry("close-paren", ")"), Entry("close-square", "]"), Entry("colon", ":"), Entry("comma", ","),
    Entry("degree", "°"), Entry("double-quote", "\""), Entry("equal", "="), Entry("grave", "`"), Entry("hash", "#"),
    Entry("hyphen", "-"), Entry("micro", "µ"), Entry("not", "¬"), Entry("open-angle", "<"), Entry("open-curly", "{"),
    Entry("open-paren", "("), Entry("open-square", "["), Entry("percent", "%"), Entry("period", "."),
    Entry("pipe", "|"), Entry("plus", "+"), Entry("question", "?"), Entry("section", "§"), Entry("semi-colon", ";"),
    Entry("slash", "/"), Entry("tilde", "~"), Entry("underscore", "_"),
  ]

  private static let currency: [Entry] = [
    Entry("dollar", "$"), Entry("euro", "€"), Entry("pound", "£"), Entry("yen", "¥"), Entry("cruzeiro", "₢"),
    Entry("cent", "¢"),
  ]

  private static func key(_ id: String, _ output: String, file: String) -> XMLElement {
    // A backslash starts an escape in LDML.
    let escaped = output == "\\" ? "\\u{5C}" : output
    return XMLElement(
      name: "key", attributes: ["id": id, "output": escaped], place: SourcePlace(file: file, line: 1, column: 1))
  }
}
