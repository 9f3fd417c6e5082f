/// The words of one language: what content types are for, and the phrases of the bar and of speech.
public struct Words: Sendable, Hashable {
  /// The name of the file: `de`, `pt-BR`, `sr-Latn`.
  public let language: String
  /// By the phrase's or the content type's name.
  private var texts: [String: String]

  /// Reads a file of words: on each line a name, a tab, and the words. What it lacks is said in English.
  public init(language: String, reading text: String) throws(WordsError) {
    var texts: [String: String] = [:]
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() where !line.isEmpty
    {
      let cells = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      func fail(_ reason: String) -> WordsError { WordsError(line: index + 1, reason: reason) }
      guard cells.count == 2, !cells[1].isEmpty else { throw fail("a name, a tab and words are expected") }
      guard Self.names.contains(cells[0]) else { throw fail("\(cells[0]) is no phrase and no content type") }
      guard texts.updateValue(cells[1], forKey: cells[0]) == nil else { throw fail("\(cells[0]) has stood above") }
    }
    self.language = language
    self.texts = texts
  }

  /// Lines of a name and words with ` | ` between them, which are known to be right.
  init(language: String, lines: String) {
    self.language = language
    texts = [:]
    for line in lines.split(separator: "\n") {
      let cells = line.split(separator: "|").map { String($0.drop { $0 == " " }) }
      texts[String(cells[0].prefix { $0 != " " })] = cells[1]
    }
  }

  /// What may stand in a file.
  public static let names = TextContentType.all.map(\.name) + Phrase.allCases.map(\.rawValue)

  /// The words of a phrase.
  public subscript(phrase: Phrase) -> String { text(phrase.rawValue) }

  /// The words of a phrase with a name or a number in its place.
  public subscript(phrase: Phrase, argument: String) -> String {
    Self.fill(self[phrase], with: argument)
  }

  /// What a field of a content type is for; nil for a type that has no name.
  public func purpose(of type: TextContentType) -> String? {
    type.isKnown ? text(type.name) : nil
  }

  /// Parts of one announcement, a pause between them.
  public func joined(_ parts: [String]) -> String {
    let pause =
      switch language {
      case "ja": "、"
      case "ar", "fa": "، "
      default: ", "
      }
    return parts.filter { !$0.isEmpty }.joined(separator: pause)
  }

  /// The names of the files that may hold the words of a locale, the best first.
  public static func files(for locale: LocaleFacts) -> [String] {
    let language = aliases[locale.language] ?? locale.language
    var files = ["\(language)-\(locale.region)", "\(language)-\(locale.script)", language]
    // What is spoken outside Brazil follows Portugal.
    if language == "pt" { files.append("pt-PT") }
    if locale.language == "sh" { files.insert("sr-Latn", at: 0) }
    return files
  }

  /// Older and wider names of languages.
  private static let aliases = ["no": "nb", "nn": "nb", "iw": "he", "sh": "sr", "bs": "hr", "mo": "ro"]

  private func text(_ name: String) -> String {
    texts[name] ?? (language == Self.english.language ? name : Self.english.text(name))
  }

  private static func fill(_ pattern: String, with argument: String) -> String {
    guard let open = pattern.firstIndex(of: "{"), let close = pattern[open...].firstIndex(of: "}") else {
      return pattern
    }
    return pattern[..<open] + argument + pattern[pattern.index(after: close)...]
  }
}
