/// One option of a command.
struct OptionSpec: Sendable {
  /// Without the dashes: `keyboard-type`.
  let name: String
  /// The letter of a short form: `-o`.
  var short: Character?
  /// What stands for the value in the help; nil for an option that takes none.
  var value: String?
  let help: String

  init(_ name: String, short: Character? = nil, value: String? = nil, _ help: String) {
    self.name = name
    self.short = short
    self.value = value
    self.help = help
  }
}

/// A command as its help describes it.
struct CommandSpec: Sendable {
  let name: String
  /// One line for the list of commands.
  let summary: String
  /// The command whose help tells of the options, where it is another one.
  var helpName: String?
  /// What follows the name: `FORM`, `RECORDING…`; empty where nothing does.
  var arguments = ""
  /// How many words that are not options it takes.
  var argumentCount = 0...0
  var options: [OptionSpec] = []
  /// Said below the options.
  var details = ""

  /// `see keypane replay --help`
  var seeHelp: String { "see keypane \(helpName ?? name) --help" }
}
