/// Finds the likeliest code of a message that binds it to no site.
///
/// Apple has not said how it does this; these rules are our own. A code has the form that `CodeCandidates` wants, and a
/// word for codes near it (`CodeLanguage`): each word between them counts one, the end of a sentence three, a word that
/// stands after the code one, a mere hint two, and what is doubtful of the code's form as much as `CodeCandidate` says.
/// The least wins, the first of equals, up to `farthest`. Digits right after a word for something else (order, card,
/// telephone) are none, nor are those of a code that is called promotion's, post's or the like.
struct UnboundCodeReader {
  /// Beyond it nothing is taken for a code.
  static let farthest = 12
  /// What a sentence's end between a word and a code counts.
  private static let sentenceEnd = 3
  /// What is added where there is only a hint.
  private static let hint = 2
  private static let never = 1_000_000_000

  private let text: MessageText
  private let candidates: [CodeCandidate]
  private let meanings: [CodeWordMeaning]
  /// Words and ends of sentences before each piece, its own sentence's beginning among them.
  private var starts: [Int] = []
  /// The same, and the piece.
  private var ends: [Int] = []

  init(_ message: String) {
    text = MessageText(message)
    let said = text.meanings(CodeLanguage.words)
    var reader = CodeCandidates(text, said)
    candidates = reader.read()
    meanings = candidates.isEmpty ? [] : Self.meanings(text.pieces, said)
    var sum = 0
    for piece in text.pieces {
      if piece.beginsSentence { sum += Self.sentenceEnd }
      starts.append(sum)
      sum += piece.words
      ends.append(sum)
    }
  }

  /// Nil where nothing is likely enough.
  func read() -> String? {
    guard !candidates.isEmpty else { return nil }
    let codes = nearest(.code, inSentence: false)
    let hints = nearest(.hint, inSentence: false)
    let closeHints = nearest(.hint, inSentence: true)
    let barred = barred()
    var best: (cost: Int, code: String)?
    for candidate in candidates where !barred[candidate.pieces.lowerBound] {
      // What may be something else is taken for a mere hint's only in its own sentence, or not at all.
      let hint = candidate.doubt > 0 ? closeHints : hints
      let hinted = candidate.doubt > 1 ? Self.never : hint.cost(candidate.pieces) + Self.hint
      let near = min(codes.cost(candidate.pieces), hinted)
      let cost = near + candidate.doubt
      if cost <= Self.farthest, cost < best?.cost ?? Self.never { best = (cost, candidate.code) }
    }
    return best?.code
  }

  /// What words say once a word beside them has been heard: a promotion's code is no code.
  private static func meanings(_ pieces: [MessagePiece], _ said: [CodeWordMeaning]) -> [CodeWordMeaning] {
    pieces.indices.map { index in
      var meaning = said[index]
      guard !meaning.isDisjoint(with: [.code, .hint]) else { return meaning }
      let isOther =
        meaning.contains(.otherCode)
        || (index > 0 && !pieces[index].beginsSentence && said[index - 1].contains(.otherCode))
        || (index + 1 < pieces.count && !pieces[index + 1].beginsSentence
          && said[index + 1].contains(.otherCode))
      if isOther { meaning.subtract([.code, .hint]) }
      return meaning
    }
  }

  /// For each piece how far the nearest word of a meaning is.
  private struct Nearest {
    var before: [Int]
    var after: [Int]

    func cost(_ pieces: ClosedRange<Int>) -> Int { min(before[pieces.lowerBound], after[pieces.upperBound]) }
  }

  /// - Parameter inSentence: words of other sentences do not count.
  private func nearest(_ meaning: CodeWordMeaning, inSentence: Bool) -> Nearest {
    var result = Nearest(before: [], after: Array(repeating: Self.never, count: text.pieces.count))
    var place: Int?
    for index in text.pieces.indices {
      if inSentence && text.pieces[index].beginsSentence { place = nil }
      result.before.append(place.map { starts[index] - $0 } ?? Self.never)
      if meanings[index].contains(meaning) { place = ends[index] }
    }
    place = nil
    for index in text.pieces.indices.reversed() {
      if let place { result.after[index] = place - ends[index] + 1 }
      if meanings[index].contains(meaning) { place = starts[index] }
      if inSentence && text.pieces[index].beginsSentence { place = nil }
    }
    return result
  }

  /// Which pieces are digits of something else, because a word before them says so.
  ///
  /// Where the sentence has spoken of a code before, only the next digits are meant, or those after one more word that is
  /// no "is": in "code for your card ending 1234 is 567890" the card has the first.
  private func barred() -> [Bool] {
    var result = [Bool](repeating: false, count: text.pieces.count)
    var word: Int?
    var sentenceHasCode = false
    for index in text.pieces.indices {
      let piece = text.pieces[index]
      if piece.beginsSentence {
        word = nil
        sentenceHasCode = false
      }
      if piece.content == .letters {
        if meanings[index].contains(.code) {
          sentenceHasCode = true
          word = nil
        } else if meanings[index].contains(.otherNumber) {
          word = index
        }
        continue
      }
      guard let named = word else { continue }
      let gap = starts[index] - ends[named]
      let isNext = gap == 0 || (gap == 1 && !meanings[index - 1].contains(.copula))
      result[index] = sentenceHasCode ? isNext : gap <= 3
      // Two digits may be a part of the name, and several groups one number.
      let hasMore =
        index + 1 < text.pieces.count && text.pieces[index + 1].content != .letters
        && text.pieces[index + 1].range.lowerBound == piece.range.upperBound + 1
      if piece.range.count > 2 && !hasMore { word = nil }
    }
    return result
  }
}
