import KeyboardCore

/// What `--help` prints.
enum HelpText {
  /// Of the program.
  static func program(_ commands: [CommandSpec]) -> String {
    let width = commands.map(\.name.count).max() ?? 0
    var text = """
      keypane: an on-screen keyboard for Linux kiosk touchscreens, and its simulator

      usage: keypane COMMAND [OPTION…]

      commands:

      """
    for command in commands {
      text += "  \(padded(command.name, to: width))  \(command.summary)\n"
    }
    text += """

      keypane COMMAND --help tells a command's options; keypane --version prints the version.

      """
    return text
  }

  /// Of one command.
  static func command(_ command: CommandSpec) -> String {
    var usage = "keypane \(command.name)"
    if !command.arguments.isEmpty { usage += " \(command.arguments)" }
    if !command.options.isEmpty { usage += " [OPTION…]" }
    var text = "\(command.summary)\n\nusage: \(usage)\n"
    if !command.options.isEmpty {
      let heads = command.options.map(head)
      let width = min(heads.map(\.count).max() ?? 0, 34)
      text += "\noptions:\n"
      for (option, head) in zip(command.options, heads) {
        if head.count > width {
          text += "  \(head)\n  \(padded("", to: width))  \(option.help)\n"
        } else {
          text += "  \(padded(head, to: width))  \(option.help)\n"
        }
      }
    }
    if !command.details.isEmpty { text += "\n\(command.details)\n" }
    return text
  }

  private static func head(_ option: OptionSpec) -> String {
    var head = option.short.map { "-\($0), --\(option.name)" } ?? "--\(option.name)"
    if let value = option.value { head += " \(value)" }
    return head
  }

  private static func padded(_ text: String, to width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - text.count))
  }
}
