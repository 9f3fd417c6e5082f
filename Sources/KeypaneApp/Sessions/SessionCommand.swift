import KeyboardCore
import Posix
import Recording

/// `keypane replay --session FILE`.
enum SessionCommand {
  /// Prints what came of the session. Where its file says what is expected, lines that differ are marked.
  /// - Throws: status 1 where something else came of it.
  static func run(_ path: String, _ arguments: Arguments) throws(AppError) {
    let known = ["session", "rewrite", "picture", "data", "layouts"]
    if let other = ReplayCommand.spec.options.first(where: { arguments.has($0.name) && !known.contains($0.name) }) {
      throw .usage("--\(other.name) does not go with --session: a session has its options on its line field or form")
    }
    guard arguments.words.isEmpty else { throw .usage("--session and a recording do not go together") }
    let session = try read(path)
    guard session.namesField else {
      throw AppError(
        .data, "\(path):1: a session needs what is typed into: a line field [OPTION…], or form NAME [OPTION…]")
    }
    if let line = session.dashesLine, session.expected.isEmpty, !arguments.has("rewrite") {
      throw AppError(
        .data, "\(path):\(line): nothing stands below the line of dashes; --rewrite writes there what comes of it")
    }
    let data = try DataFolder(arguments)
    var player = try SessionPlayer(session, data: data, library: LayoutLibrary.announced(data))
    let result = try SessionReport.lines(of: &player)
    var pictures = try PictureSink(arguments, screen: SessionOptions(session).screen, player.simulator)
    try pictures.finish(&player.simulator)
    if arguments.has("rewrite") {
      do { try Files.writeAtomically(path, Array(session.text(with: result).utf8)) } catch {
        throw .unwritable(error, path)
      }
    }
    let isAsExpected = session.expected.isEmpty || arguments.has("rewrite") || result == session.expected
    let lines = isAsExpected ? result : SessionDifference.lines(expected: session.expected, found: result)
    try Program.say(lines.joined(separator: "\n") + "\n")
    if !isAsExpected { throw AppError(.findings, "\(path): something else came of it than it says") }
  }

  static func read(_ path: String) throws(AppError) -> SessionFile {
    let bytes: [UInt8]
    do { bytes = try Files.read(path, limit: SessionFile.largest, takesPipes: true) } catch {
      throw .unreadable(error, path)
    }
    do { return try SessionReader.read(bytes, name: path) } catch { throw AppError(.data, error.description) }
  }
}
