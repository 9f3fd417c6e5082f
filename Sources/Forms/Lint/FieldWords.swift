/// A label, placeholder or id, taken apart into words in lower case: `emailAddress2` is `email address 2`.
struct FieldWords {
  let words: [String]

  init(_ text: String) {
    var words: [String] = []
    var word = ""
    var last: Character?
    for character in text.head {
      guard character.isLetter || character.isNumber else {
        if !word.isEmpty, character != "'" { words.append(word) }
        if character != "'" { word = "" }
        last = nil
        continue
      }
      if let last, !word.isEmpty, Self.breaks(last, character) {
        words.append(word)
        word = ""
      }
      word += character.lowercased()
      last = character
    }
    if !word.isEmpty { words.append(word) }
    self.words = words
  }

  private static func breaks(_ last: Character, _ next: Character) -> Bool {
    (last.isLowercase && next.isUppercase) || last.isNumber != next.isNumber
  }

  /// The words as a key of the dictionary, and again without what says nothing.
  var candidates: [String] {
    let plain = words.filter { !Self.empty.contains($0) }
    return [words, words.filter { !$0.allSatisfy(\.isNumber) }, plain, plain.filter { !$0.allSatisfy(\.isNumber) }]
      .map { $0.joined(separator: " ") }
  }

  /// Whether these words stand in it, one behind the other.
  func contains(_ phrase: String) -> Bool {
    let wanted = phrase.split(separator: " ").map(String.init)
    guard !wanted.isEmpty, wanted.count <= words.count else { return false }
    return (0...(words.count - wanted.count)).contains { words[$0..<($0 + wanted.count)].elementsEqual(wanted) }
  }

  /// Words that say nothing of what a field holds.
  private static let empty: Set<String> = [
    "a", "an", "the", "your", "my", "his", "her", "their", "our", "please", "enter", "type", "in", "here", "input",
    "field",
    "text", "txt", "box", "value", "form", "required", "optional", "home", "work", "office", "business", "private",
    "personal", "main", "primary", "secondary", "billing", "shipping", "delivery", "guest", "visitor", "customer",
    "contact",
    "user", "account", "login", "signin", "signup", "register", "registration", "checkout", "current", "old",
    "existing",
    "valid", "preferred", "ihr", "ihre", "dein", "deine", "votre", "ton", "su", "tu", "bitte",
  ]
}
