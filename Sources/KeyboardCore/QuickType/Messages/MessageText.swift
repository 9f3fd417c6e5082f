/// A message in pieces: words, numbers, and what is between them.
struct MessageText: Sendable {
  /// Folded (see `LetterFolding`), digits of all scripts as ASCII's, all blanks but line ends as spaces.
  private(set) var folded: [UInt32] = []
  /// The same places with capitals as they are.
  private(set) var written: [UInt32] = []
  private(set) var pieces: [MessagePiece] = []

  /// - Parameter limit: characters that are read; what follows is left out.
  init(_ message: String, limit: Int = .max) {
    folded.reserveCapacity(min(limit, message.utf8.count))
    written.reserveCapacity(min(limit, message.utf8.count))
    for scalar in message.unicodeScalars.prefix(limit) {
      let value = scalar.value
      if value >= 0x80 && LetterFolding.isLeftOut(value) { continue }
      if let digit = ScriptDigit.value(value) {
        folded.append(0x30 + UInt32(digit))
        written.append(0x30 + UInt32(digit))
      } else {
        folded.append(Self.blank(value) ?? LetterFolding.fold(value))
        written.append(value)
      }
    }
    split()
    markAddresses()
  }

  /// What each piece says, where it is letters; nothing where it is not.
  func meanings<Meaning: OptionSet>(_ words: FoldedWords<Meaning>) -> [Meaning] {
    pieces.map { $0.content == .letters ? words.meaning(of: $0.range, in: folded) : [] }
  }

  /// The characters at these places, capitals as they are.
  func written(_ range: Range<Int>) -> String {
    var result = ""
    for place in range {
      if let scalar = Unicode.Scalar(written[place]) { result.unicodeScalars.append(scalar) }
    }
    return result
  }

  /// The place's scalar; a line's end beyond either end.
  func scalar(_ place: Int) -> UInt32 {
    folded.indices.contains(place) ? folded[place] : 0x0a
  }

  private static func blank(_ scalar: UInt32) -> UInt32? {
    switch scalar {
    case 0x0a, 0x0b, 0x0c, 0x0d, 0x85, 0x2028, 0x2029: 0x0a
    case 0x09, 0x20, 0xa0, 0x2000...0x200a, 0x202f, 0x205f, 0x3000: 0x20
    // Hyphens that are written for the plain one.
    case 0x2010...0x2013, 0x2212, 0xff0d: 0x2d
    default: nil
    }
  }

  private mutating func split() {
    var place = 0
    var beginsSentence = true
    while place < folded.count {
      guard MessagePiece.isWord(folded[place]) else {
        if endsSentence(at: place) { beginsSentence = true }
        place += 1
        continue
      }
      var piece = self.piece(at: place)
      piece.beginsSentence = beginsSentence
      pieces.append(piece)
      beginsSentence = false
      place = piece.range.upperBound
    }
  }

  private func piece(at start: Int) -> MessagePiece {
    let apart = MessagePiece.standsApart(folded[start])
    var digits = 0
    var unspaced = 0
    var end = start
    while end < folded.count, MessagePiece.isWord(folded[end]), MessagePiece.standsApart(folded[end]) == apart {
      if MessagePiece.isDigit(folded[end]) { digits += 1 }
      if MessagePiece.isUnspaced(folded[end]) { unspaced += 1 }
      end += 1
    }
    let content: MessagePiece.Content = digits == 0 ? .letters : digits == end - start ? .digits : .mixed
    return MessagePiece(range: start..<end, content: content, words: max(1, unspaced / 4))
  }

  /// A full stop ends a sentence where a blank follows and no abbreviation goes before: "No.", "Rs.".
  private func endsSentence(at place: Int) -> Bool {
    switch folded[place] {
    case 0x0a, 0x21, 0x3f, 0x61f, 0x6d4, 0x964, 0x965, 0x3002, 0xff01, 0xff1f: return true
    case 0x2e:
      guard scalar(place + 1) == 0x20 || scalar(place + 1) == 0x0a, let last = pieces.last else { return false }
      return last.content != .letters || last.range.count > 3 || last.range.upperBound != place
    default: return false
    }
  }

  /// Marks the pieces of what has no blank within and is an address: `https://example.com/1234`, `bit.ly/1234`.
  private mutating func markAddresses() {
    var index = 0
    while index < pieces.count {
      // Pieces up to the next blank or script of another kind.
      var last = index
      while last + 1 < pieces.count,
        !folded[pieces[last].range.upperBound..<pieces[last + 1].range.lowerBound].contains(where: { $0 <= 0x20 })
      {
        last += 1
      }
      if last > index, isAddress(index...last) {
        for piece in index...last { pieces[piece].isInAddress = true }
      }
      index = last + 1
    }
  }

  private func isAddress(_ chunk: ClosedRange<Int>) -> Bool {
    var hasDottedName = false
    for index in chunk.dropLast() {
      let end = pieces[index].range.upperBound
      let next = pieces[index + 1]
      let between = folded[end..<next.range.lowerBound]
      if between.elementsEqual([0x3a, 0x2f, 0x2f]) || between.elementsEqual([0x40]) { return true }
      let isName = pieces[index].content != .digits && next.content == .letters
      if isName, between.elementsEqual([0x2e]) { hasDottedName = true }
      if hasDottedName, between.first == 0x2f || between.first == 0x3f { return true }
    }
    return false
  }
}
