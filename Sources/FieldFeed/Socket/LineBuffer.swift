/// Cuts a stream of bytes into lines; keeps what is not a whole line yet and never more than one line may hold.
struct LineBuffer {
  /// What the stream brought.
  enum Line: Hashable {
    /// A line without its end; never one of blanks only.
    case whole([UInt8])
    /// A line that is longer than allowed; told once, the rest of it is skipped.
    case tooLong
  }

  let limit: Int
  private var partial: [UInt8] = []
  private var isSkipping = false

  init(limit: Int = ControlRequest.longestLine) {
    self.limit = limit
  }

  /// The lines that end in `bytes`, or turn out to be too long there.
  mutating func take(_ bytes: ArraySlice<UInt8>) -> [Line] {
    var lines: [Line] = []
    var rest = bytes
    while let end = rest.firstIndex(of: 0x0a) {
      collect(rest[..<end], into: &lines)
      finish(into: &lines)
      rest = rest[(end + 1)...]
    }
    collect(rest, into: &lines)
    return lines
  }

  /// The last line of a stream that does not end with a line's end.
  mutating func takeLast() -> [Line] {
    var lines: [Line] = []
    finish(into: &lines)
    return lines
  }

  private mutating func collect(_ piece: ArraySlice<UInt8>, into lines: inout [Line]) {
    guard !isSkipping else { return }
    if partial.count + piece.count > limit {
      lines.append(.tooLong)
      isSkipping = true
      partial = []
    } else {
      partial += piece
    }
  }

  private mutating func finish(into lines: inout [Line]) {
    let isBlank = partial.allSatisfy { $0 == 0x20 || $0 == 0x09 || $0 == 0x0d }
    if !isSkipping, !isBlank { lines.append(.whole(partial)) }
    partial = []
    isSkipping = false
  }
}
