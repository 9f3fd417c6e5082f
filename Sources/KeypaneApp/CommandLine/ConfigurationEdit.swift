import KeyboardCore
import Posix

/// Sets one option in a file of options and leaves the rest of the file as it is, comments and line ends included.
enum ConfigurationEdit {
  private static let sizeLimit = 1 << 20

  /// What the file holds; nothing where there is none yet.
  static func read(_ path: String) throws(AppError) -> [UInt8] {
    do {
      return try Files.read(path, limit: sizeLimit)
    } catch {
      if error.isMissing { return [] }
      throw .unreadable(error, path)
    }
  }

  /// Writes the option into the file, which is made where there is none.
  static func set(_ name: String, to value: String, in path: String) throws(AppError) {
    let bytes = setting(name, to: value, in: try read(path))
    do { try Files.write(path, bytes) } catch { throw .unwritable(error, path) }
  }

  /// The file with the option: in the place of the line that counted so far, the last one, or at the end. Earlier lines of
  /// that option, which have had no say, go.
  static func setting(_ name: String, to value: String, in bytes: [UInt8]) -> [UInt8] {
    let newline = UInt8(ascii: "\n")
    var lines = bytes.split(separator: newline, omittingEmptySubsequences: false).map { Array($0) }
    let ownLines = lines.indices.filter { index in
      ConfigurationFile.lines(lines[index]).first.flatMap(ConfigurationFile.entry)?.name == name
    }
    let usesReturns = lines.count > 1 && lines[0].last == UInt8(ascii: "\r")
    let line = Array("\(name) = \(value)".utf8) + (usesReturns ? [UInt8(ascii: "\r")] : [])
    if let last = ownLines.last {
      lines[last] = line
      for index in ownLines.dropLast().reversed() { lines.remove(at: index) }
    } else {
      // The empty piece behind the last line end, or the end of a last line without one.
      if lines.last?.isEmpty == true { lines.removeLast() }
      lines += [line, []]
    }
    return Array(lines.joined(separator: [newline]))
  }
}
