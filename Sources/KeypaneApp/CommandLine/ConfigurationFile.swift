import Posix

/// `--config FILE`: options one a line, with or without the dashes, the value behind a blank or `=`; what the command line
/// says outranks it.
enum ConfigurationFile {
  private static let sizeLimit = 1 << 20

  static func merged(_ given: Arguments, for command: CommandSpec) throws(AppError) -> Arguments {
    guard let path = given.value("config") else { return given }
    let bytes: [UInt8]
    do { bytes = try Files.read(path, limit: sizeLimit, takesPipes: true) } catch { throw .unreadable(error, path) }
    var merged = given
    for (index, line) in String(decoding: bytes, as: UTF8.self).split(
      separator: "\n", omittingEmptySubsequences: false
    ).enumerated() {
      let text = line.drop { $0 == " " || $0 == "\t" }
      if text.isEmpty || text.hasPrefix("#") { continue }
      var words = text.split(maxSplits: 1) { $0 == " " || $0 == "\t" || $0 == "=" }
      if let name = words.first, !name.hasPrefix("-") { words[0] = "--" + name }
      do {
        merged.add(try Arguments(words.map { trimmed($0) }, for: command), unlessIn: given)
      } catch {
        throw AppError(.data, "\(path):\(index + 1): \(error.reason)")
      }
    }
    return merged
  }

  private static func trimmed(_ word: Substring) -> String {
    var rest = word
    while let last = rest.last, last == " " || last == "\t" || last == "\r" { rest.removeLast() }
    return String(rest)
  }
}
