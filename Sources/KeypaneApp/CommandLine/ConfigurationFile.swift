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
    for (index, line) in lines(bytes).enumerated() {
      guard let entry = entry(line) else { continue }
      let words = [entry.name.hasPrefix("-") ? entry.name : "--" + entry.name] + (entry.value.map { [$0] } ?? [])
      do {
        merged.add(try Arguments(words, for: command), unlessIn: given)
      } catch {
        throw AppError(.data, "\(path):\(index + 1): \(error.reason)")
      }
    }
    return merged
  }

  /// The lines, without their ends; the last one is empty where the file ends with a line end.
  static func lines(_ bytes: [UInt8]) -> [String] {
    bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).map {
      String(decoding: $0.last == UInt8(ascii: "\r") ? $0.dropLast() : $0, as: UTF8.self)
    }
  }

  /// The option of a line, its name without dashes; nil for a line that has none.
  static func entry(_ line: String) -> (name: String, value: String?)? {
    let text = line.drop { isBlank($0) }
    guard !text.isEmpty, !text.hasPrefix("#") else { return nil }
    let name = text.prefix { !isBlank($0) && $0 != "=" }
    var value = text[name.endIndex...].drop { isBlank($0) }
    if value.first == "=" { value = value.dropFirst().drop { isBlank($0) } }
    while let last = value.last, isBlank(last) { value.removeLast() }
    return (String(name.hasPrefix("--") ? name.dropFirst(2) : name), value.isEmpty ? nil : String(value))
  }

  private static func isBlank(_ character: Character) -> Bool { character == " " || character == "\t" }
}
