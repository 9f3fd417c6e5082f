/// Reads recordings of input devices: evemu text, 1.0 to 1.3, and the YAML of `libinput record`.
public enum RecordingReader {
  /// The recordings in a file: one from evemu text, one for each device from YAML.
  ///
  /// Any bytes may be given; damaged ones are refused with the line of the damage. Both formats end every line, so a
  /// last line without a line end means that the file has been cut off, unless it closes a frame.
  ///
  /// - Parameter name: The file's name for errors and places; no file is opened.
  public static func read(_ bytes: [UInt8], name: String) throws(RecordingError) -> [Recording] {
    let bytes = bytes.starts(with: byteOrderMark) ? Array(bytes.dropFirst(byteOrderMark.count)) : bytes
    try requireText(bytes, name: name)
    guard let format = RecordingFormat(of: bytes) else {
      throw RecordingError(
        file: name, line: RecordingFormat.firstContentLine(of: bytes),
        reason: "this is neither evemu text nor YAML of libinput record")
    }
    guard bytes.last == Byte.lineFeed || endsWithWholeFrame(bytes, format) else {
      throw RecordingError(
        file: name, line: line(of: bytes.count, in: bytes),
        reason: "the line is cut off: the file does not end with a line end"
      )
    }
    switch format {
    case .evemu:
      var reader = EvemuReader(bytes, file: name)
      return [try reader.read()]
    case .libinput:
      var reader = LibinputReader(bytes, file: name)
      return try reader.read()
    }
  }

  /// What some editors put before UTF-8; it is passed over.
  private static let byteOrderMark: [UInt8] = [0xef, 0xbb, 0xbf]

  /// Whether a last line without a line end is one that cannot be a cut-off longer one: the SYN_REPORT that closes a
  /// frame, or in YAML a list that is closed.
  private static func endsWithWholeFrame(_ bytes: [UInt8], _ format: RecordingFormat) -> Bool {
    let start = bytes.lastIndex(of: Byte.lineFeed).map { $0 + 1 } ?? 0
    let words =
      String(decoding: bytes[start...], as: UTF8.self).split(separator: "#")[...]
      .first?.split { $0 == " " || $0 == "\t" || $0 == "\r" } ?? []
    switch format {
    case .evemu: return words.first == "E:" && words.count == 5 && words[2...3].allSatisfy { $0 == "0000" }
    case .libinput: return words.last?.hasSuffix("]") ?? false
    }
  }

  /// Refuses what no text file holds: nothing at all, NUL bytes, and bytes that are not UTF-8.
  private static func requireText(_ bytes: [UInt8], name: String) throws(RecordingError) {
    if bytes.isEmpty {
      throw RecordingError(file: name, line: 1, reason: "the file is empty")
    }
    if let offset = bytes.firstIndex(of: 0) {
      throw RecordingError(file: name, line: line(of: offset, in: bytes), reason: "a NUL byte: this is not a text file")
    }
    do {
      _ = try UTF8Span(validating: bytes.span)
    } catch {
      throw RecordingError(
        file: name, line: line(of: error.byteOffsets.lowerBound, in: bytes), reason: "the text is not valid UTF-8")
    }
  }

  /// The line, counted from 1, that the byte at `offset` belongs to.
  static func line(of offset: Int, in bytes: [UInt8]) -> Int {
    var line = 1
    for byte in bytes.prefix(offset) where byte == Byte.lineFeed { line += 1 }
    return line
  }
}
