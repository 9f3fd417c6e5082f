import FieldFeed
import KeyboardCore
import Posix

/// `keypane focus`, `blur`, `show`, `hide`, `session` and `status`: speak to a running keyboard through its socket.
enum SocketCommand {
  static let all: [Program.Command] = [
    Program.Command(spec: focus, run: runFocus),
    plain("blur", "tells a running keyboard that no field has the focus", .blur),
    plain("show", "shows the keyboard of the focused field again, else the one of run's options", .show),
    plain("hide", "hides a running keyboard until show or the next focus", .hide),
    Program.Command(spec: MessageCommand.spec, run: MessageCommand.run),
    Program.Command(spec: session, run: runSession),
    plain(
      "status", "asks a running keyboard how it is", .status,
      options: [
        OptionSpec("json", "a JSON document for programs, as without it")
      ]),
  ]

  static let socket = OptionSpec("socket", value: "PATH", "the socket of the keyboard")

  /// A command that is a request and nothing more.
  private static func plain(
    _ name: String, _ summary: String, _ request: ControlRequest, options: [OptionSpec] = []
  ) -> Program.Command {
    Program.Command(spec: CommandSpec(name: name, summary: summary, options: [socket] + options)) {
      (arguments: Arguments) throws(AppError) in
      try send(request, arguments)
    }
  }

  private static let focus = CommandSpec(
    name: "focus",
    summary: "tells a running keyboard which field has the focus",
    options: [
      socket,
      OptionSpec("id", value: "ID", "the field's name (default: field)"),
      OptionSpec("app", value: "NAME", "the program that shows it"),
      OptionSpec("domain", value: "DOMAIN", "the site that it belongs to"),
      OptionSpec("rect", value: "X,Y,W,H", "where it is on the screen, in pixels"),
      OptionSpec("text", value: "TEXT", "what stands in it"),
      OptionSpec("multiline", "it takes more than one line"),
    ] + FieldOptions.specs.filter { !["idiom", "policy", "languages"].contains($0.name) },
    details: "example: keypane focus --content-type emailAddress --return-key next")

  private static let session = CommandSpec(
    name: "session",
    summary: "tells a running keyboard that a visitor has gone: it hides and forgets the field",
    arguments: "end",
    argumentCount: 1...1,
    options: [socket])

  private static func runFocus(_ arguments: Arguments) throws(AppError) {
    let field = try FieldOptions(arguments)
    var context = FieldContext(id: arguments.value("id") ?? FieldContext.unnamed, traits: field.traits)
    context.app = arguments.value("app") ?? ""
    context.domain = arguments.value("domain")
    context.text = arguments.value("text")
    context.isMultiline = arguments.has("multiline") || field.isMultiline
    context.locale = arguments.value("locale")
    if let word = arguments.value("rect") { context.rect = try rect(word) }
    // A field that wants no keyboard is to the keyboard as if none had the focus.
    try send(field.wantsKeyboard ? .focus(context) : .blur, arguments)
  }

  private static func runSession(_ arguments: Arguments) throws(AppError) {
    guard arguments.words == ["end"] else { throw .unknown("session", arguments.words[0], among: ["end"]) }
    try send(.sessionEnd, arguments)
  }

  private static func rect(_ word: String) throws(AppError) -> KeyRect {
    let numbers = word.split(separator: ",", omittingEmptySubsequences: false).map { Int($0) }
    guard numbers.count == 4, let x = numbers[0], let y = numbers[1], let width = numbers[2], let height = numbers[3]
    else { throw .usage("--rect “\(word)” is not four whole numbers: X,Y,W,H") }
    return KeyRect(x: x, y: y, width: width, height: height)
  }

  /// Sends and prints the answer; a refusal is an error.
  static func send(_ request: ControlRequest, _ arguments: Arguments) throws(AppError) {
    let path = arguments.value("socket") ?? ControlSocket.pathOfRunningKeyboard()
    let answer: [UInt8]
    do { answer = try ControlClient.send(request.line, to: path) } catch {
      throw AppError(error.status, error.description)
    }
    switch ControlReply(line: answer) {
    case .ok: return
    case .warned(let warnings): for warning in warnings { Output.error("the keyboard says: \(warning)") }
    case .error(let reason): throw AppError(.data, "the keyboard says: \(reason)")
    case .json: try Program.say(answer + [0x0a])
    }
  }
}
