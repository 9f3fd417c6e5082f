import KeyboardCore
import Posix

/// The words behind a command, sorted into options and others.
struct Arguments: Sendable {
  private(set) var words: [String] = []
  private var values: [String: [String]] = [:]
  /// Where options stand that a file has and the command line has not.
  private var places: [String: ConfigurationFile.Place] = [:]

  /// - Throws: usage errors: an option that the command does not have, a value that is missing, words too many or few.
  init(_ arguments: [String], for command: CommandSpec) throws(AppError) {
    var rest = arguments[...]
    var onlyWords = false
    while let argument = rest.popFirst() {
      if onlyWords || argument == "-" || !argument.hasPrefix("-") {
        words.append(argument)
      } else if argument == "--" {
        onlyWords = true
      } else {
        let (name, inline) = Self.split(argument)
        let option = try Self.option(name, of: command)
        if option.value == nil {
          if inline != nil { throw .usage("option --\(option.name) takes no value") }
          values[option.name] = [""]
        } else if let value = inline ?? rest.popFirst() {
          values[option.name, default: []].append(value)
        } else {
          throw .usage("option --\(option.name) needs a value: --\(option.name) \(option.value ?? "")")
        }
      }
    }
    if words.count < command.argumentCount.lowerBound {
      throw .usage("\(command.name) needs \(command.arguments); \(command.seeHelp)")
    }
    if words.count > command.argumentCount.upperBound {
      throw .usage("\(command.name) does not take “\(words[command.argumentCount.upperBound])”")
    }
  }

  /// Whether an option was given.
  func has(_ name: String) -> Bool { values[name] != nil }

  /// The value of an option; the last one where it was given more than once.
  func value(_ name: String) -> String? { values[name]?.last }

  /// The values of an option that may be given more than once, in their order.
  func values(_ name: String) -> [String] { values[name] ?? [] }

  /// Takes over the options of `other`, one line of a file, that were not `given` on the command line; of what several
  /// lines say the last counts.
  mutating func add(_ other: Arguments, at place: ConfigurationFile.Place, unlessIn given: Arguments) {
    for (name, more) in other.values where !given.has(name) {
      values[name, default: []] += more
      places[name] = place
    }
  }

  /// Takes back what earlier lines of a file say of a switch that was not `given` on the command line.
  mutating func switchOff(_ name: String, unlessIn given: Arguments) {
    if !given.has(name) { values[name] = nil }
  }

  /// The file that has said what counts of an option; nil: the command line, or nobody.
  func file(of name: String) -> String? { places[name]?.path }

  /// The error, with the file and the line where it is about an option that stands there.
  func placed(_ error: AppError) -> AppError {
    if error.status == .usage, let place = error.option.flatMap({ places[$0] }) {
      return AppError(.data, "\(place): \(error.reason)")
    }
    // What is wrong with a file or a folder begins with its path.
    for (name, place) in places.sorted(by: { $0.value.line < $1.value.line }) {
      guard let path = value(name), !path.isEmpty, error.reason.hasPrefix("\(path):") else { continue }
      return AppError(error.status, "\(place): --\(name) \(error.reason)")
    }
    return error
  }

  /// The value of an option that takes one of several names.
  func choice<Value>(_ name: String, _ choices: [(String, Value)]) throws(AppError) -> Value? {
    guard let word = value(name) else { return nil }
    for (known, value) in choices where known == word { return value }
    throw .unknown("--\(name)", word, among: choices.map(\.0))
  }

  private static func split(_ argument: String) -> (name: String, value: String?) {
    guard argument.hasPrefix("--") else { return (argument, nil) }
    let body = argument.dropFirst(2)
    guard let equals = body.firstIndex(of: "=") else { return (String(body), nil) }
    return (String(body[..<equals]), String(body[body.index(after: equals)...]))
  }

  private static func option(_ name: String, of command: CommandSpec) throws(AppError) -> OptionSpec {
    if name.hasPrefix("-") {
      let letters = name.dropFirst()
      if letters.count == 1, let option = command.options.first(where: { $0.short == letters.first }) { return option }
      throw .usage("\(command.name) has no option \(name); \(command.seeHelp)")
    }
    if let option = command.options.first(where: { $0.name == name }) { return option }
    let near = TraitNames.didYouMean(name, among: command.options.map(\.name))
    let hint = near.map { "did you mean --\($0)?" } ?? "\(command.seeHelp)"
    throw .usage("\(command.name) has no option --\(name); \(hint)")
  }
}
