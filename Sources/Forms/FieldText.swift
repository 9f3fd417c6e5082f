/// The text of a field and its cursor. Its description tells no text: it may be a secret.
struct FieldText: Sendable, Hashable {
  // Cut in two at the cursor, so that typing does not walk through the whole text at every key.
  private(set) var before: String
  private(set) var after = ""

  /// The cursor stands behind the text.
  init(_ text: String) {
    before = text
  }

  var all: String { after.isEmpty ? before : before + after }

  var isEmpty: Bool { before.isEmpty && after.isEmpty }

  /// How many characters stand before the cursor.
  var cursor: Int { before.count }

  /// Puts text before the cursor, as much of it as `limit` characters in all allow.
  mutating func insert(_ text: String, limit: Int?) {
    guard let limit else {
      before += text
      return
    }
    // An accent may join the character before it, so the length is that of the result.
    let joined = before + text
    if joined.count + after.count <= limit {
      before = joined
    } else {
      before += text.prefix(max(0, limit - before.count - after.count))
    }
  }

  /// Takes away the character before the cursor; false where there is none.
  mutating func deleteBackward() -> Bool {
    before.popLast() != nil
  }

  /// Puts the cursor behind so many characters, or at the nearer end.
  mutating func moveCursor(to position: Int) {
    let text = all
    let cut = text.index(text.startIndex, offsetBy: max(0, position), limitedBy: text.endIndex) ?? text.endIndex
    before = String(text[..<cut])
    after = String(text[cut...])
  }
}

extension FieldText: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
  var description: String { isEmpty ? "empty" : "not empty" }

  var debugDescription: String { description }

  var customMirror: Mirror { Mirror(self, children: [:]) }
}
