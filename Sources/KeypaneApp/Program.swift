import KeyboardCore
import Posix

/// The program: one command a run.
public enum Program {
  /// What `keypane --version` tells.
  public static let version = "0.1.0"

  /// Runs the command that the arguments name; says what goes wrong in one line on standard error.
  /// - Parameter arguments: without the program's own name.
  public static func run(_ arguments: [String]) -> ExitStatus {
    do {
      try dispatch(arguments)
      return .ok
    } catch {
      Output.error(error.reason)
      return error.status
    }
  }

  /// A command and what it does.
  struct Command: Sendable {
    let spec: CommandSpec
    let run: @Sendable (Arguments) throws(AppError) -> Void
  }

  static var commands: [Command] {
    [
      Command(spec: RunCommand.spec, run: RunCommand.run),
      Command(spec: FormCommand.spec, run: FormCommand.run),
      Command(spec: ReplayCommand.spec, run: ReplayCommand.run),
      Command(spec: RecordCommand.spec, run: RecordCommand.run),
      Command(spec: ResolveCommand.spec, run: ResolveCommand.run),
      Command(spec: KeysCommand.spec, run: KeysCommand.run),
      Command(spec: PictureCommand.spec, run: PictureCommand.run),
      Command(spec: LintCommand.spec, run: LintCommand.run),
      Command(spec: LayoutsCommand.spec, run: LayoutsCommand.run),
      Command(spec: PasswordCommand.spec, run: PasswordCommand.run),
      Command(spec: CalibrateCommand.spec, run: CalibrateCommand.run),
      Command(spec: PolicyCommand.spec, run: PolicyCommand.run),
      Command(spec: DoctorCommand.spec, run: DoctorCommand.run),
      Command(spec: KeymapCommand.spec, run: KeymapCommand.run),
      Command(spec: VaultCommand.spec, run: VaultCommand.run),
    ] + SocketCommand.all
  }

  private static func dispatch(_ arguments: [String]) throws(AppError) {
    let commands = commands
    guard let name = arguments.first else {
      throw .usage("a command is missing; see keypane --help")
    }
    switch name {
    case "--help", "-h", "help":
      guard name == "help", arguments.count > 1 else { return try say(HelpText.program(commands.map(\.spec))) }
      return try say(HelpText.command(try Self.command(arguments[1], among: commands).spec))
    case "--version":
      return try say("keypane \(version)\n")
    default: break
    }
    let command = try command(name, among: commands)
    let rest = Array(arguments.dropFirst())
    if Self.asksForHelp(rest) { return try say(HelpText.command(command.spec)) }
    try command.run(Arguments(rest, for: command.spec))
  }

  private static func command(_ name: String, among commands: [Command]) throws(AppError) -> Command {
    if let command = commands.first(where: { $0.spec.name == name }) { return command }
    let isOption = name.hasPrefix("-")
    let near = TraitNames.didYouMean(name, among: isOption ? ["--help", "--version"] : commands.map(\.spec.name))
    let hint = near.map { "did you mean \($0)?" } ?? "see keypane --help"
    let what = isOption ? "option “\(name)” before a command" : "command “\(name)”"
    throw .usage("there is no \(what); \(hint)")
  }

  private static func asksForHelp(_ words: [String]) -> Bool {
    words.prefix { $0 != "--" }.contains { $0 == "--help" || $0 == "-h" }
  }

  /// Writes to standard output.
  static func say(_ text: String) throws(AppError) {
    try say(Array(text.utf8))
  }

  static func say(_ bytes: [UInt8]) throws(AppError) {
    do { try Output.standard(bytes) } catch { throw AppError(.cannotCreate, "standard output: \(error.reason)") }
  }
}
