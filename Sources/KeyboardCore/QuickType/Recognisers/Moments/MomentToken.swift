/// A number, a word or a sign of a text.
struct MomentToken: Sendable {
  enum Content: Sendable, Hashable {
    /// Its value, and how many digits it is written with.
    case number(Int, digits: Int)
    /// Folded; one longer than any name is empty.
    case word(String)
    /// A character that is neither.
    case sign(UInt32)
  }

  var content: Content
  /// Places in the text's scalars.
  var range: Range<Int>
  /// Blanks go before it.
  var followsBlank: Bool
  /// It begins with a capital.
  var isCapital: Bool

  /// Numbers and letters are parted also where nothing stands between them: `10am`, `7th`.
  static func tokens(of text: MessageText) -> [MomentToken] {
    var tokens: [MomentToken] = []
    var place = 0
    var followsBlank = false
    while place < text.folded.count {
      let start = place
      let scalar = text.folded[place]
      let content: Content
      if scalar == 0x20 {
        followsBlank = true
        place += 1
        continue
      } else if MessagePiece.isDigit(scalar) {
        var value = 0
        while place < text.folded.count, MessagePiece.isDigit(text.folded[place]) {
          if place - start < 9 { value = value * 10 + Int(text.folded[place]) - 0x30 }
          place += 1
        }
        content = .number(value, digits: place - start)
      } else if MessagePiece.isWord(scalar) {
        while place < text.folded.count, MessagePiece.isWord(text.folded[place]),
          !MessagePiece.isDigit(text.folded[place])
        {
          place += 1
        }
        content = .word(place - start <= 16 ? word(text.folded[start..<place]) : "")
      } else {
        place += 1
        content = .sign(scalar)
      }
      let isCapital = text.folded[start] != text.written[start]
      tokens.append(
        MomentToken(content: content, range: start..<place, followsBlank: followsBlank, isCapital: isCapital))
      followsBlank = false
    }
    return tokens
  }

  private static func word(_ letters: ArraySlice<UInt32>) -> String {
    var result = ""
    for letter in letters {
      if let scalar = Unicode.Scalar(letter) { result.unicodeScalars.append(scalar) }
    }
    return result
  }
}
