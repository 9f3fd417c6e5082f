import Posix

/// `--config FILE`: options one a line, with or without the dashes, the value behind a blank or `=`; what the command line
/// says outranks it.
///
/// One file serves `run`, `form`, `replay` and `calibrate`: an option that only others of them have is passed over.
enum ConfigurationFile {
  private static let sizeLimit = 1 << 20

  /// Where `run` looks when it is told of no file.
  static let standard = "/etc/keypane/keypane.conf"
  static let spec = OptionSpec(
    "config", value: "FILE", "options, one a line: rotate 90 (see Examples/keypane.conf)")
  static let runSpec = OptionSpec(
    "config", value: "FILE", "options, one a line: rotate 90 (default: \(standard) if there is one; none: no file)")

  /// A line of a file.
  struct Place: Sendable, Hashable, CustomStringConvertible {
    var path: String
    /// Counted from 1.
    var line: Int

    /// `kiosk.conf:3`
    var description: String { "\(path):\(line)" }
  }

  /// Of these a file says what `run` does: what others do with them is asked for where they are called.
  private static let onlyRun: Set<String> = ["output", "display"]

  /// Does what a command does with the options of command line and file; what is wrong with one of the file is told with
  /// its line.
  static func with(
    _ given: Arguments, for command: CommandSpec, _ body: (Arguments) throws(AppError) -> Void
  ) throws(AppError) {
    let arguments = try merged(given, for: command)
    do { try body(arguments) } catch { throw arguments.placed(error) }
  }

  /// Reads a file for what is wrong with it, but for values.
  static func check(_ bytes: [UInt8], named path: String) throws(AppError) {
    _ = try merged(try Arguments([], for: RunCommand.spec), for: RunCommand.spec, bytes, named: path)
  }

  private static func merged(_ given: Arguments, for command: CommandSpec) throws(AppError) -> Arguments {
    let named = given.value("config")
    let isRun = command.name == RunCommand.spec.name
    guard let path = named ?? (isRun && Files.exists(standard) ? standard : nil), !(isRun && named == "none") else {
      return given
    }
    let bytes: [UInt8]
    do { bytes = try Files.read(path, limit: sizeLimit) } catch { throw .unreadable(error, path) }
    if named == nil { Output.error("options of \(path)") }
    return try merged(given, for: command, bytes, named: path)
  }

  private static func merged(
    _ given: Arguments, for command: CommandSpec, _ bytes: [UInt8], named path: String
  ) throws(AppError) -> Arguments {
    let own = command.options.filter { command.name == RunCommand.spec.name || !onlyRun.contains($0.name) }
    var known = CommandSpec(name: command.name, summary: "", options: own)
    for other in [RunCommand.spec, FormCommand.spec, ReplayCommand.spec, CalibrateCommand.spec] {
      known.options += other.options.filter { option in !known.options.contains { $0.name == option.name } }
    }
    known.options.removeAll { $0.name == spec.name }
    var merged = given
    for (index, line) in lines(bytes).enumerated() {
      guard let entry = entry(line) else { continue }
      let place = Place(path: path, line: index + 1)
      if entry.name == spec.name { throw AppError(.data, "\(place): a file of options does not name another one") }
      let isOwn = own.contains { $0.name == entry.name }
      do {
        if let option = known.options.first(where: { $0.name == entry.name }), option.value == nil,
          try !isOn(option, entry.value)
        {
          if isOwn { merged.switchOff(option.name, unlessIn: given) }
        } else {
          let read = try Arguments(words(entry, of: known), for: known)
          if isOwn { merged.add(read, at: place, unlessIn: given) }
        }
      } catch {
        throw AppError(.data, "\(place): \(error.reason)")
      }
    }
    return merged
  }

  /// As they would stand on the command line.
  private static func words(_ entry: (name: String, value: String?), of command: CommandSpec) -> [String] {
    let dashed = entry.name.hasPrefix("-") ? entry.name : "--" + entry.name
    let isSwitch = command.options.contains { $0.name == entry.name && $0.value == nil }
    guard let value = entry.value, !isSwitch else { return [dashed] }
    return dashed.hasPrefix("--") ? ["\(dashed)=\(value)"] : [dashed, value]
  }

  /// Whether a line switches its option on: by its name alone, or with a word that says so.
  private static func isOn(_ option: OptionSpec, _ word: String?) throws(AppError) -> Bool {
    switch word {
    case nil, "yes", "on", "true": return true
    case "no", "off", "false": return false
    case .some(let word): throw .usage("--\(option.name) is a switch: yes or no, not “\(word)”")
    }
  }

  /// The lines, without their ends and the mark of UTF-8 before them; the last one is empty where the file ends with a
  /// line end.
  static func lines(_ bytes: [UInt8]) -> [String] {
    let mark: [UInt8] = [0xef, 0xbb, 0xbf]
    let text = bytes.starts(with: mark) ? bytes[mark.count...] : bytes[...]
    return text.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).map {
      String(decoding: $0.last == UInt8(ascii: "\r") ? $0.dropLast() : $0, as: UTF8.self)
    }
  }

  /// The option of a line, its name without dashes; nil for a line that has none. A value may stand between quotation
  /// marks; a comment begins with `#` behind a blank, or the line.
  static func entry(_ line: String) -> (name: String, value: String?)? {
    let text = line.drop { isBlank($0) }
    guard !text.isEmpty, !text.hasPrefix("#") else { return nil }
    let name = text.prefix { !isBlank($0) && $0 != "=" }
    var value = text[name.endIndex...].drop { isBlank($0) }
    if value.first == "=" { value = value.dropFirst().drop { isBlank($0) } }
    return (String(name.hasPrefix("--") ? name.dropFirst(2) : name), Self.value(value))
  }

  private static func value(_ text: Substring) -> String? {
    if let mark = text.first, mark == "\"" || mark == "'", let end = text.dropFirst().firstIndex(of: mark) {
      let rest = text[text.index(after: end)...].drop { isBlank($0) }
      if rest.isEmpty || rest.hasPrefix("#") { return String(text[text.index(after: text.startIndex)..<end]) }
    }
    var value = text.hasPrefix("#") ? "" : text
    var before: Character?
    if let comment = value.indices.first(where: { index in
      defer { before = value[index] }
      return value[index] == "#" && before.map(isBlank) == true
    }) {
      value = value[..<comment]
    }
    while let last = value.last, isBlank(last) { value.removeLast() }
    return value.isEmpty ? nil : String(value)
  }

  private static func isBlank(_ character: Character) -> Bool { character == " " || character == "\t" }
}
