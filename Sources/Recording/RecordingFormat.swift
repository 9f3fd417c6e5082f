/// The file formats that can be told from the first lines of a text.
enum RecordingFormat {
  /// Lines of a letter, a colon and fields.
  case evemu
  /// YAML as `libinput record` writes it.
  case libinput

  /// Decided by the comment that names the format, else by the first line that is neither blank nor a comment.
  init?(of bytes: [UInt8]) {
    for line in bytes.split(separator: Byte.lineFeed) {
      if line.starts(with: "# EVEMU ".utf8) {
        self = .evemu
        return
      }
      if line.starts(with: "# libinput record".utf8) {
        self = .libinput
        return
      }
      if Self.isContent(line) {
        guard let format = Self.format(ofContent: line) else { return nil }
        self = format
        return
      }
    }
    return nil
  }

  /// The number of the first line that is neither blank nor a comment; 1 where there is none.
  static func firstContentLine(of bytes: [UInt8]) -> Int {
    for (index, line) in bytes.split(separator: Byte.lineFeed, omittingEmptySubsequences: false).enumerated()
    where isContent(line) {
      return index + 1
    }
    return 1
  }

  private static func isContent(_ line: ArraySlice<UInt8>) -> Bool {
    let first = line.first { $0 != Byte.space && $0 != Byte.tab && $0 != Byte.carriageReturn }
    return first != nil && first != Byte.hash
  }

  private static func format(ofContent line: ArraySlice<UInt8>) -> RecordingFormat? {
    let word = line.prefix { Byte.isLetter($0) }
    if word.count == 1, line.dropFirst().first == Byte.colon { return .evemu }
    if word.count > 1, line.dropFirst(word.count).first == Byte.colon { return .libinput }
    // A YAML document may start with a marker or a directive.
    return line.starts(with: "---".utf8) || line.starts(with: "%YAML".utf8) ? .libinput : nil
  }
}
