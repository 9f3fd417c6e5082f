/// Words of many languages, found by the letter that they begin with: a message may be in any language.
///
/// A list is words with blanks between them: `word` anywhere in a word, `^word` where one begins, `word$` where one ends,
/// `=word` alone, `_` for a blank within. Capitals and marks do not matter (see `LetterFolding`).
struct FoldedWords<Meaning: OptionSet & Sendable>: Sendable where Meaning.Element == Meaning {
  private struct Entry: Sendable {
    var letters: [UInt32]
    var meaning: Meaning
    /// The word of the message has to end here, too.
    var endsWord: Bool
  }

  /// Entries that a word has to begin with.
  private var beginning: [UInt32: [Entry]] = [:]
  /// Entries that may stand anywhere in a word.
  private var inside: [UInt32: [Entry]] = [:]
  /// The first letters of `inside` that ASCII has; the rest is rare enough to be looked up.
  private var insideASCII: [Bool] = Array(repeating: false, count: 128)

  /// Lists and what their words mean.
  init(_ lists: [(words: String, meaning: Meaning)]) {
    for list in lists { add(list.words, list.meaning) }
    for letter in inside.keys where letter < 128 { insideASCII[Int(letter)] = true }
  }

  private mutating func add(_ list: String, _ meaning: Meaning) {
    for word in list.split(separator: " ") {
      var letters = LetterFolding.folded(word).map { $0 == 0x5f ? 0x20 : $0 }
      let isAlone = letters.first == 0x3d
      let begins = isAlone || letters.first == 0x5e
      let ends = letters.last == 0x24
      if begins { letters.removeFirst() }
      if ends { letters.removeLast() }
      guard let first = letters.first else { continue }
      let entry = Entry(letters: letters, meaning: meaning, endsWord: isAlone || ends)
      if begins { beginning[first, default: []].append(entry) } else { inside[first, default: []].append(entry) }
    }
  }

  /// What the word at `range` of a message says.
  /// - Parameter text: folded; a blank is a space.
  func meaning(of range: Range<Int>, in text: [UInt32]) -> Meaning {
    var found: Meaning = []
    func look(_ entries: [Entry]?, at start: Int) {
      guard let entries else { return }
      for index in entries.indices {
        let count = entries[index].letters.count
        let end = start + count
        guard end <= text.count else { continue }
        var matched = 1
        while matched < count, text[start + matched] == entries[index].letters[matched] { matched += 1 }
        guard matched == count else { continue }
        if entries[index].endsWord && end < range.upperBound { continue }
        // A phrase ends where its last word does.
        let isCut = end > range.upperBound && end < text.count && MessagePiece.isWord(text[end])
        if entries[index].endsWord && isCut { continue }
        found.insert(entries[index].meaning)
      }
    }
    look(beginning[text[range.lowerBound]], at: range.lowerBound)
    for start in range where text[start] >= 128 || insideASCII[Int(text[start])] {
      look(inside[text[start]], at: start)
    }
    return found
  }
}
